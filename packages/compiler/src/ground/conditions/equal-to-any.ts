/** "It equals this one, or that one, or a third": equalities of one variable with others, read from the side of that variable. */
import type { Condition, Pairing } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";

/** Equalities that share a variable. */
export interface EqualToAny {
  readonly shared: GroundVariableId;
  readonly with: readonly Partners[];
}

export interface Partners {
  readonly other: GroundVariableId;
  /** By value of the shared variable: the values of the other with which the two are equal; where it has none, they are not. */
  readonly of: ReadonlyMap<ValueCode, readonly ValueCode[]>;
}

/** The conditions from the side of each variable that all of them share; nothing if one of them is no equality. */
export function equalToAny(conditions: readonly Condition[]): readonly EqualToAny[] {
  const pairings: Pairing[] = [];
  for (const condition of conditions) {
    if (condition.kind !== "all-of" || condition.pairing === undefined) return [];
    pairings.push(condition.pairing);
  }
  const [first] = pairings;
  if (first === undefined) return [];
  return [first.left, first.right]
    .filter((shared) => pairings.every(({ left, right }) => left === shared || right === shared))
    .map((shared) => ({ shared, with: pairings.map((pairing) => partnersOf(pairing, shared)) }));
}

function partnersOf({ left, right, pairs }: Pairing, shared: GroundVariableId): Partners {
  const of = new Map<ValueCode, readonly ValueCode[]>();
  for (const pair of pairs) {
    const [own, partners] = left === shared ? [pair.left, pair.right] : [pair.right, pair.left];
    for (const value of own) of.set(value, partners);
  }
  return { other: left === shared ? right : left, of };
}
