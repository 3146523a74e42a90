/** `ecpc library [WORDS]`: the classes of the standard library, or those of which all words say something: by name, kind, address or rules. */
import { type LibraryEntry, libraryEntries } from "@ecp/compiler";
import { genres } from "@ecp/interchange";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { standardTree } from "../input/standard-trees.js";
import { layOut } from "../report/plain-json.js";
import type { Terminal } from "../terminal.js";

export interface LibraryOptions {
  readonly format: "text" | "json";
  readonly json?: boolean;
}

interface Listed extends LibraryEntry {
  /** Its names in addresses of puzz.link. */
  readonly addresses: readonly string[];
}

/** Of more classes than these the rules would fill the screen. */
const FEW = 5;

export async function library(
  words: readonly string[],
  options: LibraryOptions,
  { out, err }: Terminal,
): Promise<ExitCode> {
  const wanted = words.flatMap((word) => word.toLowerCase().split(/\s+/)).filter((word) => word !== "");
  const found = libraryEntries(standardTree)
    .map((entry): Listed => ({ ...entry, addresses: addressesOf(entry.name) }))
    .filter((entry) => wanted.every((word) => saysOf(entry).includes(word)));
  if (options.json === true || options.format === "json") out.write(`${layOut(found.map(objectOf))}\n`);
  else {
    const width = Math.max(0, ...found.map(({ name }) => name.length));
    for (const entry of found) out.write(lineOf(entry, width, wanted.length > 0 && found.length <= FEW));
    err.write(found.length === 1 ? "1 class\n" : `${found.length} classes\n`);
  }
  return found.length > 0 ? exitCodes.answered : exitCodes.errors;
}

const addressesOf = (puzzle: string): readonly string[] => [
  ...new Set(genres.filter((genre) => genre.puzzle === puzzle).flatMap(({ names }) => names)),
];

const namesOf = ({ title, name, aliases, addresses }: Listed): readonly string[] => [
  ...new Set([...(title === undefined || title === name ? [] : [title]), ...aliases, ...addresses]),
];

const saysOf = (entry: Listed): string =>
  [entry.name, ...namesOf(entry), entry.kind ?? "", entry.file, entry.rules].join("\n").toLowerCase();

function lineOf(entry: Listed, width: number, withRules: boolean): string {
  const names = namesOf(entry).join(", ");
  const line = `${entry.name.padEnd(width)}  ${(entry.kind ?? "").padEnd(8)}  ${names}`.trimEnd();
  return withRules ? `${line}\n  ${entry.rules}\n` : `${line}\n`;
}

const objectOf = ({ name, title, aliases, addresses, kind, file, rules }: Listed) => ({
  name,
  title: title ?? null,
  aliases: [...aliases],
  addresses: [...addresses],
  kind: kind ?? null,
  file,
  rules,
});
