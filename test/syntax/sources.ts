/** Texts to parse: the classes, and what chance makes of them. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { contextualWords, reservedWords } from "../../packages/compiler/src/syntax/token-table.js";

const folder = fileURLToPath(new URL("../classes/", import.meta.url));

export const classes: readonly string[] = readdirSync(folder).map((file) =>
  readFileSync(folder + file, "utf8"),
);

const pieces = [
  ...Object.keys(reservedWords),
  ...Object.keys(contextualWords),
  ..."()[]{},:;.=<>+-*/?|#\"'\\\t\r\n\u0000\u00a0\ufeff\ud800\udfff≤“…",
  "\n  ",
  "\n    ",
  "\r\n",
  "..",
  "//",
  " // ",
  "!=",
  "<=",
  "3x3",
  "r1c1",
  "12",
  "99999999999999999999",
  '"a"',
  "  ",
  "c.row",
  "for each cell c:",
  "instance:\n  map:\n    . 1\n",
];

/** Words and signs of the language, in any order. */
export const soup: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(" ", "a", "b")), { maxLength: 60 })
  .map((parts) => parts.join(""));

export const anyText: fc.Arbitrary<string> = fc.string({ unit: "binary", maxLength: 200 });

type Change = (lines: string[], at: number, piece: string) => void;

const changes: readonly Change[] = [
  (lines, at) => {
    lines.splice(at, 1);
  },
  (lines, at) => {
    lines.splice(at, 0, lines[at] ?? "");
  },
  (lines, at) => {
    lines.splice(at, 2, lines[at + 1] ?? "", lines[at] ?? "");
  },
  (lines, at, piece) => {
    const line = lines[at] ?? "";
    lines[at] = `${line.slice(0, piece.length * 3)}${piece}${line.slice(piece.length * 3)}`;
  },
  (lines, at) => {
    lines[at] = `  ${lines[at]}`;
  },
  (lines, at) => {
    lines[at] = lines[at]?.trimStart() ?? "";
  },
  (lines, at, piece) => {
    lines[at] = (lines[at] ?? "").slice(0, -piece.length);
  },
  (lines, at) => {
    lines.splice(at + 1);
  },
];

/** A class with a few lines deleted, doubled, swapped, cut, moved, or with something put in. */
export const mutated: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...classes),
    fc.array(fc.tuple(fc.constantFrom(...changes), fc.nat(60), fc.constantFrom(...pieces)), { maxLength: 6 }),
  )
  .map(([text, made]) => {
    const lines = text.split("\n");
    for (const [change, at, piece] of made) change(lines, at % Math.max(1, lines.length), piece);
    return lines.join("\n");
  });
