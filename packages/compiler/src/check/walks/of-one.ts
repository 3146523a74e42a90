/** Heads and bodies of one, and heads of two, the forms that most laws and patterns are about: undefined where there are more, or of another kind. */
import type { Assertion, Binder, InSet, Statement } from "../../typed.js";

/** The only head, which goes through a set. */
export const onlySet = ([head, another]: readonly Binder[]): InSet | undefined =>
  head?.kind === "in" && another === undefined ? head : undefined;

/** The same, where it goes through the whole of the set. */
export function onlyWhole(heads: readonly Binder[]): InSet | undefined {
  const head = onlySet(heads);
  return head?.condition === undefined ? head : undefined;
}

/** Two heads, each of which goes through a set. */
export const twoSets = ([one, other, another]: readonly Binder[]): TwoSets =>
  one?.kind === "in" && other?.kind === "in" && another === undefined ? [one, other] : [undefined, undefined];

export type TwoSets = readonly [InSet, InSet] | readonly [undefined, undefined];

/** The only statement, which asserts something. */
export const onlyAssertion = ([only, another]: readonly Statement[]): Assertion | undefined =>
  only?.kind === "assert" && another === undefined ? only : undefined;
