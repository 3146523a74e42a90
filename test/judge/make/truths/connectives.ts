/** Connectives and comparisons of truths and numbers (L8). */
import { compose, type Meaning, type Node } from "../../meaning/world.js";
import type { Maker } from "../maker.js";

const comparisons = {
  "=": (a: number, b: number) => a === b,
  "!=": (a: number, b: number) => a !== b,
  "<": (a: number, b: number) => a < b,
  "<=": (a: number, b: number) => a <= b,
  ">": (a: number, b: number) => a > b,
  ">=": (a: number, b: number) => a >= b,
} as const;
type Comparison = keyof typeof comparisons;
export const comparisonWords = Object.keys(comparisons) as readonly Comparison[];

export const compared = (a: Node<"number">, word: Comparison, b: Node<"number">): Node<"truth"> =>
  compose(
    "truth",
    `comparison ${word}`,
    [a, b],
    (x, y) => `${x} ${word} ${y}`,
    (x, y) => (world) => {
      const [left, right] = [x(world), y(world)];
      return left !== undefined && right !== undefined && comparisons[word](left, right);
    },
    { sure: true },
  );

/** `=` and `!=` of values of which `none` is one. */
export const sameValue = (
  construct: string,
  a: Node<"symbol" | "direction" | "perhaps" | "truth">,
  not: boolean,
  b: Node<"symbol" | "direction" | "perhaps" | "truth">,
): Node<"truth"> =>
  compose(
    "truth",
    construct,
    [a, b],
    (x, y) => `${x} ${not ? "!=" : "="} ${y}`,
    (x, y) => (world) => {
      const [left, right] = [x(world), y(world)];
      return left !== undefined && right !== undefined && (left === right) !== not;
    },
    { sure: true },
  );

export const connective = (
  word: string,
  a: Node<"truth">,
  b: Node<"truth">,
  of: (a: Meaning<boolean>, b: Meaning<boolean>) => Meaning<boolean>,
): Node<"truth"> =>
  compose(
    "truth",
    word,
    [a, b],
    (x, y) => `${x} ${word} ${y}`,
    (x, y) =>
      of(
        (world) => x(world) === true,
        (world) => y(world) === true,
      ),
    { sure: true },
  );

export const and = (a: Node<"truth">, b: Node<"truth">): Node<"truth"> =>
  connective("and", a, b, (x, y) => (world) => x(world) && y(world));

export const not = (a: Node<"truth">): Node<"truth"> =>
  compose(
    "truth",
    "not",
    [a],
    (x) => `not ${x}`,
    (x) => (world) => x(world) !== true,
    { sure: true },
  );

/** A word, or what stands for its opposite. */
export const negated = ({ random }: Maker, word: string, other: string): readonly [string, boolean] =>
  random.oneIn(3) ? [other, true] : [word, false];
