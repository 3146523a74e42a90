/**
 * Mends that change more than the line of the error: a name that has to be another everywhere, a relation that has to be named first, a body that has to
 * stand on a line of its own. Each is offered only if the compiler takes the text without an error in its place.
 */
import { missingValue } from "../diagnostics/catalogue/ecp1012-missing-value.js";
import { twoBodies } from "../diagnostics/catalogue/ecp1019-two-bodies.js";
import { declaredTwice } from "../diagnostics/catalogue/ecp2003-declared-twice.js";
import { attributeName } from "../diagnostics/catalogue/ecp2006-attribute-name.js";
import { dataTwice } from "../diagnostics/catalogue/ecp2035-data-twice.js";
import { wrongType } from "../diagnostics/catalogue/ecp3004-wrong-type.js";
import { valueWithoutElement } from "../diagnostics/catalogue/ecp3007-value-without-element.js";
import type { Diagnostic, Edit, QuickFix } from "../diagnostics/diagnostic.js";
import type { Source } from "../text/source.js";
import { spanOf } from "../text/span.js";
import { FIXES_TRIED } from "../thresholds.js";
import { asParameter } from "./as-parameter.js";
import { endOfPaths, intoLines, namedDrawing } from "./into-lines.js";
import { atTheMargin } from "./let-at-the-margin.js";
import { letOfEach } from "./let-of-each.js";
import { belowOneHeading, withNumbers, withoutGiven } from "./mend-declarations.js";
import { whereItHasOne } from "./where-it-has-one.js";

interface Mend extends QuickFix {
  readonly help: string;
}

/** By code; undefined where the text is another than the mend is for. */
const mends: ReadonlyMap<string, (source: Source, diagnostic: Diagnostic) => Mend | undefined> = new Map([
  [missingValue.code, atTheMargin],
  [twoBodies.code, onLinesOfTheirOwn],
  [attributeName.code, underAnotherName],
  [declaredTwice.code, withoutGiven],
  [dataTwice.code, belowOneHeading],
  [valueWithoutElement.code, letOfEach],
  [
    wrongType.code,
    (source, diagnostic) => byNamedRelation(source, diagnostic) ?? withNumbers(source, diagnostic),
  ],
]);

/** `errors`: all that the text has; `errorsOf`: those that another text for the file has. */
export function mendTexts(
  source: Source,
  diagnostics: readonly Diagnostic[],
  errors: readonly Diagnostic[],
  errorsOf: (text: string) => readonly Diagnostic[],
): readonly Diagnostic[] {
  let tried = 0;
  return diagnostics.map((each) => {
    if (each.span.file !== source.file) return each;
    const surer = asParameter(source, each) ?? endOfPaths(source, each) ?? namedDrawing(source, each);
    if (surer !== undefined && errorsOf(applied(source.text, surer.edits)).length < errors.length)
      return withMend(each, surer);
    const partly = whereItHasOne(source, each);
    if (partly !== undefined && standsItself(partly, errorsOf(applied(source.text, partly.edits))))
      return withMend(each, partly);
    if (each.fix !== undefined) {
      const fix = everywhere(source, each.fix);
      if (tried++ < FIXES_TRIED && isWorse(errorsOf(applied(source.text, fix.edits)), errors)) {
        const above = declarationsAbove(diagnostics, each);
        const without = errorsOf(applied(source.text, above));
        const isWorseBelow = isWorse(errorsOf(applied(source.text, [...above, ...fix.edits])), without);
        if (above.length === 0 || isWorseBelow) return withoutFix(each);
      }
      return { ...each, fix };
    }
    const mend = mends.get(each.code)?.(source, each) ?? intoLines(source, each);
    if (mend === undefined || errorsOf(applied(source.text, mend.edits)).length >= errors.length) return each;
    return withMend(each, mend);
  });
}

/** Rules that read such a value everywhere have to be guarded besides. */
const standsItself = ({ edits: [edit] }: Mend, errors: readonly Diagnostic[]): boolean =>
  edit !== undefined &&
  !errors.some(
    ({ span }) => span.start >= edit.span.start && span.start <= edit.span.start + edit.text.length,
  );

/** Fixes of declarations before it, of which a fix may use the names. */
const declarationsAbove = (diagnostics: readonly Diagnostic[], { span }: Diagnostic): readonly Edit[] =>
  diagnostics.flatMap(({ fix }) =>
    (fix?.edits ?? []).filter(
      (edit) =>
        edit.span.file === span.file &&
        edit.span.end < span.start &&
        /^(?:given|find|param|let)\b/.test(edit.text),
    ),
  );

const withMend = (each: Diagnostic, { help, title, edits }: Mend): Diagnostic => ({
  ...each,
  help,
  fix: { title, edits },
});

/** More is wrong, or what could be read cannot be any more. */
const isWorse = (then: readonly Diagnostic[], now: readonly Diagnostic[]): boolean =>
  then.length > now.length || then.filter(isOfSyntax).length > now.filter(isOfSyntax).length;

const isOfSyntax = ({ code }: Diagnostic): boolean => code.startsWith("ECP1");

/** Neither the fix, nor the help that quotes it. */
function withoutFix({ fix, help, ...rest }: Diagnostic): Diagnostic {
  const isQuoted = fix?.edits.some(({ text }) => help?.includes(`\`${text}\``)) ?? false;
  return help === undefined || isQuoted ? rest : { ...rest, help };
}

/** Edits do not overlap. */
const applied = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((now, { span, text: instead }) => now.slice(0, span.start) + instead + now.slice(span.end), text);

/** Text in which no words are looked for: texts in quotes, and comments. */
const unread = /"[^"\n]*"|\/\/[^\n]*/g;

/** Where a word stands, without what is in quotes and in comments. */
const placesOf = ({ file, text }: Source, word: string): readonly Edit["span"][] =>
  placesIn(text, word).map((index) => spanOf(file, index, index + word.length));

function placesIn(text: string, word: string): readonly number[] {
  const blank = text.replace(unread, (part) => " ".repeat(part.length));
  return [...blank.matchAll(new RegExp(`(?<!\\w)${word}(?!\\w)`, "g"))].map(({ index }) => index);
}

/** `rule "R": for each cell c: …` with more lines below: the body goes to the line after, level with them. */
function onLinesOfTheirOwn({ file, text }: Source, { span, related }: Diagnostic): Mend | undefined {
  const [above] = related;
  if (above === undefined) return undefined;
  const line = text
    .slice(above.span.start, above.span.end)
    .replace(unread, (part) => "_".repeat(part.length));
  const colon = line.indexOf(":");
  if (colon < 0) return undefined;
  const from = above.span.start + colon + 1;
  const spaces = /^[ \t]*/.exec(text.slice(from))?.[0].length ?? 0;
  const indent = /[ \t]*$/.exec(text.slice(0, span.start))?.[0] ?? "";
  const body = text.slice(from + spaces, above.span.end);
  return {
    title: "Move the body to a line of its own",
    help: `\`${body}\` belongs on a line of its own below, level with this one`,
    edits: [{ span: spanOf(file, from, from + spaces), text: `\n${indent}` }],
  };
}

/** `7a` that is to be `a7` in one line is that in all. */
function everywhere(source: Source, fix: QuickFix): QuickFix {
  const [edit, more] = fix.edits;
  if (edit === undefined || more !== undefined) return fix;
  const { span, text } = edit;
  const renamed = new Map(
    [...source.text.slice(span.start, span.end).matchAll(/\b(\d+)([a-z]+)\b/g)]
      .map(([name, digits, letters]): [string, string] => [name, `${letters}${digits}`])
      .filter(([name, instead]) => placesIn(text, instead).length > 0 && placesIn(text, name).length === 0),
  );
  const elsewhere = [...renamed].flatMap(([name, instead]) =>
    placesOf(source, name)
      .filter(({ start }) => start < span.start || start >= span.end)
      .map((place): Edit => ({ span: place, text: instead })),
  );
  return { ...fix, edits: [edit, ...elsewhere] };
}

/** A layer that has the name of an attribute. */
function underAnotherName(source: Source, { span, help }: Diagnostic): Mend | undefined {
  const name = source.text.slice(span.start, span.end);
  const other = `my_${name}`;
  if (placesOf(source, other).length > 0) return undefined;
  return {
    title: `Call it \`${other}\``,
    help: `${help}, such as \`${other}\``,
    edits: placesOf(source, name).map((place) => ({ span: place, text: other })),
  };
}

/** `connected(S by around)`: the relation gets a name before the rule. */
function byNamedRelation({ file, text }: Source, { span }: Diagnostic): Mend | undefined {
  const set = text.slice(span.start, span.end);
  if (!/\bby $/.test(text.slice(0, span.start)) || !/^\w+$/.test(set)) return undefined;
  const name = `joined_${set}`;
  const relation = `let ${name} of cells c, d = d in c.${set}`;
  const [{ index: line } = { index: 0 }] = [...text.slice(0, span.start).matchAll(/^(?=\S)/gm)].slice(-1);
  return {
    title: `Name the relation: \`${relation}\``,
    help: `name the relation first: \`${relation}\`, and write \`by ${name}\``,
    edits: [
      { span: spanOf(file, line, line), text: `${relation}\n` },
      { span, text: name },
    ],
  };
}
