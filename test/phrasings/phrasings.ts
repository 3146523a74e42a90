/** Phrasings that people write, each with the text that is meant, and where the compiler leads whoever writes it. */
import { readFileSync } from "node:fs";
import { compileInstance, type Diagnostic, type Edit } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";

export interface Phrasing {
  readonly written: string;
  /** Undefined where nothing can be guessed. */
  readonly meant: string | undefined;
  /** The compiler does not lead there yet. */
  readonly open: boolean;
}

const OPEN = "open ";

export const phrasings: readonly Phrasing[] = readFileSync(new URL("phrasings.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("//"))
  .map((line) => {
    const open = line.startsWith(OPEN);
    const [written = "", meant = ""] = (open ? line.slice(OPEN.length) : line).split(" ==> ");
    return { written, meant: meant === "never" ? undefined : meant, open };
  });

/** Only what a line speaks of is there, so that its answers can be counted: a word, its declaration, its data. */
const layers: readonly (readonly [RegExp, string, string])[] = [
  [/wall/i, "given wall: yes/no", "wall: r1c1"],
  [/clue/i, "given clue: number", "clue: r1c2 = 1"],
  [/room/i, "given room: region", "room:\n    a a\n    b b"],
  [/shad/i, "find shaded: yes/no", ""],
  [/white/i, "find white: yes/no", ""],
  [/\bn\b/i, "find n: 1..2", ""],
  [/\bred\b|colour/i, "find colour: {red, blue}", ""],
  [/\blines?\b/i, "find line: yes/no on links", ""],
  [/\bareas?\b/i, "find area: region", ""],
  [/\bman\b/, "find man: {ann, bob} or none", ""],
  [/\bpet\b/, "find pet: {dog, fox} or none", ""],
];

/** A line of declarations stands in the place of the one that the puzzle has. */
const isHeader = (meant: string): boolean => meant.startsWith("puzzle ");
const isBoard = (meant: string): boolean => meant.startsWith("board ");
const isDeclaration = (meant: string): boolean => /^(?:find|given|let|param|show) /.test(meant);

function textOf(line: string, named: string): string {
  if (isHeader(named)) return `${line}\nboard 2 x 2\nfind n: 1..2\n`;
  if (isBoard(named)) return `puzzle P\n${line}\nfind n: 1..2\n`;
  if (isDeclaration(named))
    return `puzzle P\nboard 2 x 2\nfind shaded: yes/no\n${line}\n\ninstance "i":\n  expect unique\n`;
  const there = layers.filter(([word]) => word.test(named));
  const declared = there.map(([, declaration]) => `${declaration}\n`).join("");
  const data = there.flatMap(([, , given]) => (given === "" ? [] : [`  ${given}\n`])).join("");
  return `puzzle P\nboard 2 x 2\n${declared}${line}\n\ninstance "i":\n${data}  expect unique\n`;
}

const errorsOf = (all: readonly Diagnostic[]): readonly Diagnostic[] =>
  all.filter(({ severity }) => severity === "error");

/** How many answers a text has, or the errors that it has. */
export function counted(text: string): bigint | readonly Diagnostic[] {
  const { typed, diagnostics } = analyse("phrasing.ecp", text, noFiles);
  if (errorsOf(diagnostics).length > 0) return errorsOf(diagnostics);
  const [instance] = typed.instances;
  if (instance === undefined) return [];
  const compiled = compileInstance(typed, instance, { set: new Map(), entryLimit: 100_000 }, noFiles);
  if (compiled.lowered === undefined) return errorsOf(compiled.diagnostics);
  const run = search(compiled.lowered.problem, { countOnly: true });
  while (run.step(100_000) === "running");
  return run.count();
}

export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((now, edit) => now.slice(0, edit.span.start) + edit.text + now.slice(edit.span.end), text);

/** The texts that a message leads to: its quick fix; what stands in backticks in its help, in the place of what it marks, or of its line. */
export function* mended(text: string, { fix, help, span }: Diagnostic): Generator<string> {
  if (fix !== undefined) yield edited(text, fix.edits);
  const lineStart = text.lastIndexOf("\n", span.start - 1) + 1;
  const lineEnd = text.indexOf("\n", span.start);
  const indent = /^\s*/.exec(text.slice(lineStart, lineEnd))?.[0] ?? "";
  for (const [, piece = ""] of (help ?? "").matchAll(/`([^`]+)`/g)) {
    yield text.slice(0, span.start) + piece + text.slice(span.end);
    yield text.slice(0, lineStart) + indent + piece + text.slice(lineEnd);
  }
}

/** The line that stands where `textOf` has its line, if the text is the same elsewhere. */
function lineIn(text: string, textOf: (line: string) => string): string | undefined {
  const [before = "", behind = ""] = textOf("\0").split("\0");
  if (!text.startsWith(before) || !text.endsWith(behind)) return undefined;
  return text.slice(before.length, text.length - behind.length);
}

/**
 * Whether a text has the answers of what is meant, `wanted` many: as many, and no fewer where both lines stand. Counts alone agree for `left of` and
 * `right of`.
 */
export function isSame(
  text: string,
  meant: string,
  wanted: bigint,
  textOf: (line: string) => string,
): boolean {
  if (counted(text) !== wanted) return false;
  const line = lineIn(text, textOf);
  const both = line === undefined ? wanted : counted(textOf(`${meant}\n${line}`));
  return typeof both !== "bigint" || both === wanted;
}

export type Outcome =
  | { readonly kind: "accepted" | "led" }
  | { readonly kind: "another meaning" | "not led"; readonly said: string };

/** One message is followed: the first. */
export function outcomeOf({ written, meant }: Phrasing): Outcome {
  const wanted = meant === undefined ? undefined : counted(textOf(meant, meant));
  if (wanted !== undefined && typeof wanted !== "bigint")
    throw new Error(`${meant}: ${wanted.map(({ message }) => message).join("; ")}`);
  const text = textOf(written, meant ?? written);
  const found = counted(text);
  const isMeant = (other: string): boolean =>
    meant !== undefined &&
    wanted !== undefined &&
    isSame(other, meant, wanted, (line) => textOf(line, meant));
  if (typeof found === "bigint")
    return isMeant(text)
      ? { kind: "accepted" }
      : { kind: "another meaning", said: `${found} answers for ${wanted}` };
  const [first] = found;
  if (first !== undefined)
    for (const candidate of mended(text, first)) if (isMeant(candidate)) return { kind: "led" };
  const said = found.map(({ code, message, help = "" }) => `${code} ${message} [${help}]`).join("; ");
  return { kind: "not led", said };
}
