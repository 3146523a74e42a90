/**
 * The texts that are open, and a snapshot of each, made anew when its text or a file that it uses has changed. The only place where the
 * server keeps state of texts.
 */
import { type LineMemory, makeLineMemory, makeSource, type Source } from "@ecp/compiler";
import { nameOfPath } from "./addresses.js";
import type { Files } from "./files.js";
import { makeSnapshot, type RecordingHost, type Snapshot } from "./snapshot.js";

export interface OpenText {
  readonly name: string;
  /** As the editor spells it, and wants it back. */
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

export interface Workspace {
  readonly set: (text: OpenText) => void;
  readonly close: (name: string) => void;
  readonly open: () => readonly OpenText[];
  readonly text: (name: string) => OpenText | undefined;
  /** Of an open text. */
  readonly snapshot: (name: string) => Snapshot | undefined;
  /** For any file: open, or read. */
  readonly snapshotOf: (name: string) => Snapshot | undefined;
  /** A file that is not open has changed, or has come. Names of open texts that use it. */
  readonly changed: (name: string) => readonly string[];
  /** Open texts that use a file, in any number of steps. */
  readonly usersOf: (name: string) => readonly string[];
}

export function makeWorkspace(files: Files): Workspace {
  const texts = new Map<string, OpenText>();
  const snapshots = new Map<string, Snapshot>();
  const memories = new Map<string, LineMemory>();

  const host = (): RecordingHost => {
    const sources = new Map<string, Source>();
    let waiting = false;
    return {
      sources,
      waiting: () => waiting,
      read: (path, from) => {
        const name = nameOfPath(path, from);
        if (name === undefined) return { refused: "a text that is not saved yet has no folder to look in" };
        const open = texts.get(name);
        const read = open ?? files.read(name);
        if ("refused" in read) {
          if (read.waiting === true) waiting = true;
          // So that the text is read again when the file appears.
          sources.set(name, makeSource(name, ""));
          return { refused: read.refused };
        }
        sources.set(name, makeSource(name, read.text));
        return { file: name, text: read.text };
      },
    };
  };

  const drop = (name: string): readonly string[] => {
    snapshots.delete(name);
    const users = usersOf(name);
    for (const user of users) snapshots.delete(user);
    return users;
  };
  const usersOf = (name: string): readonly string[] =>
    [...snapshots.values()].filter(({ sources }) => sources.has(name)).map((each) => each.name);

  const snapshotOf = (name: string): Snapshot | undefined => {
    const before = snapshots.get(name);
    if (before !== undefined) return before;
    const open = texts.get(name);
    const text = open ?? files.read(name);
    if ("refused" in text) return undefined;
    const memory = open === undefined ? undefined : (memories.get(name) ?? makeLineMemory());
    if (memory !== undefined) memories.set(name, memory);
    const made = makeSnapshot(name, open?.version ?? 0, text.text, host(), memory);
    snapshots.set(name, made);
    return made;
  };

  return {
    set: (text) => {
      drop(text.name);
      texts.set(text.name, text);
    },
    close: (name) => {
      texts.delete(name);
      memories.delete(name);
      drop(name);
    },
    open: () => [...texts.values()],
    text: (name) => texts.get(name),
    snapshot: (name) => (texts.has(name) ? snapshotOf(name) : undefined),
    snapshotOf,
    changed: (name) => {
      files.forget(name);
      return drop(name).filter((user) => texts.has(user));
    },
    usersOf: (name) => usersOf(name).filter((user) => texts.has(user)),
  };
}
