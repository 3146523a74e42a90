/**
 * Conditions on a few truths, however they were said: "the first two differ, or the first and the third", "not all three are equal". Their clauses are
 * worked out from all cases, each with as few literals as can be, and no clause that follows from others; they stand in place of the condition where they
 * have no more literals than it.
 */

import type { Condition } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { bitCount } from "./bits.js";

const FEWEST = 3;
const MOST = 6;

type Domain = (id: GroundVariableId) => readonly ValueCode[];

/** A literal: the variable, and its value. */
export interface FewTruth {
  readonly variable: GroundVariableId;
  readonly value: ValueCode;
}

/** Of a clause: the variables that it names, and which of these have their second value in it, as bits. */
export interface PrimeClause {
  readonly named: number;
  readonly second: number;
}

/** The clauses found so far, by the cases that they refuse: most conditions of a board refuse the same ones. */
export type KnownClauses = Map<string, readonly PrimeClause[]>;

/** Undefined where the condition is about other things than three to six truths, or is as short as it stands. */
export function clausesOfTruths(
  condition: Condition,
  domain: Domain,
  known: KnownClauses,
): readonly (readonly FewTruth[])[] | undefined {
  const seen: Seen = { variables: [], literals: 0 };
  if (!gather(condition, domain, seen) || seen.variables.length < FEWEST) return undefined;
  const variables = seen.variables.sort((a, b) => a - b);
  const places = new Map(variables.map((variable, place) => [variable, place]));
  const bitOf = (variable: GroundVariableId): number => 1 << (places.get(variable) ?? 0);
  const refused: number[] = [];
  for (let given = 0; given < 1 << variables.length; given++) {
    const codeOf = (variable: GroundVariableId): ValueCode =>
      domain(variable)[(given & bitOf(variable)) === 0 ? 0 : 1] as ValueCode;
    if (!holds(condition, codeOf)) refused.push(given);
  }
  const key = `${variables.length}:${refused.join()}`;
  const clauses = known.get(key) ?? covering(refused, shortest(refused, variables.length));
  known.set(key, clauses);
  const literals = clauses.reduce((sum, { named }) => sum + bitCount(named), 0);
  if (literals > seen.literals) return undefined;
  return clauses.map(({ named, second }) =>
    variables
      .filter((variable) => (named & bitOf(variable)) !== 0)
      .map((variable) => ({
        variable,
        value: domain(variable)[(second & bitOf(variable)) === 0 ? 0 : 1] as ValueCode,
      })),
  );
}

/** All clauses of which no literal can be left out: each refuses the cases that have none of its literals, and these alone are refused. */
function shortest(refused: readonly number[], variables: number): readonly PrimeClause[] {
  const all = 2 ** variables - 1;
  const found: PrimeClause[] = [];
  const refusedSet = new Set(refused);
  const byLength = Array.from({ length: all + 1 }, (_, named) => named).sort(
    (a, b) => bitCount(a) - bitCount(b),
  );
  for (const named of byLength)
    for (const pattern of new Set(refused.map((given) => given & named))) {
      const isShorter = found.some(
        (one) => (one.named & named) === one.named && (pattern & one.named) === (one.second ^ one.named),
      );
      if (isShorter) continue;
      const free = all & ~named;
      let isRefused = true;
      for (let more = free; isRefused; more = (more - 1) & free) {
        isRefused = refusedSet.has(pattern | more);
        if (more === 0) break;
      }
      if (isRefused) found.push({ named, second: pattern ^ named });
    }
  return found;
}

/** Clauses that refuse all that is refused: those that refuse most of what is left first, and none that the others make needless. */
function covering(refused: readonly number[], clauses: readonly PrimeClause[]): readonly PrimeClause[] {
  const chosen: PrimeClause[] = [];
  let left = refused;
  while (left.length > 0) {
    let best: PrimeClause | undefined;
    let most = 0;
    for (const clause of clauses) {
      const many = left.filter((given) => refuses(clause, given)).length;
      if (many > most) [best, most] = [clause, many];
    }
    if (best === undefined) throw new Error("each case that is refused is refused by a clause");
    const taken = best;
    chosen.push(taken);
    left = left.filter((given) => !refuses(taken, given));
  }
  return withoutNeedless(refused, chosen);
}

/** Leaves them out one by one: of two clauses that are needless each beside the other, one stays. */
function withoutNeedless(
  refused: readonly number[],
  clauses: readonly PrimeClause[],
): readonly PrimeClause[] {
  let kept = clauses;
  for (const one of clauses) {
    const others = kept.filter((other) => other !== one);
    if (refused.every((given) => others.some((other) => refuses(other, given)))) kept = others;
  }
  return kept;
}

const refuses = ({ named, second }: PrimeClause, given: number): boolean =>
  (given & named) === (second ^ named);

interface Seen {
  readonly variables: GroundVariableId[];
  literals: number;
}

/** Collects its variables. False: it is about other than a few truths. */
function gather(condition: Condition, domain: Domain, seen: Seen): boolean {
  switch (condition.kind) {
    case "literal":
      seen.literals++;
      return add(condition.variable, domain, seen);
    case "all-of":
    case "any-of":
      return condition.parts.every((part) => gather(part, domain, seen));
    default:
      return false;
  }
}

function add(variable: GroundVariableId, domain: Domain, { variables }: Seen): boolean {
  if (variables.includes(variable)) return true;
  return domain(variable).length === 2 && variables.push(variable) <= MOST;
}

function holds(condition: Condition, codeOf: (variable: GroundVariableId) => ValueCode): boolean {
  switch (condition.kind) {
    case "literal":
      return condition.values.includes(codeOf(condition.variable));
    case "all-of":
      return condition.parts.every((part) => holds(part, codeOf));
    case "any-of":
      return condition.parts.some((part) => holds(part, codeOf));
    default:
      throw new Error(`nothing that is gathered is a ${condition.kind}`);
  }
}
