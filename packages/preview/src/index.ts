/** The public API of the preview, for those who show it: the conversation between a board and the language server. Its page is bundled apart. */

export { type EditHistory, makeEditHistory, type Step } from "./edits/edit-history.js";
export { applyChanges, type Change, inverseChanges, readChanges } from "./edits/text-changes.js";
export { parsePreviewEvent } from "./parse-event.js";
export type { Client, Requests } from "./requests.js";
export { openSession, type Session, type SessionHost } from "./session.js";
export type { EditHistoryState, PreviewEvent, PreviewState, Progress, Work } from "./state.js";
