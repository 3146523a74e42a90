/** Inside the quotes behind `use` and `from`: files beside the text. */
import { folderOf, nameOfPath } from "../../addresses.js";
import type { Files } from "../../files.js";
import type { Snapshot } from "../../snapshot.js";
import type { Completion, Offer } from "./item.js";

export function filesToUse(
  { name, source }: Snapshot,
  offset: number,
  files: Pick<Files, "list">,
): Completion | undefined {
  const { text } = source;
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  const before = text.slice(lineStart, offset);
  const match = /^\s*(?:use\s+(?:[\p{L}\p{N}_]+\s+from\s+)?|.*[:\s]from\s+)"([^"]*)$/u.exec(before);
  const written = match?.[1];
  if (written === undefined) return undefined;
  const puzzlesOnly = /^\s*use\b/.test(before);
  const folderWritten = written.slice(0, written.lastIndexOf("/") + 1);
  const folder = folderOf(nameOfPath(`${folderWritten}x`, name) ?? "");
  const found = folder === undefined ? [] : files.list(folder);
  const wanted = puzzlesOnly ? /\.ecp$/ : /\.(?:csv|txt|tsv|ecp)$/;
  const offers = found
    .filter((file) => wanted.test(file) && `${folder}/${file}` !== name)
    .map((file): Offer => ({ label: folderWritten + file, kind: "file", rank: 0 }));
  const after = /^[^"\r\n]*/.exec(text.slice(offset, offset + 300))?.[0] ?? "";
  const closes = text.charAt(offset + after.length) === '"';
  return {
    offers: closes ? offers : offers.map((offer) => ({ ...offer, snippet: `${offer.label}"` })),
    replace: { start: offset - written.length, end: closes ? offset + after.length : offset },
  };
}
