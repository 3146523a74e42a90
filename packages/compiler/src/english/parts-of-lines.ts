/** A part of a line in words, read as what stands there: a condition, an amount, a set of cells. */
import { oncePerKey } from "../once.js";
import { type PhraseRule, readingsBy, rule } from "./grammar.js";
import { onlyNumbers, rulesOf, type VocabularyRead } from "./heads.js";
import { type Mentioned, type Noun, type Thing, UNSAID } from "./meanings.js";
import { normalWords } from "./normal-words.js";
import { byTheirNames } from "./of-places.js";
import { allTrue, ofAll } from "./say.js";
import { asOne, isOneCondition } from "./vocabulary/people/truths.js";
import { isOfBodies } from "./vocabulary/sentences/of-bodies-apart.js";

/** `either`: beside `=`, where two truths or two amounts stand. */
export type PartKind = "truth" | "value" | "either" | "set";

/** The variables of the heads and sums round a part. */
export type PartScope = readonly Thing[];

/** Stands for the variable of a set of which only some cells are meant. */
export const asIn = "\u0001";

/** The board, where no set is spoken of. */
const BOARD: Thing = { variable: "cells", sort: "board", role: "line" };

/** Numbers that stand for what the formal text has in their place: far from any that a sentence has. */
const FIRST_STAND_IN = 710_100;
const STAND_IN = /\b71\d{4}\b/g;

export function partReader(
  words: VocabularyRead,
): (text: string, kind: PartKind, scope: PartScope) => readonly string[] {
  const numbers = onlyNumbers(words.rules);
  const ofScope = oncePerKey((key: string) => {
    const named = (JSON.parse(key) as PartScope).map((each) => ({
      ...each,
      ...(each.role === "cell" ? numbers : {}),
    }));
    return { named, rules: [...named.flatMap((each) => rulesOfVariable(each, numbers)), ...words.rules] };
  });
  const read = (text: string, kind: PartKind, scope: PartScope): readonly string[] => {
    const { named, rules } = ofScope(JSON.stringify(scope));
    const names = new Set([...words.names, ...scope.map(({ variable }) => variable.toLowerCase())]);
    const said = normalWords(text, names);
    const texts =
      kind === "set"
        ? setsOf(rules, said, normalWords(`the number of ${text.replace(/^the /, "")}`, names), named)
        : [
            ...(kind === "value" ? [] : truthsOf(rules, said, named)),
            ...(kind === "truth" ? [] : valuesOf(rules, said, named)),
          ];
    return [...new Set(texts)].filter((each) => !each.includes(UNSAID));
  };
  return (text, kind, scope) => {
    const [asWritten = []] = [text, text.replace(/\b(are|is) all (?=\w)/, "$1 ")]
      .map((each) => read(each, kind, scope))
      .filter((each) => each.length > 0);
    const { said, operands } = withStandIns(text, scope);
    if (asWritten.length > 0 || operands.length === 0) return asWritten;
    return read(said, kind, scope).flatMap((each) => withOperands(each, operands));
  };
}

/** `l.total`, `size(r)`: numbers to a sentence. */
function withStandIns(
  text: string,
  scope: PartScope,
): { readonly said: string; readonly operands: readonly string[] } {
  const names = scope.map(({ variable }) => variable).filter((each) => /^\w+$/.test(each));
  if (names.length === 0) return { said: text, operands: [] };
  const operands: string[] = [];
  const formal = new RegExp(
    `\\b(?:size\\((?:${names.join("|")})\\)|(?:${names.join("|")})\\.\\w+(?:\\.\\w+)*)`,
    "g",
  );
  const said = text.replace(formal, (operand) => `${FIRST_STAND_IN + 100 * (operands.push(operand) - 1)}`);
  return { said, operands };
}

/** Each of them, and nothing that was made of one: `at least 710101` of more than `l.total`. */
function withOperands(text: string, operands: readonly string[]): readonly string[] {
  const used = new Set<number>();
  let isWhole = true;
  const said = text.replace(STAND_IN, (number) => {
    const at = (Number(number) - FIRST_STAND_IN) / 100;
    const operand = operands[at];
    isWhole &&= operand !== undefined;
    used.add(at);
    return operand ?? "";
  });
  return isWhole && used.size === operands.length ? [said] : [];
}

/** The variable as a word, which may be the one that is spoken of though others are named after it. */
function rulesOfVariable(thing: Thing, numbers: object): readonly PhraseRule[] {
  const word = thing.variable.replace(/\..*$/, "").toLowerCase();
  const rules = rulesOf(thing, word, numbers).map((each) =>
    each.kind === "clause" ? { ...each, meaning: saidOf(thing, each.meaning) } : each,
  );
  if (thing.role !== "cell")
    return [
      ...rules,
      ...rule(
        "value",
        `the? <measure> of|in the? ${thing.sort}? ${word}`,
        ({ measure }) =>
          (scope) =>
            measure(thing, scope),
      ),
    ];
  return [
    ...rules,
    ...rule("named", [word, `the? cell ${word}`], () => thing),
    ...rule("where", `in|of|on|within|inside the? <sets> of|with|around|containing ${word}`, ({ sets }) =>
      sets.of === undefined ? () => `${thing.variable}.${sets.sort}` : undefined,
    ),
  ];
}

type Meaning = PhraseRule["meaning"];

const saidOf =
  (thing: Thing, meaning: Meaning): Meaning =>
  (parts) => {
    const said = meaning(parts) as ((scope: Mentioned) => unknown) | undefined;
    return said === undefined
      ? undefined
      : (scope: Mentioned) =>
          said([thing, ...scope.filter(({ variable }) => variable !== thing.variable), thing]);
  };

/** Statements of several things are one condition. */
const oneCondition = (text: string): readonly string[] => (isOneCondition(text) ? [asOne(text)] : [text]);

/** Below a head, a sentence of the whole board was meant of what the head names. */
const speaksOf = (text: string, scope: PartScope): boolean =>
  scope.some(({ variable }) => new RegExp(`\\b${variable.replaceAll(".", "\\.")}\\b`).test(text));

/** A statement with a head of its own for what a head above names already is said of that; none, where another is named so within. */
function belowTheirHeads(text: string, scope: PartScope): readonly string[] {
  let now = text;
  for (const { variable, sort, clue } of scope) {
    if (!now.startsWith(`for each ${sort} `)) continue;
    const isBound = new RegExp(`(?:\\(|, |for )${variable} in\\b`).test(now);
    const [, own = variable, body] =
      (clue === undefined
        ? undefined
        : new RegExp(`^for each ${sort} (\\w+) with ${clue}: (.*)$`).exec(now)) ?? [];
    const said = body?.replaceAll(new RegExp(`(?<![\\w.])${own}\\b`, "g"), variable);
    const named = said ?? (sort === "cell" ? byTheirNames(now, new Set([variable])) : now);
    if (named === now) {
      if (sort !== "cell") return [];
      continue;
    }
    if (isBound) return [];
    now = clue !== undefined ? named.replace(`if ${variable} has ${clue}: `, "") : named;
  }
  return [now];
}

/** Of things that are several cells, sentences of single cells say something else. */
function truthsOf(
  rules: readonly PhraseRule[],
  words: readonly string[],
  scope: PartScope,
): readonly string[] {
  if (readingsBy(rules, "bodies", words).some(isOfBodies)) return [];
  return [
    ...(scope.length === 0 ? [] : readingsBy(rules, "clause", words).map((clause) => clause(scope).text)),
    ...readingsBy(rules, "statement", words)
      .map((statement) => statement(scope))
      .filter((text) => scope.length === 0 || speaksOf(text, scope))
      .flatMap((text) => belowTheirHeads(text, scope))
      .flatMap(oneCondition),
    ...(scope.length === 0 ? readingsBy(rules, "sentence", words).flatMap(oneCondition) : []),
  ];
}

function valuesOf(
  rules: readonly PhraseRule[],
  words: readonly string[],
  scope: PartScope,
): readonly string[] {
  const things = scope.filter(({ role }) => role !== "cell");
  const [only = BOARD, ...others] = things;
  // Of a cell, its neighbours or the board may be meant.
  const isClear = scope.length === things.length && others.length === 0;
  const measured = isClear ? measuresOf(rules, words, only, scope) : [];
  return [...readingsBy(rules, "value", words).map((value) => value(scope)), ...measured];
}

const measuresOf = (
  rules: readonly PhraseRule[],
  words: readonly string[],
  of: Thing,
  scope: PartScope,
): readonly string[] =>
  readingsBy(rules, "measure", words[0] === "the" ? words.slice(1) : words).map((measure) =>
    measure(of, scope),
  );

/** `the region of c`, `the black cells of l`: the second with a condition of each. */
const setsOf = (
  rules: readonly PhraseRule[],
  words: readonly string[],
  counted: readonly string[],
  scope: PartScope,
): readonly string[] => [
  ...readingsBy(rules, "where", ["in", ...words]).map((where) => where(scope)),
  ...readingsBy(rules, "count", counted).map(({ noun, where }) => `${where(scope)}${filterOf(noun)}`),
  ...(scope.length === 0 ? readingsBy(rules, "noun", words).map((noun) => `cells${filterOf(noun)}`) : []),
];

const filterOf = ({ conditions }: Noun): string =>
  conditions.length === 0 ? "" : ` where ${allTrue([ofAll(conditions, asIn)]).text}`;
