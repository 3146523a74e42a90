/**
 * Data that are written as in other programs: `1, 2, 2` for `1 2 2`, `(2, 1)` for `r2c1`, `_` for a dot. The whole block is written anew, and is offered
 * if the compiler takes it without an error.
 */
import { valueOutsideDomain } from "../diagnostics/catalogue/ecp4001-value-outside-domain.js";
import { rowLength } from "../diagnostics/catalogue/ecp4002-row-length.js";
import { mapSizesDiffer } from "../diagnostics/catalogue/ecp4003-map-sizes-differ.js";
import { dataForm } from "../diagnostics/catalogue/ecp4011-data-form.js";
import { numberOfValues } from "../diagnostics/catalogue/ecp4013-number-of-values.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { lineAt, type Source } from "../text/source.js";
import { spanOf } from "../text/span.js";

const codes: ReadonlySet<string> = new Set(
  [valueOutsideDomain, rowLength, mapSizesDiffer, dataForm, numberOfValues].map(({ code }) => code),
);

/** `name: …`, and the lines below that are further in. */
interface Block {
  readonly start: number;
  readonly text: string;
}

const HEADER = /^(\s*)[\p{L}_][\p{L}\p{N}_ ]*:(?!\S)/u;

/** `isRight`: whether the instance of another text for the file has no error. */
export function mendData(
  source: Source,
  diagnostics: readonly Diagnostic[],
  isRight: (text: string) => boolean,
): readonly Diagnostic[] {
  const mended = new Map<number, string | undefined>();
  const told = new Set<number>();
  return diagnostics.flatMap((each) => {
    if (!codes.has(each.code) || each.span.file !== source.file) return [each];
    const block = blockAround(source, each.span.start);
    if (block === undefined) return [each];
    const { start, text } = block;
    if (!mended.has(start)) {
      const whole = (instead: string): string =>
        source.text.slice(0, start) + instead + source.text.slice(start + text.length);
      mended.set(
        start,
        [...otherWays(text)].find((instead) => isRight(whole(instead))),
      );
    }
    const instead = mended.get(start);
    if (instead === undefined) return [each];
    // Further messages about it follow from the first.
    if (told.has(start)) return [];
    told.add(start);
    return [
      {
        ...each,
        help: changedIn(text, instead),
        fix: {
          title: `Change to \`${instead.trim().split("\n")[0]}\``,
          edits: [{ span: spanOf(source.file, start, start + text.length), text: instead }],
        },
      },
    ];
  });
}

/** The first line that is another, which says how the others are to be. */
function changedIn(text: string, instead: string): string {
  const before = text.split("\n");
  const changed = instead.split("\n").filter((line, at) => line !== before[at]);
  const others = changed.length > 1 ? ", and the other rows so" : "";
  return `write \`${changed[0]?.trim() ?? ""}\`${others}`;
}

function blockAround(source: Source, at: number): Block | undefined {
  let line = lineAt(source, at);
  const inner = indentOf(line.text);
  while (!HEADER.test(line.text) || (line.start + line.text.length < at && indentOf(line.text) >= inner)) {
    if (line.start === 0) return undefined;
    line = lineAt(source, line.start - 1);
    if (/^\S/.test(line.text)) return undefined;
  }
  const indent = indentOf(line.text);
  let end = line.start + line.text.length;
  while (end < source.text.length) {
    const next = lineAt(source, end + 1);
    if (next.text.trim() === "" || indentOf(next.text) <= indent) break;
    end = next.start + next.text.length;
  }
  return { start: line.start, text: source.text.slice(line.start, end) };
}

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** The block in other ways, those that change least first. */
function* otherWays(text: string): Generator<string> {
  const [, header = "", rest = ""] = /^(\s*[^:]*:)([\s\S]*)$/u.exec(text) ?? [];
  const ways = [
    asDots,
    asPlaces,
    asRowAndColumn,
    withoutCommas,
    withLetters,
    (all: string) => asDots(withoutCommas(all)),
  ];
  for (const way of ways) {
    const instead = way(rest);
    if (instead !== rest) yield header + instead;
  }
}

/** `_ 9 _ _`: a sign for nothing. */
function asDots(rest: string): string {
  const symbols: readonly string[] = rest.match(/\S+/g) ?? [];
  const sign = ["_", "-"].find((each) => symbols.includes(each));
  return sign === undefined ? rest : rest.replace(/\S+/g, (symbol) => (symbol === sign ? "." : symbol));
}

const asPlaces = (rest: string): string =>
  rest
    .replace(/\((\d+) ?, ?(\d+)\)/g, "r$1c$2")
    .replace(/\brow (\d+),? col(?:umn)? (\d+)/g, "r$1c$2")
    .replace(/\b(r\d+c\d+) ?: ?/gi, "$1 = ");

const asRowAndColumn = (rest: string): string => rest.replace(/^\s*(\d+) ?, ?(\d+)\s*$/, " r$1c$2");

/** `[1, 2, 2]` */
const withoutCommas = (rest: string): string =>
  rest
    .replace(/[[\](){}]/g, "")
    .replace(/\s*[,;]\s*(?=\S)/g, " ")
    .replace(/[,;]$/gm, "");

/** `10..` in a row without spaces: only where one number can be meant. */
const withLetters = (rest: string): string =>
  rest.match(/[1-3]\d/g)?.length === 1
    ? rest.replace(/[1-3]\d/, (number) => Number(number).toString(36).toUpperCase())
    : rest;
