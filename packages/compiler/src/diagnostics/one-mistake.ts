/**
 * One mistake, one message: where a line as a whole is said to be wrong, in its own words, it is not said too where the parser stopped in it; where
 * the parser stopped, the type of what it had read is not said to be wrong; and of a name whose declaration has a slip nothing is said that may
 * follow from the slip.
 */
import { lineAt, positionAt, type Source } from "../text/source.js";
import { missingValue } from "./catalogue/ecp1012-missing-value.js";
import { leftOver } from "./catalogue/ecp1015-left-over.js";
import { unknownName } from "./catalogue/ecp2001-unknown-name.js";
import { hidesVariable } from "./catalogue/ecp2005-hides-variable.js";
import { elementAgainstValue } from "./catalogue/ecp3001-element-against-value.js";
import { wrongType } from "./catalogue/ecp3004-wrong-type.js";
import { noSuchMember } from "./catalogue/ecp3006-no-such-member.js";
import { notAnAdjective } from "./catalogue/ecp3008-not-an-adjective.js";
import { differentTypes } from "./catalogue/ecp3023-different-types.js";
import { aggregateForm } from "./catalogue/ecp3026-aggregate-form.js";
import { boardLine } from "./catalogue/ecp3029-board-line.js";
import { layerType } from "./catalogue/ecp3030-layer-type.js";
import { symbolElsewhere } from "./catalogue/ecp3032-symbol-elsewhere.js";
import { type Diagnostic, saysError } from "./diagnostic.js";

const stopped: readonly string[] = [missingValue.code, leftOver.code];

/** Messages about a value whose layer was read wrongly. */
const ofTypes: readonly string[] = [
  elementAgainstValue.code,
  wrongType.code,
  noSuchMember.code,
  notAnAdjective.code,
  differentTypes.code,
  symbolElsewhere.code,
];

export function oneForEachMistake(source: Source, all: readonly Diagnostic[]): Diagnostic[] {
  const lineOf = ({ span }: Diagnostic): string => `${span.file} ${positionAt(source, span.start).line}`;
  const linesWith = (codes: readonly string[]): ReadonlySet<string> =>
    new Set(all.filter(({ code }) => codes.includes(code)).map(lineOf));
  const wrong = linesWith([boardLine.code]);
  const cutShort = linesWith([...stopped, layerType.code]);
  const faulty = new Set(all.filter(saysError).map(lineOf));
  const slips = declarationsWithSlips(source, all);
  const wrongForms = all.filter(({ code }) => code === aggregateForm.code);
  return all.filter((each) => {
    if (stopped.includes(each.code)) return !wrong.has(lineOf(each));
    if (each.code === unknownName.code) {
      const name = source.text.slice(each.span.start, each.span.end);
      const isBound = wrongForms.some(({ span }) => isWithin(each, span));
      return each.span.file !== source.file || !(slips.words.has(name) || isBound);
    }
    // In a line of words `cell` is no variable.
    if (each.code === hidesVariable.code) return !faulty.has(lineOf(each));
    if (ofTypes.includes(each.code) && mentions(source, each, slips.names)) return false;
    // The type is that of what the parser has read: a part of what was meant.
    return each.code !== wrongType.code || !cutShort.has(lineOf(each));
  });
}

const isWithin = ({ span }: Diagnostic, { file, start, end }: Diagnostic["span"]): boolean =>
  span.file === file && span.start >= start && span.end <= end;

interface Slips {
  /** Of the things that the lines declare. */
  readonly names: ReadonlySet<string>;
  /** All words that stand in the lines: names of values among them. */
  readonly words: ReadonlySet<string>;
}

/** Lines that declare a name, and in which the parser has found an error. */
function declarationsWithSlips(source: Source, all: readonly Diagnostic[]): Slips {
  const names = new Set<string>();
  const words = new Set<string>();
  for (const each of all) {
    if (each.severity !== "error" || !each.code.startsWith("ECP1") || each.span.file !== source.file)
      continue;
    const line = lineAt(source, each.span.start).text;
    const [, name] = /^\s*(?:given|find|let|param|items|pieces|option)\s+(\w+)/.exec(line) ?? [];
    if (name === undefined) continue;
    names.add(name);
    for (const [word] of line.matchAll(/[A-Za-z_]\w*/g)) words.add(word);
  }
  return { names, words };
}

/** Whether the line names one of these. */
function mentions(source: Source, each: Diagnostic, names: ReadonlySet<string>): boolean {
  if (names.size === 0 || each.span.file !== source.file) return false;
  return [...lineAt(source, each.span.start).text.matchAll(/[A-Za-z_]\w*/g)].some(([word]) =>
    names.has(word),
  );
}
