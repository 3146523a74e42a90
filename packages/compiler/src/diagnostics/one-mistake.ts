/**
 * One mistake, one message: where a line as a whole is said to be wrong, in its own words, it is not said too where the parser stopped in it.
 */
import { positionAt, type Source } from "../text/source.js";
import { missingValue } from "./catalogue/ecp1012-missing-value.js";
import { leftOver } from "./catalogue/ecp1015-left-over.js";
import { boardLine } from "./catalogue/ecp3029-board-line.js";
import type { Diagnostic } from "./diagnostic.js";

const stopped: readonly string[] = [missingValue.code, leftOver.code];

export function oneForEachMistake(source: Source, all: readonly Diagnostic[]): Diagnostic[] {
  const lineOf = ({ span }: Diagnostic): string => `${span.file} ${positionAt(source, span.start).line}`;
  const said = new Set(all.filter(({ code }) => code === boardLine.code).map(lineOf));
  return all.filter((each) => !(stopped.includes(each.code) && said.has(lineOf(each))));
}
