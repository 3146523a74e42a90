/**
 * Addresses of documents ↔ names of files. The compiler calls a file by a name that a person can read: the path of a `file:` address,
 * and of any other the address itself. Editors encode the same address differently (`c%3A`, `C:`), names are alike for all of them.
 */

const drive = /^\/?([A-Za-z]):(?=\/)/;

export function nameOfAddress(uri: string): string {
  const path = /^file:\/\/([^/]*)(\/.*)$/i.exec(uri);
  if (path === null) return uri;
  const [, host = "", encoded = ""] = path;
  const decoded = decode(encoded).replace(drive, (_, letter: string) => `${letter.toLowerCase()}:`);
  return host === "" || host === "localhost" ? decoded : `//${host}${decoded}`;
}

export function addressOfName(name: string): string {
  if (name.startsWith("//")) return `file:${encodePath(name)}`;
  if (name.startsWith("/")) return `file://${encodePath(name)}`;
  if (drive.test(name)) return `file:///${encodePath(name).replace(/^([a-z]):/, "$1%3A")}`;
  return name;
}

/** A path as it is written in a text, seen from the file `from`. Undefined where `from` has no place, as an unsaved text. */
export function nameOfPath(path: string, from: string): string | undefined {
  const written = path.replaceAll("\\", "/");
  if (written.startsWith("/") || drive.test(written)) {
    return written.replace(drive, (_, letter: string) => `${letter.toLowerCase()}:`);
  }
  const folder = folderOf(from);
  if (folder === undefined) return undefined;
  const parts: string[] = [];
  const [root = "", rest = ""] = splitRoot(`${folder}/${written}`);
  for (const part of rest.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return root + parts.join("/");
}

/** The folder of a file, without a slash at its end. */
export function folderOf(name: string): string | undefined {
  const slash = name.lastIndexOf("/");
  return slash < 0 ? undefined : name.slice(0, slash);
}

/** The part of an address that `..` never leaves: `scheme://authority/`, `//host/`, `/`, `c:/`. */
function splitRoot(name: string): readonly [string, string] {
  const root = /^(?:[A-Za-z][\w+.-]+:(?:\/\/[^/]*)?\/?|\/\/[^/]+\/|[A-Za-z]:\/|\/)?/.exec(name)?.[0] ?? "";
  return [root, name.slice(root.length)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As `file:` addresses are usually encoded: slashes stay, and what a person would not have to escape. */
const encodePath = (path: string): string =>
  path
    .split("/")
    .map((part) => encodeURIComponent(part).replaceAll("%3A", ":"))
    .join("/");
