/**
 * One mistake, one message: where a line as a whole is said to be wrong, in its own words, it is not said too where the parser stopped in it; where
 * the parser stopped, the type of what it had read is not said to be wrong; and names that a declaration with an error would have made are not said to be unknown.
 */
import { positionAt, type Source } from "../text/source.js";
import { missingValue } from "./catalogue/ecp1012-missing-value.js";
import { leftOver } from "./catalogue/ecp1015-left-over.js";
import { unknownName } from "./catalogue/ecp2001-unknown-name.js";
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
  const lost = lostNames(source, all);
  return all.filter((each) => {
    if (stopped.includes(each.code)) return !wrong.has(lineOf(each));
    if (each.code === unknownName.code && lost.has(wordAt(source, each))) return false;
    // The type is that of what the parser has read: a part of what was meant.
    return each.code !== wrongType.code || !cutShort.has(lineOf(each));
  });
}

const declares = /^\s*(?:find|given|let|param|items|pieces)\b/;

/** Words of declarations that the parser could not read. */
function lostNames(source: Source, all: readonly Diagnostic[]): ReadonlySet<string> {
  const lines = source.text.split(/\r\n|\r|\n/);
  const unread = all.filter(({ code, severity }) => severity === "error" && code.startsWith("ECP1"));
  const texts = unread.map(
    ({ span }) => lines[positionAt(source, span.start).line - (source.firstLine ?? 0)] ?? "",
  );
  return new Set(
    texts.filter((text) => declares.test(text)).flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []),
  );
}

const wordAt = ({ text }: Source, { span }: Diagnostic): string => text.slice(span.start, span.end);
