/** The counts of a board: so many of these facts hold. Those that share no fact are a family, as the rows of a board are, its columns, its rooms. */
import { chosen, type OptionId, type SignedOption } from "@ecp/engine";
import type { Constraint, GroundVariableId, Term } from "../../ground.js";
import type { SoftGroup } from "../soften.js";
import type { BoardFacts } from "./board-facts.js";

/** How facts are named: an option and the only other one of its place say the same. */
export interface FactNames {
  readonly canonical: (fact: SignedOption) => SignedOption;
  readonly opposite: (fact: SignedOption) => SignedOption;
}

/** A rule about no more facts, which says that not all of them hold, is one of very many: they are seen with what is beside them. */
const SMALL = 2;

export interface FactCount {
  /** Facts, of each pair of opposites the one with the smaller number. */
  readonly of: readonly SignedOption[];
  readonly least: number;
  readonly most: number;
  readonly by: Counter;
  /** They are the opposites of what the counter counts. */
  readonly isOfOthers?: boolean;
}

/** A rule, which may count several things; or the element, which has one value. */
export type Counter =
  | { readonly rule: SoftGroup; readonly what: string | undefined }
  | { readonly element: GroundVariableId };

export function countsOf(board: BoardFacts, names: FactNames): readonly FactCount[] {
  return [...countsOfElements(board, names), ...countsOfRules(board, names)];
}

/** Each count is in the first family that it shares nothing with. */
export function familiesOf(counts: readonly FactCount[]): readonly (readonly FactCount[])[] {
  const families: { readonly counts: FactCount[]; readonly facts: Set<SignedOption> }[] = [];
  for (const count of counts) {
    let family = families.find(({ facts }) => !count.of.some((fact) => facts.has(fact)));
    if (family === undefined) {
      family = { counts: [], facts: new Set() };
      families.push(family);
    }
    family.counts.push(count);
    for (const fact of count.of) family.facts.add(fact);
  }
  return families.map((family) => family.counts);
}

function* countsOfRules({ posed }: BoardFacts, names: FactNames): Iterable<FactCount> {
  for (const rule of posed.rules)
    for (const constraint of rule.constraints) {
      const counted = countedIn(constraint);
      if (counted === undefined) continue;
      const options = counted.terms.flatMap(({ variable, values }) =>
        values.map((value) => posed.valueOption(variable, value)),
      );
      const count = countOf(options, counted.range, { rule, what: constraint.origin.what }, names);
      if (count !== undefined) yield count;
    }
}

function* countsOfElements({ posed }: BoardFacts, names: FactNames): Iterable<FactCount> {
  for (const [index, { domain }] of posed.ground.variables.entries()) {
    if (domain.length <= 2) continue;
    const element = index as GroundVariableId;
    const options = [...domain].map((value) => posed.valueOption(element, value));
    const count = countOf(options, [1, 1], { element }, names);
    if (count !== undefined) yield count;
  }
}

/** Undefined where it counts some facts, and the opposites of others; or one of them twice. */
function countOf(
  options: readonly (OptionId | undefined)[],
  [least, most]: readonly [number, number],
  by: Counter,
  { canonical, opposite }: FactNames,
): FactCount | undefined {
  const of = new Set<SignedOption>();
  let opposites = 0;
  for (const option of options) {
    if (option === undefined) return undefined;
    const fact = canonical(chosen(option));
    const other = opposite(fact);
    if (other < fact) opposites++;
    of.add(Math.min(fact, other) as SignedOption);
  }
  const size = options.length;
  if (of.size < size || (opposites > 0 && opposites < size)) return undefined;
  if (size <= SMALL && least < most) return undefined;
  return opposites === 0
    ? { of: [...of], least, most: Math.min(most, size), by }
    : { of: [...of], least: size - Math.min(most, size), most: size - least, by, isOfOthers: true };
}

/** The facts that a constraint counts, if it says between which two numbers. */
function countedIn(
  constraint: Constraint,
): { readonly terms: readonly Term[]; readonly range: readonly [number, number] } | undefined {
  const isCount = constraint.kind === "count";
  const counted =
    constraint.kind === "holds" && constraint.condition.kind === "counted" ? constraint.condition : undefined;
  const [range, another] = isCount ? constraint.ranges : (counted?.ranges ?? []);
  if (range === undefined || another !== undefined) return undefined;
  if (isCount) return { terms: constraint.terms, range };
  const terms = counted?.parts.flatMap((part) => (part.kind === "literal" ? [part] : [])) ?? [];
  return terms.length === counted?.parts.length ? { terms, range } : undefined;
}
