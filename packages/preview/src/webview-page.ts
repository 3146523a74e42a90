/** The page inside a webview: states come in as messages, events go out as messages. Bundled into one script. */
import { BoardElement } from "./element/board-element.js";
import { followTheme } from "./page-theme.js";
import { keepLocally } from "./play/keep.js";
import type { PreviewEvent } from "./state.js";

declare function acquireVsCodeApi(): {
  readonly postMessage: (message: unknown) => void;
  /** Kept while the window is loaded anew, and given back to the extension then. */
  readonly setState: (state: unknown) => void;
  readonly getState: () => unknown;
};

const editor = acquireVsCodeApi();
customElements.define("ecp-board", BoardElement);
const board = document.querySelector("ecp-board");
if (board instanceof BoardElement) {
  followTheme(board);
  let memory: object = {};
  let fills = fillsOf(editor.getState());
  const remember = (): void => editor.setState({ ...memory, fills });
  // A webview has a storage of its own, which some editors empty: what it keeps with its window comes first.
  const local = keepLocally(() => localStorage);
  board.keeper = {
    load: (key) => fills[key] ?? local.load(key),
    save: (key, text) => {
      const { [key]: _, ...others } = fills;
      fills = text === undefined ? others : { ...others, [key]: text };
      local.save(key, text);
      remember();
    },
  };
  board.addEventListener("ecp", (event) => {
    if (event instanceof CustomEvent) editor.postMessage(event.detail);
  });
  addEventListener("message", ({ data }) => {
    if (data?.kind !== "state") return;
    board.state = data.state;
    memory = data.memory;
    remember();
  });
  const ready: PreviewEvent = { kind: "ready" };
  editor.postMessage(ready);
}

/** The entries of a window that is loaded anew, by the puzzle's key. */
function fillsOf(state: unknown): Readonly<Record<string, string>> {
  if (typeof state !== "object" || state === null || !("fills" in state)) return {};
  const { fills } = state;
  if (typeof fills !== "object" || fills === null) return {};
  return Object.fromEntries(Object.entries(fills).filter(([, text]) => typeof text === "string"));
}
