/**
 * A click on "Try it" below a block opens it where it stands, in an `<ecp-puzzle>`; its script is loaded with the first one. Without it, or with
 * Ctrl, the link leads to the playground.
 */

import { writeLink } from "../../../packages/playground/src/share/link.js";

/** The properties of the element that are set, whose class is in its script. */
interface PuzzleElement extends HTMLElement {
  text: string;
  exercise: unknown;
}

/** Opens a block of a page where it stands; rejected where the script cannot be had. */
export type OpenInPlace = (block: HTMLElement, how: { readonly solved: boolean }) => Promise<HTMLElement>;

export function tryInPlace(base: string): OpenInPlace {
  let script: Promise<void> | undefined;
  const load = (): Promise<void> => {
    script ??= new Promise((resolve, reject) => {
      const made = document.createElement("script");
      made.src = `${base}play/ecp-puzzle.js`;
      made.onload = () => void customElements.whenDefined("ecp-puzzle").then(() => resolve());
      made.onerror = () => reject(new Error("it could not be loaded"));
      document.head.append(made);
    });
    return script;
  };
  const theme = (): string => (document.documentElement.classList.contains("dark") ? "dark" : "light");
  new MutationObserver(() => {
    for (const each of document.querySelectorAll("ecp-puzzle")) each.setAttribute("theme", theme());
  }).observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });

  const open: OpenInPlace = async (block, { solved }) => {
    await load();
    const puzzle = document.createElement("ecp-puzzle") as PuzzleElement;
    puzzle.setAttribute("theme", theme());
    puzzle.toggleAttribute("solved", solved);
    puzzle.text = block.querySelector("pre code")?.textContent ?? "";
    const { exercise } = block.dataset;
    if (exercise !== undefined) puzzle.exercise = JSON.parse(exercise);
    for (const child of block.children) child.setAttribute("hidden", "");
    block.append(puzzle, onward(base, puzzle));
    return puzzle;
  };

  document.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(".runnable .try a") : null;
      const block = link?.closest<HTMLElement>(".runnable");
      if (link === null || block === null || block === undefined) return;
      if (isElsewhere(event)) return;
      event.preventDefault();
      event.stopPropagation();
      open(block, { solved: false }).then(
        (puzzle) => {
          link.blur();
          puzzle.setAttribute("tabindex", "-1");
          puzzle.focus({ preventScroll: true });
        },
        () => location.assign(link.href),
      );
    },
    true,
  );
  return open;
}

/** Whether the browser opens what was clicked in another place. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

/** The playground has more buttons, and more room: a link that takes along the text as it is now. */
function onward(base: string, puzzle: PuzzleElement): HTMLElement {
  const link = document.createElement("a");
  link.textContent = "Open it in the playground";
  link.href = `${base}play/`;
  // Else the site looks for a page of its own there.
  link.target = "_self";
  const take = async (): Promise<void> => {
    link.href = `${base}play/#${await writeLink({ text: puzzle.text, view: {} })}`;
  };
  // For a click that opens it elsewhere; any other waits until the address is there.
  for (const event of ["pointerenter", "focus"]) link.addEventListener(event, () => void take());
  link.addEventListener("click", (event) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    void take().then(() => location.assign(link.href));
  });
  const line = document.createElement("p");
  line.className = "onward";
  line.append(link);
  return line;
}
