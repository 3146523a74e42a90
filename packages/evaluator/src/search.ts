/**
 * All assignments for which every claim holds. An unknown is assigned when some claim asks for it, and a branch ends where a claim is false
 * whatever the rest will be: `Unassigned` is thrown by every reading of what is not assigned, so a claim that has been decided has read
 * nothing else. Unknowns that tell no answers apart come last, and one value that will do is enough.
 */
import type { Claim } from "./statements/statements.js";
import { Unsupported } from "./values/unsupported.js";
import { Fault, Unassigned, type World } from "./values/world.js";

export interface Search {
  /** Called with every unknown that tells answers apart assigned. */
  readonly found: () => void;
  /** Statements that some assignment made speak of what is not there. */
  readonly faults: Set<string>;
  /** Ends with `Unsupported` after evaluating more expressions than this. */
  readonly patience?: number;
}

interface Pending {
  readonly claim: Claim;
  readonly touched: Set<number>;
  waitsFor: number | undefined;
}

const MOST_STEPS = 3_000_000;

export function searchAll(
  world: World,
  claims: readonly Claim[],
  { found, faults, patience = Number.POSITIVE_INFINITY }: Search,
): void {
  let steps = 0;
  let evaluations = 0;
  world.spend = () => {
    if (++evaluations > patience) throw new Unsupported("too many evaluations");
  };
  const all: Pending[] = claims.map((claim) => ({ claim, touched: new Set(), waitsFor: undefined }));
  const visible = world.unknowns.flatMap((unknown, at) => (unknown.hidden ? [] : [at]));
  const hidden = world.unknowns.flatMap((unknown, at) => (unknown.hidden ? [at] : []));

  const judge = (pending: Pending): boolean | undefined => {
    if (++steps > MOST_STEPS) throw new Unsupported("too many steps");
    world.touch = (unknown) => pending.touched.add(unknown);
    world.fault = ({ what }) => faults.add(`${pending.claim.at().join(", ")}: ${what}`);
    try {
      return pending.claim.holds();
    } catch (thrown) {
      if (thrown instanceof Unassigned) {
        pending.waitsFor = thrown.unknown;
        return undefined;
      }
      if (!(thrown instanceof Fault)) throw thrown;
      world.fault(thrown);
      return false;
    } finally {
      world.touch = () => {};
      world.fault = () => {};
    }
  };

  /** The claims still open after `changed` was assigned; undefined where one is false. */
  const judged = (open: readonly Pending[], changed: number | undefined): Pending[] | undefined => {
    const rest: Pending[] = [];
    for (const pending of open) {
      if (changed !== undefined && !pending.touched.has(changed)) {
        rest.push(pending);
        continue;
      }
      const verdict = judge(pending);
      if (verdict === false) return undefined;
      if (verdict === undefined) rest.push(pending);
    }
    return rest;
  };

  const isFree = (unknown: number): boolean => world.assigned[unknown] === undefined;

  /** Whether some values of the hidden unknowns do. */
  const exists = (open: readonly Pending[]): boolean => {
    const next = open[0]?.waitsFor;
    if (next === undefined)
      return hidden.every((each) => !isFree(each) || (world.unknowns[each]?.domain.length ?? 0) > 0);
    for (const value of world.unknowns[next]?.domain ?? []) {
      world.assigned[next] = value;
      const rest = judged(open, next);
      const does = rest !== undefined && exists(rest);
      world.assigned[next] = undefined;
      if (does) return true;
    }
    return false;
  };

  const branch = (open: readonly Pending[]): void => {
    const wanted = open
      .map(({ waitsFor }) => waitsFor)
      .find((each) => each !== undefined && world.unknowns[each]?.hidden === false);
    const next = wanted ?? visible.find(isFree);
    if (next === undefined) {
      if (exists(open) && isSound()) found();
      return;
    }
    for (const value of world.unknowns[next]?.domain ?? []) {
      world.assigned[next] = value;
      const rest = judged(open, next);
      if (rest !== undefined) branch(rest);
      world.assigned[next] = undefined;
    }
  };

  /** A claim may have been decided beside something that speaks of what is not there. */
  const isSound = (): boolean =>
    all.every((pending) => {
      const { waitsFor } = pending;
      const verdict = judge(pending);
      pending.waitsFor = waitsFor;
      return verdict !== false;
    });

  const open = judged(all, undefined);
  if (open !== undefined) branch(open);
}
