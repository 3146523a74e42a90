/** Prime numbers, as lists of those that the numbers of a layer, or the sums of two, can be. */
import type { TypeExpression } from "../../ast.js";
import { type PhraseRule, rule } from "../grammar.js";
import { type Said, type Thing, unsaid } from "../meanings.js";
import { between } from "./pairs.js";

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
};

const primesTo = (most: number): string =>
  `{${Array.from({ length: most + 1 }, (_, n) => n)
    .filter(isPrime)
    .join(", ")}}`;

const LARGEST = 100;

/** Where the numbers have a known end. */
export function primeRules(layer: string, type: TypeExpression): readonly PhraseRule[] {
  const most = type.kind === "range-type" && type.to.kind === "number" ? Number(type.to.value) : 0;
  if (most < 2 || most > LARGEST) return [];
  const [single, double] = [primesTo(most), primesTo(2 * most)];
  const sumIsPrime = (x: Thing, y: Thing): Said => {
    if (x.value !== layer || y.value !== layer) return unsaid;
    const sum = `${x.variable}.${layer} + ${y.variable}.${layer}`;
    return { text: `${sum} in ${double}`, denied: `${sum} not in ${double}` };
  };
  return [
    ...rule("adjective", "prime", () => ({
      of: (c) => ({ text: `${c}.${layer} in ${single}`, denied: `${c}.${layer} not in ${single}` }),
      about: layer,
    })),
    ...rule(
      "between",
      [
        "add|adds|sum|sums up? to a? prime|primes number?",
        "have a prime sum|total",
        "have a prime as sum",
        "have a sum that be a? prime",
      ],
      () => sumIsPrime,
    ),
    ...rule(
      "statement",
      "the? sum|total of <pairs> be a? prime number?",
      ({ pairs }) =>
        () =>
          between(pairs, sumIsPrime),
    ),
  ];
}
