/** A file under `ecpc view`: its text, which an editor and the page may both change, and the language server that reads it. */
import { unwatchFile, watchFile, writeFileSync } from "node:fs";
import type { TextEdit } from "@ecp/lsp";
import { reasonOf } from "@ecp/lsp/read-file";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { readText } from "../input/read-text.js";
import { applyEdits } from "./apply-edits.js";
import { type LanguageClient, type Listeners, startLanguageClient } from "./language-client.js";

const pollMs = 150;

/** What a page may ask of the language server. */
const methods: ReadonlySet<unknown> = new Set([
  "ecp/instances",
  "ecp/board",
  "ecp/solve",
  "ecp/count",
  "ecp/candidates",
  "ecp/setSymbol",
]);

export interface ViewedFile {
  readonly request: (body: unknown, signal: AbortSignal) => Promise<unknown>;
  readonly write: (body: unknown) => Promise<void>;
  readonly close: () => void;
}

export async function openFile(file: string, uri: string, listeners: Listeners): Promise<ViewedFile> {
  const read = readText(file);
  if ("refused" in read)
    throw new CommandError(read.usage ? exitCodes.usage : exitCodes.errors, [read.refused]);
  let { text } = read;
  let version = 1;
  const client: LanguageClient = await startLanguageClient(uri, text, listeners);
  const setText = async (changed: string): Promise<void> => {
    text = changed;
    version = await client.setText(changed);
  };
  const changed = (): void => {
    // A file that is being replaced is not there for a moment.
    const now = readText(file);
    if ("text" in now && now.text !== text) void setText(now.text);
  };
  watchFile(file, { interval: pollMs }, changed);

  return {
    request: (body, signal) => {
      if (!isRecord(body) || typeof body.method !== "string" || !methods.has(body.method))
        throw new Error("it is no request of a preview");
      return client.request(body.method, body.params, signal);
    },
    write: async (body) => {
      if (!isRecord(body) || !Array.isArray(body.edits) || !body.edits.every(isEdit))
        throw new Error("it is no edit");
      changed();
      if (body.version !== version)
        throw new Error("the file has changed in the meantime: nothing was written");
      const edited = applyEdits(text, body.edits);
      try {
        writeFileSync(file, edited);
      } catch (error) {
        throw new Error(`\`${file}\` cannot be written: ${reasonOf(error)}`);
      }
      await setText(edited);
    },
    close: () => {
      unwatchFile(file, changed);
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
