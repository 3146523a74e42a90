/**
 * A condition that must hold, as clauses and rows, without truths for what stands at the top: all-of is its parts, any-of of simple parts is a
 * clause, and where one part of an any-of is not simple the others are its guards. The makers of truths are functions (rule-lowering.ts).
 */

import type { Condition, Pairing } from "../../condition.js";
import { isSimple } from "../../condition.js";
import { without } from "../../ground/conditions/value-sets.js";
import { DISTRIBUTED_CLAUSES, EXCLUDED_VALUES } from "../../thresholds.js";
import { assertByCases } from "./by-cases.js";
import { assertChain } from "./chains.js";
import { assertEqualToAny, assertEqualToSoMany } from "./equal-to-any.js";
import { assertLinear, linearOf } from "./linear.js";
import { type DraftLiteral, TRUE } from "./row-draft.js";
import type { RuleLowering } from "./rule-lowering.js";

/** One of the guards holds, or the condition. */
export function assertCondition(
  lowering: RuleLowering,
  condition: Condition,
  guards: readonly DraftLiteral[] = [],
): void {
  const { rows } = lowering;
  switch (condition.kind) {
    case "literal":
    case "auxiliary":
      assertHeld(lowering, condition, guards);
      return;
    case "candidate":
    case "placement":
      rows.clause([...guards, lowering.truth(condition)]);
      return;
    case "all-of":
      if (condition.pairing !== undefined) assertEqual(lowering, condition.pairing, guards);
      else for (const part of condition.parts) assertCondition(lowering, part, guards);
      return;
    case "any-of":
      assertAny(lowering, flat(condition.parts), guards);
      return;
    case "counted":
      if (!assertEqualToSoMany(lowering, condition, guards))
        assertLinear(lowering, linearOf(lowering, condition), condition.ranges, guards);
      return;
    case "weighed":
      assertLinear(lowering, linearOf(lowering, condition), condition.ranges, guards);
      return;
    case "chain":
      if (guards.length === 0) assertChain(lowering, condition.chain, condition.accepts);
      else rows.clause([...guards, lowering.truth(condition)]);
      return;
    default:
      throw new Error(`no such rule: ${String(condition satisfies never)}`);
  }
}

/** If few values are excluded, a clause for each is enough, without a truth for the set of the others. */
function assertHeld(lowering: RuleLowering, condition: Condition, guards: readonly DraftLiteral[]): void {
  const { rows, values } = lowering;
  const held = lowering.holding(condition);
  if (held === undefined) return;
  const domain = values.domainOf(held.holder);
  const except = "except" in condition ? condition.except : undefined;
  if (except === undefined && guards.length > 0 && domain.length - held.values.length > EXCLUDED_VALUES) {
    rows.clause([...guards, lowering.truth(condition)]);
    return;
  }
  const excluded =
    except === undefined ? without(domain, held.values) : except.filter((value) => domain.includes(value));
  if (guards.length === 0 || excluded.length <= EXCLUDED_VALUES)
    for (const value of excluded) rows.clause([...guards, values.oneOf(held.holder, [value]) ^ 1]);
  else rows.clause([...guards, lowering.truth(condition)]);
}

/** For each value of the one: not this, or its partner. */
function assertEqual(
  { rows, values }: RuleLowering,
  pairing: Pairing,
  guards: readonly DraftLiteral[],
): void {
  for (const { left, right } of pairing.pairs)
    rows.clause([...guards, values.oneOf(pairing.left, left) ^ 1, values.oneOf(pairing.right, right)]);
}

/** Without any-of in any-of, each of which may be the part of the next: each part is looked at once. */
function flat(parts: readonly Condition[]): readonly Condition[] {
  if (!parts.some(({ kind }) => kind === "any-of")) return parts;
  const gathered: Condition[] = [];
  const gather = (some: readonly Condition[]): void => {
    for (const part of some)
      if (part.kind === "any-of") gather(part.parts);
      else gathered.push(part);
  };
  gather(parts);
  return gathered;
}

function assertAny(
  lowering: RuleLowering,
  parts: readonly Condition[],
  guards: readonly DraftLiteral[],
): void {
  if (parts.length > 1 && areSimple(parts)) {
    const truths = guards.slice();
    for (const part of parts) truths.push(lowering.truth(part));
    lowering.rows.clause(truths);
  } else assertCompound(lowering, parts, guards);
}

function areSimple(parts: readonly Condition[]): boolean {
  for (const part of parts) if (!isSimple(part)) return false;
  return true;
}

function assertCompound(
  lowering: RuleLowering,
  parts: readonly Condition[],
  guards: readonly DraftLiteral[],
): void {
  const simple = parts.filter(isSimple);
  const compound = parts.filter((part) => !isSimple(part));
  const [only] = compound;
  if (only === undefined && simple.length === 1 && simple[0] !== undefined) {
    assertCondition(lowering, simple[0], guards);
    return;
  }
  const outside = [...guards, ...simple.map((part) => lowering.truth(part))];
  // Clauses that givens settle: the rest need not be worked out.
  if (outside.includes(TRUE)) return;
  if (only === undefined) lowering.rows.clause(outside);
  else if (compound.length === 1) assertCondition(lowering, only, outside);
  else if (
    !assertEqualToAny(lowering, compound, outside) &&
    !distribute(lowering, compound, outside) &&
    !assertByCases(lowering, compound, outside, assertCondition)
  ) {
    // The one with the most to it stands under guards; the others are truths.
    const widest = compound.reduce((a, b) => (width(b) > width(a) ? b : a));
    const others = compound.filter((part) => part !== widest).map((part) => lowering.truth(part));
    assertCondition(lowering, widest, [...outside, ...others]);
  }
}

function width(condition: Condition): number {
  return "parts" in condition ? condition.parts.length : 1;
}

/** (a and b) or (c and d), as the clauses of all choices of one part each, where those are few. */
function distribute(
  lowering: RuleLowering,
  compound: readonly Condition[],
  guards: readonly DraftLiteral[],
): boolean {
  const sides: (readonly Condition[])[] = [];
  let clauses = 1;
  for (const part of compound) {
    if (part.kind !== "all-of" || !part.parts.every(isSimple)) return false;
    clauses *= part.parts.length;
    if (clauses > DISTRIBUTED_CLAUSES) return false;
    sides.push(part.parts);
  }
  let chosen: DraftLiteral[][] = [[...guards]];
  for (const side of sides) {
    const truths = side.map((part) => lowering.truth(part));
    chosen = chosen.flatMap((before) => truths.map((truth) => [...before, truth]));
  }
  for (const clause of chosen) lowering.rows.clause(clause);
  return true;
}
