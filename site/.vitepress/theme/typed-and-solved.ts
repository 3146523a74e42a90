/**
 * The puzzle of the home page is typed before one's eyes, and then solved where it stands. It begins when it is seen; a click or a key ends the typing at
 * once. Whoever wants less motion has the text, and the link below it, as on any page.
 */
import type { OpenInPlace } from "./try-in-place.js";

/** Milliseconds from one character to the next, and from the last one to the answer. */
const STROKE = 28;
const PAUSE = 500;

export function typeAndSolve(open: OpenInPlace): void {
  const block = document.querySelector<HTMLElement>(".VPHome .runnable:not([data-typed])");
  const code = block?.querySelector<HTMLElement>("pre code");
  if (block == null || code == null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  block.dataset.typed = "";
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void typed(block, code).then(async () => {
        if (block.isConnected && block.querySelector("ecp-puzzle") === null)
          await open(block, { solved: true });
      });
    },
    { threshold: 0.5 },
  );
  seen.observe(block);
}

/** Resolves when all of it stands there. */
async function typed(block: HTMLElement, code: HTMLElement): Promise<void> {
  const parts = textsOf(code).map((node) => ({ node, text: node.data }));
  block.style.minHeight = `${block.offsetHeight}px`;
  let isAsked = false;
  const finish = (): void => {
    isAsked = true;
  };
  block.addEventListener("pointerdown", finish);
  document.addEventListener("keydown", finish);
  for (const { node } of parts) node.data = "";
  for (const { node, text } of parts) {
    const at = node.parentElement;
    at?.classList.add("caret");
    for (const end of Array.from(text, (_, index) => index + 1)) {
      if (isAsked) break;
      node.data = text.slice(0, end);
      await after(STROKE);
    }
    node.data = text;
    at?.classList.remove("caret");
  }
  block.removeEventListener("pointerdown", finish);
  document.removeEventListener("keydown", finish);
  await after(PAUSE);
  block.style.minHeight = "";
}

function textsOf(element: HTMLElement): readonly Text[] {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    if (node instanceof Text) found.push(node);
  return found;
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
