/** Files of a workspace that its user does not trust: those of its own folders are read, and no other. */
import { folderOf } from "./addresses.js";
import type { Files } from "./files.js";

export interface Trusting extends Files {
  /** Every file may be read from now on. Names of those that were refused. */
  readonly trust: () => readonly string[];
}

/** `folders`: names of the folders that may be read, with all that is in them, as long as nobody has called `trust`. */
export function withinFolders(files: Files, folders: () => readonly string[]): Trusting {
  const refused = new Set<string>();
  let trusted = false;
  const isWithin = (name: string): boolean => {
    const place = files.real(name);
    return folders().some((folder) => {
      const root = files.real(folder);
      return place === root || place.startsWith(root.endsWith("/") ? root : `${root}/`);
    });
  };
  return {
    ...files,
    read: (name) => {
      if (trusted || isWithin(name)) return files.read(name);
      refused.add(name);
      return {
        refused: "it lies outside the folders that are open, and you have not said that you trust these",
      };
    },
    list: (folder) => (trusted || isWithin(folder) ? files.list(folder) : []),
    trust: () => {
      trusted = true;
      return [...refused];
    },
  };
}

/** Folders of texts, where the editor has opened files and no folder. */
export const foldersOf = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => folderOf(name) ?? [])),
];
