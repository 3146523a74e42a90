/** Truths about numbers and lists (R10, R14). */

import { as, compose } from "../../meaning/world.js";
import { literalNumber } from "../elements/reading.js";
import type { Form, Maker, Scope } from "../maker.js";
import { exactly, isWhole } from "../numbers/fractions.js";
import { comparedUnprinted, givenList, hasGivenLists, inList, inTable } from "../numbers/given-lists.js";
import { sureNumber } from "../numbers/lists.js";
import { shared } from "../numbers/numbers.js";
import { compared, comparisonWords, negated, sameValue } from "./connectives.js";

/** Conditions on numbers and lists. */
export function numberTruths(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  const { random } = m;
  const near = Math.min(1, depth);
  return [
    ...m.layers
      .filter(({ kind, on, orNone }) => kind === "number" && on.sort === "cell" && orNone)
      .map(
        (layer): Form<"truth"> => ({
          weight: 2,
          make: () => {
            const value = shared(m, scope, layer, depth);
            if (value === undefined) return undefined;
            return sameValue(
              "shared value that may be none",
              as("perhaps", value),
              false,
              as("perhaps", literalNumber(1 + random.below(2))),
            );
          },
        }),
      ),
    {
      weight: 1,
      make: () => {
        const [word, opposite] = negated(m, "in", "not in");
        const [of, first, last] = [depth - 1, 0, 0].map((deep) => m.make("number", scope, deep));
        if (of === undefined || first === undefined || last === undefined || !isWhole(of)) return undefined;
        return compose(
          "truth",
          "in a range",
          [of, first, last],
          (value, from, to) => `${value} ${word} ${from}..${to}`,
          (value, from, to) => (world) => {
            const [at, low, high] = [value(world), from(world), to(world)];
            const is = at !== undefined && low !== undefined && high !== undefined && at >= low && at <= high;
            return is !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: 1,
      make: () =>
        // A fraction is compared as it is (R14).
        compared(
          compose(
            "number",
            "division",
            [m.make("number", scope, depth - 1)],
            (a) => `${a} / 2`,
            (a) => (world) => {
              const value = a(world);
              return value === undefined ? undefined : value / 2;
            },
          ),
          random.one(comparisonWords),
          m.make("number", scope, 0),
        ),
    },
    {
      weight: 1,
      make: () => {
        const pairs = Array.from(
          { length: 1 + random.below(3) },
          () => [random.below(4), random.below(4)] as const,
        );
        return compose(
          "truth",
          "a list in a set of lists",
          [sureNumber(m, scope, depth - 1), sureNumber(m, scope, 0)],
          (a, b) => `[${a}, ${b}] in {${pairs.map((pair) => `[${pair.join(", ")}]`).join(", ")}}`,
          (a, b) => (world) => pairs.some(([x, y]) => x === a(world) && y === b(world)),
          { sure: true, loose: true },
        );
      },
    },
    {
      weight: m.layers.some(({ kind }) => kind === "table") ? 8 : 0,
      make: () => inTable(m, scope, () => sureNumber(m, scope, near)),
    },
    {
      weight: m.layers.some(({ kind, unprinted }) => kind === "list" && unprinted) ? 12 : 0,
      make: () => comparedUnprinted(m, scope, () => m.make("list", scope, depth - 1)),
    },
    {
      weight: hasGivenLists(m) ? 4 : 0,
      make: () => {
        const list = givenList(m, scope);
        return list === undefined ? undefined : inList(list, m.make("number", scope, near));
      },
    },
    {
      weight: 1,
      make: () => {
        const values = Array.from({ length: 1 + random.below(3) }, () => random.below(4));
        return compose(
          "truth",
          "in a set of numbers",
          [m.make("number", scope, depth - 1)],
          (value) => `${value} in {${values.join(", ")}}`,
          (value) => (world) => {
            const at = value(world);
            return at !== undefined && values.includes(at);
          },
          { sure: true },
        );
      },
    },
    {
      weight: 1,
      make: () => {
        const word = random.one(["odd", "even"] as const);
        const of = m.make("number", scope, depth - 1);
        const [is, opposite] = negated(m, "is", "is not");
        return compose(
          "truth",
          `${is} ${word}${isWhole(of) ? "" : ", of a fraction"}`,
          [of],
          (number) => `${number} ${is} ${word}`,
          (number) => (world) => {
            const value = number(world);
            // A fraction is neither (R14).
            const rest = value === undefined ? undefined : exactly(((value % 2) + 2) % 2);
            return (rest === (word === "odd" ? 1 : 0)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: 2,
      make: () => {
        const [word, opposite] = negated(m, "=", "!=");
        const bag = random.oneIn(4);
        const wrap = (text: string): string => (bag ? `bag(${text})` : text);
        return compose(
          "truth",
          bag ? "bags are equal" : "lists are equal",
          [m.make("list", scope, depth - 1), m.make("list", scope, Math.min(depth - 1, 1))],
          (a, b) => `${wrap(a)} ${word} ${wrap(b)}`,
          (a, b) => (world) => {
            const [left, right] = [a(world), b(world)];
            if (left === undefined || right === undefined) return false;
            const key = (list: readonly number[]): string =>
              (bag ? list.toSorted((x, y) => x - y) : list).join();
            return (key(left) === key(right)) !== opposite;
          },
          { sure: true },
        );
      },
    },
  ];
}
