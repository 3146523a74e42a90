/** A file under `ecpc view`: its text, which an editor and the page may both change, and the language server that reads it. */
import { unwatchFile, watchFile } from "node:fs";
import type { TextEdit } from "@ecp/lsp";
import { reasonOf } from "@ecp/lsp/read-file";
import { type EditHistoryState, makeEditHistory, type Requests, readChanges, type Step } from "@ecp/preview";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { readText } from "../input/read-text.js";
import { replaceFile } from "../output/replace-file.js";
import { type LanguageClient, type Listeners, startLanguageClient } from "./language-client.js";
import { Refusal } from "./refusal.js";

const pollMs = 150;

/** A page may ask these of the language server: all that a board asks. */
const methods = {
  "ecp/instances": true,
  "ecp/problems": true,
  "ecp/board": true,
  "ecp/solve": true,
  "ecp/count": true,
  "ecp/candidates": true,
  "ecp/play": true,
  "ecp/check": true,
  "ecp/explain": true,
  "ecp/replay": true,
  "ecp/verify": true,
  "ecp/setSymbol": true,
} as const satisfies Readonly<Record<keyof Requests, true>>;

/** A file on view. Requests and edits that come from a page are checked before they are believed; a wrong one throws a `Refusal`. */
export interface ViewedFile {
  readonly request: (body: unknown, signal: AbortSignal) => Promise<unknown>;
  /** `{ version, edits }`: edits of the text that had this version. */
  readonly write: (body: unknown) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly history: () => EditHistoryState;
  readonly close: () => void;
}

export interface FileListeners extends Listeners {
  /** The lists of what can be undone and redone have changed. */
  readonly history: (state: EditHistoryState) => void;
}

const changedMeanwhile =
  "the file was changed by another program in the meantime: nothing was written, and the board shows the text as it is now";

export async function openFile(file: string, uri: string, listeners: FileListeners): Promise<ViewedFile> {
  const read = readText(file);
  if ("refused" in read)
    throw new CommandError(read.usage ? exitCodes.usage : exitCodes.errors, [read.refused]);
  let { text } = read;
  const client: LanguageClient = await startLanguageClient(uri, text, listeners);
  // The version changes together with the text, so that equal versions are equal texts.
  let version = client.firstVersion;
  const history = makeEditHistory();
  const setText = (changed: string): void => {
    text = changed;
    version = client.setText(changed);
  };
  /** Takes over what stands in the file; false where it cannot be read, as while an editor replaces it. */
  const look = (): boolean => {
    const now = readText(file);
    if ("refused" in now) return false;
    if (now.text !== text) {
      history.forget();
      setText(now.text);
      listeners.history(history.state());
    }
    return true;
  };
  /** Nothing is written over a text that nobody here has seen. */
  const mustBeReadable = (): void => {
    if (!look())
      throw new Refusal(409, `\`${file}\` cannot be read at the moment: nothing was written; try it again`);
  };
  const save = (step: Step): void => {
    const seen = text;
    try {
      replaceFile(file, step.text, () => {
        mustBeReadable();
        if (text !== seen) throw new Refusal(409, changedMeanwhile);
      });
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(409, `\`${file}\` cannot be written: ${reasonOf(error)}`);
    }
    step.done();
    setText(step.text);
    listeners.history(history.state());
  };
  const step = (does: "undo" | "redo"): void => {
    mustBeReadable();
    const next = history[does](text);
    if (next === undefined)
      throw new Refusal(
        409,
        `there is nothing to ${does} since the file was last changed by another program`,
      );
    save(next);
  };
  const watched = (): void => void look();
  watchFile(file, { interval: pollMs }, watched);

  return {
    request: (body, signal) => {
      if (!isRecord(body) || typeof body.method !== "string" || !Object.hasOwn(methods, body.method))
        throw new Refusal(400, "it is no request of a board");
      if (!isRecord(body.params) || body.params.uri !== uri)
        throw new Refusal(403, "only the file that `ecpc view` was started with can be asked for");
      return client.request(body.method, body.params, signal);
    },
    write: (body) => {
      if (!isRecord(body) || !Array.isArray(body.edits) || !body.edits.every(isEdit))
        throw new Refusal(400, "it is no edit");
      mustBeReadable();
      if (body.version !== version) throw new Refusal(409, changedMeanwhile);
      const changes = readChanges(text, body.edits);
      if (changes === undefined) throw new Refusal(400, "an edit names a place that is not in the text");
      save(history.make(text, changes));
    },
    undo: () => step("undo"),
    redo: () => step("redo"),
    history: history.state,
    close: () => {
      unwatchFile(file, watched);
      client.stop();
    },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isPlace = (value: unknown): boolean =>
  isRecord(value) && Number.isSafeInteger(value.line) && Number.isSafeInteger(value.character);
const isEdit = (value: unknown): value is TextEdit =>
  isRecord(value) &&
  typeof value.newText === "string" &&
  isRecord(value.range) &&
  isPlace(value.range.start) &&
  isPlace(value.range.end);
