/** A line below the heading for a notice about the page as a whole, with buttons for what can be done about it. */
import { element } from "@ecp/preview/dom";
import { button } from "./dialog.js";

export interface Notice {
  readonly say: (text: string, action?: { readonly label: string; readonly does: () => void }) => void;
  /** Removes the notice, which no longer holds. */
  readonly hide: () => void;
}

export function makeNotice(place: HTMLElement): Notice {
  const hide = (): void => {
    place.replaceChildren();
    place.hidden = true;
  };
  return {
    hide,
    say(text, action) {
      place.replaceChildren(element("span", {}, text));
      if (action !== undefined)
        place.append(
          button(action.label, () => {
            hide();
            action.does();
          }),
        );
      place.append(button("✕", hide, { class: "close", "aria-label": "Close" }));
      place.hidden = false;
    },
  };
}
