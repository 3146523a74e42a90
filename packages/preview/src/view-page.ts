/**
 * The page of `ecpc view`: the session runs here; requests go to the local server, and what the language server tells comes as server-sent
 * events. Bundled into one script.
 */
import { BoardElement } from "./element/board-element.js";
import { followTheme } from "./page-theme.js";
import type { Client, Requests } from "./requests.js";
import { openSession } from "./session.js";

const post = (path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });

const client: Client = {
  async request<Method extends keyof Requests>(
    method: Method,
    params: Requests[Method]["takes"],
    signal?: AbortSignal,
  ): Promise<Requests[Method]["gives"]> {
    // An aborted request closes its connection, by which the server knows.
    const answer = await post("request", { method, params }, signal);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  },
};

async function change(path: string, body: unknown): Promise<void> {
  const answer = await post(path, body);
  if (!answer.ok) throw new Error(await answer.text());
}

customElements.define("ecp-board", BoardElement);
const board = document.querySelector("ecp-board");
const notice = document.querySelector(".notice");
const { uri, file } = document.body.dataset;
if (
  board instanceof BoardElement &&
  notice instanceof HTMLElement &&
  uri !== undefined &&
  file !== undefined
) {
  followTheme(board);
  const session = openSession(uri, file, {
    client,
    show: (state) => {
      board.state = state;
    },
    // There is no text beside the board here.
    reveal: () => {},
    write: (edits, version) => change("write", { edits, version }),
    undo: () => change("undo", {}),
    redo: () => change("redo", {}),
  });
  board.addEventListener("ecp", (event) => {
    if (event instanceof CustomEvent) session.handle(event.detail);
  });
  const events = new EventSource("events");
  events.addEventListener("analysed", ({ data }) => void session.analysed(JSON.parse(data)));
  events.addEventListener("found", ({ data }) => session.found(JSON.parse(data)));
  events.addEventListener("solved", ({ data }) => {
    const { uri: of, instance } = JSON.parse(data);
    session.solved(of, instance);
  });
  events.addEventListener("progress", ({ data }) => session.progress(JSON.parse(data) ?? undefined));
  events.addEventListener("history", ({ data }) => session.historyIs(JSON.parse(data)));
  events.addEventListener("open", () => {
    notice.hidden = true;
    session.handle({ kind: "ready" });
  });
  events.addEventListener("error", () => {
    notice.hidden = false;
  });
}
