/**
 * One mistake, one message: where a line as a whole is said to be wrong, in its own words, it is not said too where the parser stopped in it; and
 * where the parser stopped, the type of what it had read is not said to be wrong.
 */
import { positionAt, type Source } from "../text/source.js";
import { missingValue } from "./catalogue/ecp1012-missing-value.js";
import { leftOver } from "./catalogue/ecp1015-left-over.js";
import { wrongType } from "./catalogue/ecp3004-wrong-type.js";
import { boardLine } from "./catalogue/ecp3029-board-line.js";
import type { Diagnostic } from "./diagnostic.js";

const stopped: readonly string[] = [missingValue.code, leftOver.code];

export function oneForEachMistake(source: Source, all: readonly Diagnostic[]): Diagnostic[] {
  const lineOf = ({ span }: Diagnostic): string => `${span.file} ${positionAt(source, span.start).line}`;
  const linesWith = (codes: readonly string[]): ReadonlySet<string> =>
    new Set(all.filter(({ code }) => codes.includes(code)).map(lineOf));
  const wrong = linesWith([boardLine.code]);
  const cutShort = linesWith(stopped);
  return all.filter((each) => {
    if (stopped.includes(each.code)) return !wrong.has(lineOf(each));
    // The type is that of what the parser has read: a part of what was meant.
    return each.code !== wrongType.code || !cutShort.has(lineOf(each));
  });
}
