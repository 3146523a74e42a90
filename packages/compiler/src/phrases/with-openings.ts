/**
 * A line of English of which only the beginning is read. Its message would have a word in place of another, and the line be as wrong: it says how a rule
 * begins about what the line speaks of.
 */
import { missingValue } from "../diagnostics/catalogue/ecp1012-missing-value.js";
import { missingWord } from "../diagnostics/catalogue/ecp1014-missing-word.js";
import {
  leftOver,
  OF_A_KIND,
  TWO_STATEMENTS,
  WHAT_RULES_DO,
} from "../diagnostics/catalogue/ecp1015-left-over.js";
import { unknownLine } from "../diagnostics/catalogue/ecp1017-unknown-line.js";
import { type Diagnostic, diagnose, saysError } from "../diagnostics/diagnostic.js";
import type { English } from "../english/read.js";
import { lineAt, type Source } from "../text/source.js";
import { SENTENCES_TRIED } from "../thresholds.js";
import type { OnBoard } from "./mend-lines.js";
import {
  BEFORE_RULE,
  choicesAmong,
  inBackticks,
  isMendedAnyway,
  isWrongWithin,
  type NearestRules,
  onlyChoices,
  SENTENCE,
} from "./with-choices.js";

const codes: ReadonlySet<string> = new Set([
  missingValue.code,
  missingWord.code,
  leftOver.code,
  unknownLine.code,
]);
const ONE_TEXT = /^write `([^`]+)`$/;

/** A head with a clause of English behind its names. */
const CLAUSE =
  /^(\s*(?:rule\s*(?:"[^"]*"\s*)?:\s*)?(for each (?:(?! where )[^:])*?\b[a-z]\w*) )(that|which|who|of(?= (?:the|more|fewer|less|at|exactly|size|length|odd|even|one|two|three|\d)))\b.*:/;

/** Nothing but words and numbers: four or more. */
const IN_WORDS = /^\s*(?:[\p{L}\p{N}’'-]+(?:[,;.]\s*|\s+|$)){4,}$/u;

/** Of such a sentence, no part is a rule by itself. */
const CONDITIONAL =
  /\b(?:if|either|neither|when|whenever|unless|says?|claims?|states?|and only|no more and no)\b/i;

/** How rules begin, with the layers of the program, and an adjective of its cells. */
export interface OwnWords {
  readonly rules: string | undefined;
  readonly adjective: string | undefined;
  readonly nearest: NearestRules;
  readonly onBoard: OnBoard;
}

/** `analysed`: the diagnostics of another text for the file. */
export function withOpenings(
  source: Source,
  diagnostics: readonly Diagnostic[],
  english: English,
  analysed: (text: string) => readonly Diagnostic[],
  { rules: samples = "a rule asks, compares or counts", adjective, nearest, onBoard }: OwnWords,
): readonly Diagnostic[] {
  let tried = 0;
  const errors = (text: string): number => analysed(text).filter(saysError).length;
  const all = errors(source.text);
  const sentences = new Map(
    diagnostics.flatMap((each) => {
      if (!isOnlyCapital(source, each)) return [];
      const { start, text } = lineAt(source, each.span.start);
      return IN_WORDS.test(text) ? [[start, each] as const] : [];
    }),
  );
  // Further messages about a sentence follow from the first.
  const told = diagnostics.filter((each) => {
    const sentence = sentences.get(lineAt(source, each.span.start).start);
    return sentence === undefined || sentence === each || each.span.file !== source.file;
  });
  const choices = choicesAmong(source, { nearest, onBoard, unknownWords: english.unknownWords }, analysed);
  const helped = (before: Diagnostic): Diagnostic => {
    const isCapital = [...sentences.values()].includes(before);
    const each =
      isCapital || before.help === WHAT_RULES_DO ? withHelp(before, samples) : inOwnWords(before, adjective);
    if (!saysError(each) || each.fix !== undefined || each.span.file !== source.file) return each;
    const line = lineAt(source, each.span.start).text.replace(BEFORE_RULE, "");
    const isSentence = SENTENCE.test(line) && (codes.has(each.code) || !line.startsWith("for each"));
    if ((!codes.has(each.code) && !isSentence) || tried++ >= SENTENCES_TRIED) return each;
    const [, instead] = ONE_TEXT.exec(each.help ?? "") ?? [];
    const isWhole = instead !== undefined && !instead.includes("…");
    if (isWhole && textsWith(source, each, instead).some((text) => errors(text) < all)) return each;
    const needless = english.needlessFor(line);
    if (needless !== undefined) return withHelp(each, `${needless}: this needs no rule`);
    const either = english.eitherOf(line);
    if (either !== undefined)
      return {
        ...each,
        help: `write \`${either.cells}\` if each ${either.kind} is one cell, or \`${either.groups}\` if it may be several`,
      };
    const others = diagnostics.filter((other) => other !== before || !isCapital);
    const chosen = isSentence && !isMendedAnyway(source, each, others) ? choices(each, line) : undefined;
    const part = CONDITIONAL.test(line) ? undefined : english.partOf(line);
    const inParts =
      part &&
      `write ${inBackticks(part.rule)} for one part, and the other, “${part.left}”, as a rule of its own`;
    // Nothing that is near has words that no rule has.
    const isAlone = part !== undefined && english.unknownWords(part.left).length > 0;
    if (chosen !== undefined && !isAlone)
      return inParts === undefined ? chosen : { ...chosen, help: `${chosen.help}\nor ${inParts}` };
    if (inParts !== undefined) return { ...each, help: inParts };
    if (!codes.has(each.code)) return each;
    const opening = takenOpening(source, each, english.openingOf(line), analysed);
    const unknown = english.unknownWords(line);
    const words =
      unknown.length === 0 ? "" : `; not understood: ${unknown.map((word) => `“${word}”`).join(", ")}`;
    if (opening !== undefined)
      return { ...each, help: `a rule about this begins with \`${opening}\`${words}` };
    if (!isWhole && IN_WORDS.test(line)) {
      // A sentence is no two statements.
      const help = each.help === TWO_STATEMENTS ? samples : (each.help ?? "");
      const said = `${help}${words}`.replace(/^; /, "");
      if (said !== each.help) return withHelp(each, said || samples);
    }
    if (!isWhole || each.code !== leftOver.code) return each;
    const { help: _, ...without } = each;
    return isSentence ? withHelp(each, samples) : without;
  };
  return onlyChoices(
    source,
    withWhere(source, told).map((each) => asForm(helped(each))),
  );
}

/** Where no line was found that says it, a condition of a head begins with another word than was written, and all else follows from that. */
function withWhere(source: Source, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set<number>();
  return diagnostics.flatMap((each) => {
    const { start, text } = lineAt(source, each.span.start);
    const [, before, head = "", instead = ""] = CLAUSE.exec(text) ?? [];
    if (before === undefined || !saysError(each) || each.span.file !== source.file) return [each];
    if (each.help?.startsWith("write `for each") === true) return [each];
    if (said.has(start)) return [];
    said.add(start);
    const at = start + before.length;
    return [
      diagnose(
        missingWord,
        { ...each.span, start: at, end: at + instead.length },
        { words: ["where"], after: "", instead, write: `${head} where …: …` },
      ),
    ];
  });
}

/** A form with `…` is no line to write. */
const asForm = (each: Diagnostic): Diagnostic =>
  each.fix === undefined && TO_FILL_IN.test(each.help ?? "")
    ? withHelp(each, (each.help ?? "").replace("write", "the form is"))
    : each;

const TO_FILL_IN = /^write `[^`]*…/;

/** Of a program that shades no cells. */
const inOwnWords = (each: Diagnostic, adjective: string | undefined): Diagnostic =>
  each.help === OF_A_KIND && adjective !== undefined
    ? withHelp(each, OF_A_KIND.replaceAll(/\bshaded\b/g, adjective))
    : each;

/** A head that the file takes before a body that says nothing, with no error in its line, and that asks something. */
function takenOpening(
  source: Source,
  { span }: Diagnostic,
  opening: string | undefined,
  analysed: (text: string) => readonly Diagnostic[],
): string | undefined {
  if (opening === undefined) return undefined;
  const { start, text } = lineAt(source, span.start);
  const indent = text.length - text.trimStart().length;
  const line = opening.replaceAll("…", "1 = 1");
  const instead = source.text.slice(0, start + indent) + line + source.text.slice(start + text.length);
  const place = { file: source.file, start, end: start + indent + line.length };
  return isWrongWithin(analysed(instead), place) ? undefined : opening;
}

/** A line that begins with a word of the language in capitals: written small it would be as wrong, or the line had its mend. */
const isOnlyCapital = ({ file, text }: Source, { code, span, help }: Diagnostic): boolean =>
  code === unknownLine.code &&
  span.file === file &&
  help === `did you mean \`${text.slice(span.start, span.end).toLowerCase()}\`?`;

function withHelp({ help: _, fix: __, ...before }: Diagnostic, help: string): Diagnostic {
  return { ...before, help };
}

/** The word in the place of what is marked, or of the word before that. */
function textsWith(
  { text }: Source,
  { span: { start, end } }: Diagnostic,
  instead: string,
): readonly string[] {
  const before = text.slice(0, start).replace(/\S+\s*$/, "");
  return [
    text.slice(0, start) + instead + text.slice(end),
    `${before}${instead} ${text.slice(start)}`,
    `${text.slice(0, end)} ${instead}${text.slice(end)}`,
  ];
}
