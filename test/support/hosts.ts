import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Host } from "@ecp/compiler";

/** A host without files. */
export const noFiles: Host = { read: (path) => ({ refused: `there is no file ${path}` }) };

/** Files kept in memory, by name. */
export const filesOf = (files: Readonly<Record<string, string>>): Host => ({
  read: (path) => {
    const text = files[path];
    return text === undefined ? { refused: "there is no such file" } : { file: path, text };
  },
});

/** The file system, relative to the file that names another. */
export const onDisk: Host = {
  read: (path, from) => {
    const file = resolve(dirname(from), path);
    try {
      return { file, text: readFileSync(file, "utf8") };
    } catch {
      return { refused: "there is no such file" };
    }
  },
};
