/** Writes the service worker of the built site, with the list of what it keeps at the first visit. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../site/service-worker.js", import.meta.url));

/** Pages of which there are many are kept when they are read; the licences and fonts of other alphabets are not needed. */
const later =
  /^(gallery|reference\/messages|reference\/api|pictures)\/|^assets\/(gallery|reference_messages|reference_api)_|(cyrillic|greek|vietnamese)|licences|\.map$|^404/;

/** Files that are kept at once, as addresses below the site: a page of a folder has the folder's. */
export const keptFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(folder, name)).isFile() && !later.test(name))
    .sort();

const addressOf = (name) => (name === "index.html" ? "./" : name.replace(/\/index\.html$/, "/"));

export function writeServiceWorker(folder) {
  const files = keptFiles(folder);
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const constants = `const VERSION = "${hash.digest("hex").slice(0, 12)}"; const FILES = ${JSON.stringify(files.map(addressOf))};\n`;
  writeFileSync(join(folder, "service-worker.js"), `${constants}${readFileSync(source, "utf8")}`);
}
