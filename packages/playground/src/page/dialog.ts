/** A dialog over the page: the browser's own, which keeps the focus in it and closes with Escape. It is made anew whenever it is opened. */
import { element } from "@ecp/preview/dom";

export interface Dialog {
  readonly body: HTMLElement;
  readonly close: () => void;
}

/** `closed`: called once, however it is closed. */
export function openDialog(title: string, closed: () => void = () => {}): Dialog {
  const close = element("button", { type: "button", class: "close", "aria-label": "Close" }, "✕");
  const body = element("div", { class: "body" });
  const heading = element("h2", { id: "dialog-title" }, title);
  const dialog = element(
    "dialog",
    { "aria-labelledby": "dialog-title" },
    element("header", {}, heading, close),
    body,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  // Beside the dialog is its backdrop, and nothing else of it.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  // Fields have keys of their own, which are those of the board too (Ctrl+Z).
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  return { body, close: () => dialog.close() };
}

export function button(
  label: string,
  does: () => void,
  more: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = element("button", { type: "button", ...more }, label);
  made.addEventListener("click", does);
  return made;
}

/** A read-only field, whose text is selected as a whole when it gets the focus. */
export function readOnlyField(label: string, text: string): HTMLElement {
  const field = element("textarea", { readonly: "", rows: "4", "aria-label": label });
  field.value = text;
  field.addEventListener("focus", () => field.select());
  return field;
}

/** Whether it is on the clipboard: a browser may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = element("a", { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
