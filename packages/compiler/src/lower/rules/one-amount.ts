/**
 * Several statements about one amount, as one: at least one star in a row, and at most one, is exactly one. A count of opposites is about the same
 * amount (two that are not shaded, of five, are three that are), and so are amounts below the same guards: "not this, or so many".
 *
 * An amount that no number satisfies is left as it was said: each statement may be the reason that there is no answer. Where rules are excused one
 * by one, each has a selector among its guards, and nothing is joined.
 */
import type { Condition, RuleConstraint } from "../../condition.js";
import { isSimple } from "../../condition.js";
import type { Literal } from "../../ground/conditions/literals.js";
import type { Constraint, Count, Term } from "../../ground.js";
import { clip, type Ranges, shared } from "../../ranges.js";

type Holds = Extract<RuleConstraint, { kind: "holds" }>;
type Counted = Extract<Condition, { kind: "counted" }>;

/** Each count of the same terms, or of their opposites, joined with the first such. */
export function countsTogether(counts: readonly Count[], oppositeOf: (term: Term) => Term): readonly Count[] {
  const first = new Map<string, number>();
  const joined: (Count | undefined)[] = [];
  for (const count of counts) {
    const place = joined.push(count) - 1;
    if (count.terms.length < 2 || count.origin.never === true) continue;
    const text = termsText(count.terms);
    const before = first.get(text) ?? first.get(termsText(count.terms.map(oppositeOf)));
    if (before === undefined) {
      first.set(text, place);
      continue;
    }
    const earlier = joined[before];
    const both = earlier && bothCounts(earlier, count, termsText(earlier.terms) !== text);
    if (both === undefined) continue;
    joined[before] = both;
    joined[place] = undefined;
    first.set(text, before);
  }
  return joined.filter((count) => count !== undefined);
}

function bothCounts(one: Count, other: Count, areOpposites: boolean): Count | undefined {
  if (!areOpposites) return narrowed(one, one.ranges, other.ranges);
  // Of the two ways to say it the shorter one, whichever was said first.
  const size = one.terms.length;
  const [own, others] = [valueCount(one), valueCount(other)];
  const isFirst = own < others || (own === others && termsText(one.terms) < termsText(other.terms));
  return isFirst
    ? narrowed(one, one.ranges, reversed(other.ranges, size))
    : narrowed({ ...one, terms: other.terms }, reversed(one.ranges, size), other.ranges);
}

function narrowed(count: Count, one: Ranges, other: Ranges): Count | undefined {
  const size = count.terms.length;
  const ranges = shared(clip(one, size), clip(other, size));
  return ranges.length === 0 ? undefined : { ...count, ranges };
}

/** How many do not hold, where so many hold. */
const reversed = (ranges: Ranges, size: number): Ranges =>
  clip(ranges, size)
    .map(([lo, hi]): [number, number] => [size - hi, size - lo])
    .reverse();

const valueCount = ({ terms }: Count): number => terms.reduce((sum, { values }) => sum + values.length, 0);

const termsText = (terms: readonly Term[]): string =>
  terms
    .map(({ variable, values }) => `${variable}:${values.join()}`)
    .sort()
    .join(" ");

/** The amount that one statement is about, below its guards. */
interface Guarded {
  readonly place: number;
  readonly guards: readonly Condition[];
  readonly amount: Counted;
}

/** Statements about one amount below the same guards, joined with the first such. */
export function guardedTogether(constraints: readonly Constraint[]): readonly Constraint[] {
  const joined: (Constraint | undefined)[] = constraints.slice();
  const byAmount = new Map<string, Guarded>();
  const byClause = new Map<string, Guarded>();
  const noteClause = (own: Guarded): void => {
    const text = numbersText([...own.guards, ...own.amount.parts]);
    if (text !== undefined) byClause.set(text, own);
  };
  constraints.forEach((constraint, place) => {
    const own = guardedAmount(constraint, place);
    if (own === undefined) return;
    const [guards, amount] = [numbersText(own.guards), numbersText(own.amount.parts)];
    if (guards === undefined || amount === undefined) return;
    const text = `${guards}|${amount}`;
    const before = byAmount.get(text);
    const both = before && bothAmounts(before, own.amount.ranges);
    if (both === undefined) {
      if (before === undefined) {
        byAmount.set(text, own);
        noteClause(own);
      }
      return;
    }
    joined[place] = undefined;
    replace(joined, both);
    byAmount.set(text, both);
    noteClause(both);
  });
  if (byClause.size === 0) return constraints;
  constraints.forEach((constraint, place) => {
    const parts = clauseParts(constraint);
    if (parts === undefined) return;
    const text = numbersText(parts);
    const before = text === undefined ? undefined : byClause.get(text);
    const both = before && bothAmounts(before, [[1, before.amount.parts.length]]);
    if (both === undefined) return;
    joined[place] = undefined;
    replace(joined, both);
    noteClause(both);
  });
  return joined.filter((constraint) => constraint !== undefined);
}

function guardedAmount(constraint: Constraint, place: number): Guarded | undefined {
  const parts = clauseOf(constraint);
  if (parts === undefined) return undefined;
  const [amount, another] = parts.filter((part) => part.kind === "counted");
  if (amount === undefined || another !== undefined) return undefined;
  const guards = parts.filter((part) => part !== amount);
  if (!guards.every(isSimple) || new Set(amount.parts).size < amount.parts.length) return undefined;
  return { place, guards, amount };
}

function bothAmounts(one: Guarded, ranges: Ranges): Guarded | undefined {
  const { parts } = one.amount;
  const both = shared(clip(one.amount.ranges, parts.length), clip(ranges, parts.length));
  return both.length === 0 ? undefined : { ...one, amount: { kind: "counted", parts, ranges: both } };
}

function replace(joined: (Constraint | undefined)[], { place, guards, amount }: Guarded): void {
  const before = joined[place] as Holds;
  joined[place] = { ...before, condition: { kind: "any-of", parts: [...guards, amount] } };
}

/** The parts of "this or that", those of its parts too. */
function clauseOf(constraint: Constraint): readonly Condition[] | undefined {
  if (constraint.kind !== "holds" || constraint.origin.never === true) return undefined;
  const { condition } = constraint;
  if (condition.kind !== "any-of") return undefined;
  const opened = (parts: readonly Condition[]): readonly Condition[] =>
    parts.some(({ kind }) => kind === "any-of")
      ? parts.flatMap((part) => (part.kind === "any-of" ? opened(part.parts) : [part]))
      : parts;
  return opened(condition.parts);
}

/** "This or that" of simple parts, also where grounding has written it as a count of one at least. */
function clauseParts(constraint: Constraint): readonly Condition[] | undefined {
  const parts = constraint.kind === "count" ? termsOfClause(constraint) : clauseOf(constraint);
  return parts?.every(isSimple) === true ? parts : undefined;
}

function termsOfClause({ terms, ranges, origin }: Count): readonly Condition[] | undefined {
  const [range] = ranges;
  if (ranges.length !== 1 || range?.[0] !== 1 || range[1] < terms.length || origin.never === true)
    return undefined;
  const literals: Condition[] = [];
  for (const term of terms) {
    if (!("kind" in term)) return undefined;
    literals.push(term as Literal);
  }
  return literals;
}

/** The numbers that the table of conditions gave them; undefined where one was made elsewhere. */
function numbersText(parts: readonly Condition[]): string | undefined {
  const numbers = new Set<number>();
  for (const { id } of parts) {
    if (id === undefined) return undefined;
    numbers.add(id);
  }
  return [...numbers].sort((a, b) => a - b).join();
}
