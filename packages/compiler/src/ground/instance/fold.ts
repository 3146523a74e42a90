/**
 * Counts, with what givens and domains settle: terms that cannot hold are left out, counts that hold anyway vanish, and givens that break
 * a bound by themselves are reported, both of them named. Terms that givens make hold stay: covering an item by a given is what exact cover
 * is good at.
 */

import { givensClash } from "../../diagnostics/catalogue/ecp4114-givens-clash.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import type { Constraint, Count, Term } from "../../ground.js";
import { clip } from "../../ranges.js";
import { FEW_FOLDED } from "../../thresholds.js";
import { describeCode } from "../codes.js";
import { Fault } from "../fault.js";
import { placeInDomain } from "../place-of.js";
import { variableOf } from "../world/grounding.js";
import type { World } from "../world/world.js";

/** The places of the elements of a layer, for messages. */
export type NameOf = (layer: number, element: number) => string;

export function foldConstraints(
  world: World,
  constraints: readonly Constraint[],
  nameOf: NameOf,
): readonly Constraint[] {
  const folded: Constraint[] = [];
  const kept = new Map<Term, number>();
  for (const constraint of constraints)
    switch (constraint.kind) {
      case "count": {
        world.budget.patience.spend(constraint.terms.length);
        const own = foldCount(world, constraint, kept, nameOf);
        if (own !== undefined) folded.push(own);
        break;
      }
      case "holds":
      case "graph":
      case "component-sizes":
      case "halves":
      case "candidate-cover":
        folded.push(constraint);
        break;
      default:
        constraint satisfies never;
    }
  return folded;
}

/** Returns undefined if it holds anyway. `kept`: as of `holdingValues`. */
function foldCount(world: World, count: Count, kept: Map<Term, number>, nameOf: NameOf): Count | undefined {
  let certain = 0;
  let possible = 0;
  for (const term of count.terms) {
    const { domain } = variableOf(world, term.variable);
    const holding = holdingValues(term, domain, kept);
    if (holding > 0) possible++;
    if (holding === domain.length) certain++;
  }
  // Most counts have nothing that is settled, and bounds that are none of their terms' number.
  const [only] = count.ranges;
  if (
    certain === 0 &&
    possible === count.terms.length &&
    count.ranges.length === 1 &&
    only !== undefined &&
    only[1] <= possible &&
    only[0] <= only[1] &&
    (only[0] > 0 || (only[0] === 0 && only[1] < possible))
  )
    return count;
  const ranges = clip(count.ranges, possible);
  const last = ranges.at(-1);
  if (certain > mostOf(count)) reportClash(world, count, nameOf);
  if (ranges.some(([lo, hi]) => lo <= certain && hi >= possible)) return undefined;
  const terms =
    possible === count.terms.length
      ? count.terms
      : count.terms.filter((term) => holdingValues(term, variableOf(world, term.variable).domain, kept) > 0);
  // A bound that cannot be kept stays as it was said: it is the reason that there is no answer.
  return { ...count, terms, ranges: last === undefined ? count.ranges : ranges };
}

/** The number of values of the domain that a term allows. `kept`: results for terms of many values, which clauses share. */
function holdingValues(term: Term, domain: readonly number[], kept: Map<Term, number>): number {
  const { except } = term;
  if (except !== undefined) return domain.length - countWithin(except, domain);
  if (domain.length === 1) return term.values.includes(domain[0] ?? 0) ? 1 : 0;
  if (term.values.length <= FEW_FOLDED) return countWithin(term.values, domain);
  let count = kept.get(term);
  if (count === undefined) {
    count = countWithin(term.values, domain);
    kept.set(term, count);
  }
  return count;
}

function countWithin(codes: readonly number[], domain: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < codes.length; i++) if (placeInDomain(domain, codes[i] as number) >= 0) count++;
  return count;
}

const mostOf = ({ ranges }: Count): number => ranges.at(-1)?.[1] ?? 0;

function reportClash(world: World, count: Count, nameOf: NameOf): void {
  const limit = mostOf(count);
  const given = count.terms.filter((term) => {
    const variable = variableOf(world, term.variable);
    return (
      variable.given !== undefined &&
      variable.domain.length === 1 &&
      term.values.includes(variable.domain[0] ?? 0)
    );
  });
  const [a, b] = given;
  if (a === undefined || b === undefined || given.length <= limit) return;
  const [first, second] = [variableOf(world, a.variable), variableOf(world, b.variable)];
  if (first.given === undefined || second.given === undefined) return;
  const layer = world.puzzle.layers[first.layer];
  const payload = {
    what: layer === undefined ? "" : describeCode(layer, first.domain[0] ?? 0),
    first: nameOf(first.layer, first.element),
    second: nameOf(second.layer, second.element),
    limit,
    given: given.length,
  };
  const where = second.given;
  const related = [
    { span: first.given, message: `${payload.first} is given here` },
    { span: count.origin.span, message: ["the rule that they break", ...count.origin.at].join(", ") },
  ];
  world.log.note(
    new Fault(`clash ${where.file} ${where.start} ${first.given.start}`, () =>
      diagnose(givensClash, where, payload, related),
    ),
  );
}
