/** The file to which output with a given name is written. */

import { accessSync, constants, lstatSync, readlinkSync, realpathSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { MOST_LINKS } from "../thresholds.js";

export type Target =
  /** A device, a pipe, or what this process has open already (`/dev/stdout`): it cannot be replaced. */
  | { readonly kind: "stream"; readonly file: string }
  /** `file`: where links lead to. `before`: the regular file that is there. */
  | { readonly kind: "file"; readonly file: string; readonly before: Stats | undefined };

/** Throws what the operating system says where nothing can be written. */
export function targetOf(file: string): Target {
  const before = statSync(file, { throwIfNoEntry: false });
  const led = linkEnd(resolve(file));
  if (led === undefined || (before !== undefined && !before.isFile() && !before.isDirectory()))
    return { kind: "stream", file };
  if (before?.isDirectory() === true) throw Object.assign(new Error(), { code: "EISDIR" });
  if (before !== undefined) accessSync(led, constants.W_OK);
  else accessSync(dirname(led), constants.W_OK | constants.X_OK);
  return { kind: "file", file: led, before };
}

/** The end of a chain of links, whether there is a file or not; undefined where it leads through what a process has open. */
function linkEnd(file: string): string | undefined {
  let at = file;
  for (let links = 0; links < MOST_LINKS; links++) {
    if (isOpenedName(at)) return undefined;
    const folder = realpathSync(dirname(at));
    at = join(folder, basename(at));
    if (isOpenedName(at)) return undefined;
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return at;
    at = resolve(folder, readlinkSync(at));
  }
  throw Object.assign(new Error(), { code: "ELOOP" });
}

const isOpenedName = (path: string): boolean =>
  sep === "/" && /^\/(?:dev\/(?:fd\/|std(?:in|out|err)$)|proc\/)/u.test(path);
