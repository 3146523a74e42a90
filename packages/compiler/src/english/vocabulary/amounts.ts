/** How many: of each, of none, of so many. */
import { rule, table } from "../grammar.js";
import { type AmountBound, type Mentioned, UNSAID } from "../meanings.js";

const always = (text: string) => (): string => text;

const bounds: readonly (readonly [said: string, bound: AmountBound])[] = [
  ["exactly", "exactly"],
  ["at most", "at most"],
  ["at least", "at least"],
];

const itsClue = (mentioned: Mentioned): string => {
  const thing = mentioned.findLast(({ clue }) => clue !== undefined);
  return thing === undefined ? UNSAID : `${thing.variable}.${thing.clue}`;
};

/** Bounds that leave out the number itself. */
const strict: readonly (readonly [said: string, bound: AmountBound, more: number])[] = [
  ["more than", "at least", 1],
  ["fewer|less than", "at most", -1],
];

export const amountPhrases = table(() => [
  rule("numbers", "<number>", ({ number }) => ({ text: number, isSeveral: false })),
  rule("numbers", "either? <number:a> or <number:b>", ({ a, b }) => ({
    text: `${a} or ${b}`,
    isSeveral: true,
  })),
  rule("numbers", "<number:a> , <number:b> ,? or <number:c>", ({ a, b, c }) => ({
    text: `${a} or ${b} or ${c}`,
    isSeveral: true,
  })),
  rule("numbers", ["<number:a> to <number:b>", "between <number:a> and <number:b>"], ({ a, b }) => ({
    text: `${a}..${b}`,
    isSeveral: true,
  })),
  ...bounds.map(([said, bound]) =>
    rule("amount", `${said} <numbers>`, ({ numbers: { text, isSeveral } }) => ({
      bound,
      number: always(text),
      isSeveral,
    })),
  ),
  ...strict.map(([said, bound, more]) =>
    rule("amount", `${said} <number>`, ({ number }) => ({
      bound,
      number: always(`${Number(number) + more}`),
    })),
  ),
  rule("amount", "<numbers>", ({ numbers: { text, isSeveral } }) => ({
    bound: "exactly",
    number: always(text),
    isSeveral,
    isBare: true,
  })),
  rule("amount", ["a single"], () => ({ bound: "exactly", number: always("1") })),
  rule("amount", "at least <number:a> and at most <number:b>", ({ a, b }) => ({
    bound: "exactly",
    number: always(`${a}..${b}`),
    isSeveral: true,
  })),
  rule("amount", "exactly? that many", () => ({ bound: "exactly", number: itsClue })),
  rule("amount", "no", () => ({ bound: "exactly", number: always("0") })),
  rule("amount", ["some", "any", "a|an"], () => ({
    bound: "at least",
    number: always("1"),
    isIndefinite: true,
  })),

  rule(
    "each",
    ["each", "all the?", "all of the", "each of the", "each 1 of the", "any", "either of the?"],
    () => "each",
  ),
  rule("each", "a|an", () => "a"),
  rule("each", "the", () => "the"),
]);
