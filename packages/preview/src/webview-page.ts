/** The page inside a webview: states come in as messages, events go out as messages. Bundled into one script. */
import { BoardElement } from "./element/board-element.js";
import { followTheme } from "./page-theme.js";
import type { PreviewEvent } from "./state.js";

declare function acquireVsCodeApi(): {
  readonly postMessage: (message: unknown) => void;
  /** Kept while the window is loaded anew, and given back to the extension then. */
  readonly setState: (state: unknown) => void;
};

const editor = acquireVsCodeApi();
customElements.define("ecp-board", BoardElement);
const board = document.querySelector("ecp-board");
if (board instanceof BoardElement) {
  followTheme(board);
  board.addEventListener("ecp", (event) => {
    if (event instanceof CustomEvent) editor.postMessage(event.detail);
  });
  addEventListener("message", ({ data }) => {
    if (data?.kind !== "state") return;
    board.state = data.state;
    editor.setState(data.memory);
  });
  const ready: PreviewEvent = { kind: "ready" };
  editor.postMessage(ready);
}
