/** The compiler's view of other files, and the texts of all files read, for printing places in them. */
import { dirname, isAbsolute, join } from "node:path";
import { type Host, makeSource, type Source } from "@ecp/compiler";
import { readTextForPuzzle } from "./read-text.js";
import { standardTree } from "./standard-trees.js";

export interface RecordingHost extends Host {
  readonly sources: ReadonlyMap<string, Source>;
  /** All files that were asked for, also those that could not be read. */
  readonly asked: ReadonlySet<string>;
  readonly record: (file: string, text: string) => void;
}

/** Paths are taken relative to the file that names them; for standard input, to the folder one is in. */
export function makeHost(): RecordingHost {
  const sources = new Map<string, Source>();
  const asked = new Set<string>();
  const record = (file: string, text: string): void => {
    sources.set(file, makeSource(file, text));
  };
  return {
    sources,
    asked,
    record,
    standardTree,
    read: (path, from) => {
      const file = isAbsolute(path) || from === "-" ? path : join(dirname(from), path);
      asked.add(file);
      const read = readTextForPuzzle(file);
      if ("refused" in read) {
        const { message } = read.refused;
        return { refused: read.usage ? message.slice(message.indexOf(": ") + 2) : message };
      }
      record(file, read.text);
      return { file, text: read.text };
    },
  };
}
