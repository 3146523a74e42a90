/** A step as a technique sees it: what follows, from which rules in which form, over which links. */
import type { Condition } from "../../condition.js";
import { type Constraint, type GroundVariableId, NONE } from "../../ground.js";
import type { Fact } from "../facts.js";
import type { ExplainedMember } from "../member.js";
import type { Premise } from "../premises.js";

/** The form of a rule, as far as it makes a difference to a person who looks for consequences. */
export type RuleForm =
  | "count"
  | "sum"
  | "sequence"
  | "size"
  | "connected"
  | "loop"
  | "condition"
  /** Several of them. */
  | "mixed";

export interface ShapeRule extends ExplainedMember {
  readonly form: RuleForm;
  readonly constraints: readonly Constraint[];
  /** The number or sign printed in the cell that it is about, if the rule reads it: `clue 3`. */
  readonly clue?: string | undefined;
  /** Another rule is meant at the same place, so that the place does not say which: two numbers at a row, two counts of a room. */
  readonly sharesPlace?: boolean;
}

export interface ShapeLink {
  /** Undefined for the clash at the end of a supposition. */
  readonly follows?: Fact;
  /** It says that something is not there: no entry that one must keep in mind. */
  readonly isNote: boolean;
  /** It goes on where the entry before it ends: one line is drawn, one group grows. */
  readonly goesOn: boolean;
  readonly rules: readonly ShapeRule[];
  readonly because: readonly Fact[];
  /** How its rule would fail without it; of a clash, how it fails. In words, where that can be told. */
  readonly failure: () => string | undefined;
  /** Where no rule can be left out: what the areas may be at all. */
  readonly division?: ShapeDivision;
}

export interface ShapeDivision {
  /** Rules that say which areas there may be. */
  readonly by: readonly ExplainedMember[];
  /** No area is left for this cell, or those that are left agree. */
  readonly left?: { readonly cell: string; readonly layer: string };
}

/** One of the ways that things can be, followed to what is the same in all of them. */
export interface ShapeWay {
  readonly supposed?: Fact;
  readonly links: readonly ShapeLink[];
}

/** A way that is ruled out, with what holds before it; the last one is no way, but the clash that is left. */
export interface ShapeRuledOut extends ShapeWay {
  readonly before: readonly ShapeLink[];
}

/** A count at its place; or an element, which has one value. */
export interface ShapeCount {
  readonly of: ShapeRule | string;
  /** The thing that is counted. */
  readonly what: string | undefined;
}

/** Counts added up: these need together all that those have room for, or more if what is supposed holds. */
export interface ShapeCounts {
  readonly supposed?: Fact;
  readonly needing: readonly ShapeCount[];
  readonly allowing: readonly ShapeCount[];
  /** It is found where only the former are: they need more than that. */
  readonly isBeyond: boolean;
}

/** A count that needs all that blocks of its places have room for; or that allows no more than blocks of its places have at least. */
export interface ShapePacked {
  readonly of: ShapeCount["of"];
  readonly isFull: boolean;
  /** Besides what is there. */
  readonly number: number;
  readonly blocks: readonly ShapeBlock[];
}

export interface ShapeBlock {
  /** From end to end, or one by one. */
  readonly places: readonly string[];
  readonly words: string;
  /** At most, or at least. */
  readonly number: number;
}

/** In words: `the group of r1c6 would have more than 2 cells`. */
export interface ShapeFailure {
  /** Without any of these. */
  readonly found: readonly Fact[];
  readonly words: string;
}

export interface Shape {
  /** For the same reason. */
  readonly found: readonly Fact[];
  readonly isNote: boolean;
  readonly supposed?: Fact;
  /** All ways to keep the rules come to it. */
  readonly isSearched: boolean;
  /** These ways, if they are few: what is there in each of them, without what is absent. */
  readonly ways?: readonly (readonly Fact[])[];
  readonly counted?: ShapeCounts;
  readonly packed?: ShapePacked;
  /** One of these holds. */
  readonly either?: readonly ShapeWay[];
  /** Where the opposite is supposed, and each of these clashes: what follows whichever it is. */
  readonly before?: readonly ShapeLink[];
  /** Where the opposite is supposed: ways that are ruled out one after the other, until nothing is left. */
  readonly ruledOut?: readonly ShapeRuledOut[];
  /** The count that leaves just these. */
  readonly among?: ShapeCount;
  readonly links: readonly ShapeLink[];
  /** How the last rule would fail without what is found; nothing, where that cannot be told of all of it. */
  readonly failures: () => readonly ShapeFailure[];
  /** Rules that somebody wrote, of the last link and of those after the supposition. */
  readonly rules: readonly ShapeRule[];
  /** The same of all links: with those that show at a look that something is ruled out. */
  readonly looks: readonly ShapeRule[];
  /** On the board before. */
  readonly known: readonly Fact[];
  /** The same, as a person looks at them. */
  readonly premises: readonly Premise[];
}

/** The values that one would enter. */
export interface ChainEntry {
  readonly facts: readonly Fact[];
  /** For each of these that is not by the same, the first rule. */
  readonly rules: readonly ShapeRule[];
  /** How the rule would fail without the first of them. */
  readonly failure: ShapeLink["failure"];
}

/** Entries on the way from the supposition to the clash: a line that goes on and on is one. */
export const entriesBetween = ({ links }: Pick<Shape, "links">): readonly ChainEntry[] =>
  chainEntries(links.slice(0, -1));

export function chainEntries(links: readonly ShapeLink[]): readonly ChainEntry[] {
  const entries: (ChainEntry & { readonly facts: Fact[]; readonly rules: ShapeRule[] })[] = [];
  for (const { follows, isNote, goesOn, rules, failure } of links) {
    if (follows === undefined || isNote) continue;
    const before = entries.at(-1);
    const [rule] = rules;
    if (!goesOn || before === undefined)
      entries.push({ facts: [follows], rules: rule === undefined ? [] : [rule], failure });
    else {
      before.facts.push(follows);
      if (rule !== undefined && !before.rules.includes(rule)) before.rules.push(rule);
    }
  }
  return entries;
}

export const lastLink = ({ links }: Pick<Shape, "links">): ShapeLink | undefined => links.at(-1);

export function formOfRule(constraints: readonly Constraint[]): RuleForm {
  const [form, ...others] = new Set(constraints.map(formOfConstraint));
  return form === undefined ? "condition" : others.length > 0 ? "mixed" : form;
}

function formOfConstraint(constraint: Constraint): RuleForm {
  switch (constraint.kind) {
    case "count":
      return "count";
    case "graph":
      return constraint.property === "connected" ? "connected" : "loop";
    case "component-sizes":
    case "halves":
    case "candidate-cover":
      return "size";
    case "holds":
      return formOfCondition(constraint.condition);
    default:
      return constraint satisfies never;
  }
}

const hardest: readonly RuleForm[] = ["sequence", "sum", "count"];

function formOfCondition(condition: Condition): RuleForm {
  switch (condition.kind) {
    case "counted":
      return "count";
    case "weighed":
      return "sum";
    case "chain":
      return "sequence";
    case "any-of":
    case "all-of": {
      if (condition.kind === "all-of" && condition.pairing !== undefined) return "condition";
      const forms = new Set(condition.parts.map(formOfCondition));
      return hardest.find((form) => forms.has(form)) ?? "condition";
    }
    default:
      return "condition";
  }
}

/** Whether a count of the rule counts what the fact says. */
export const isCounted = (constraints: readonly Constraint[], fact: Fact): boolean =>
  fact.of.kind !== "excluded" && constraints.some((constraint) => saysOf(constraint, fact) === true);

interface CountMeant {
  /** The thing that is counted: `queen`, `digit 5`. */
  readonly counts: string | undefined;
  /** How many of these facts say that there is one. */
  readonly has: number;
  /** The smallest and the largest possible number. */
  readonly least: number;
  readonly most: number;
  /** A person would call it a count: not "both or none", and not that one of two is not shaded. */
  readonly isOne: boolean;
}

/** One rule at one place may count several things, as each digit in a row: the count that these facts are about. */
export function countMeant(rule: ShapeRule, facts: readonly Fact[]): CountMeant | undefined {
  let best: (CountMeant & { readonly spoken: number }) | undefined;
  for (const constraint of rule.constraints) {
    const said = facts.map((fact) => saysOf(constraint, fact));
    const has = said.filter((each) => each === true).length;
    const spoken = said.filter((each) => each !== undefined).length + has / (facts.length + 1);
    if (best !== undefined && spoken <= best.spoken) continue;
    const ranges = rangesOf(constraint);
    const [least, most] = [ranges[0]?.[0] ?? 0, ranges.at(-1)?.[1] ?? 0];
    const counts = constraint.origin.what;
    const isOne = ranges.length === 1 && (counts !== undefined || termsOf(constraint) > 2);
    best = { counts, has, least, most, isOne, spoken };
  }
  return best;
}

/** Whether the rule counts, as far as the last link is about it. */
export const isCount = (rule: ShapeRule | undefined, shape: Shape): rule is ShapeRule =>
  rule?.form === "count" &&
  !isOfItsPlace(rule, shape.found) &&
  shape.found.every(isOfVariable) &&
  countMeant(rule, [...(lastLink(shape)?.because ?? []), ...shape.found])?.isOne === true;

const isOfVariable = ({ of }: Fact): boolean =>
  of.kind === "value" || of.kind === "excluded" || (of.kind === "mark" && of.mark.says !== undefined);

/** It says something of the place that it is about, or that nothing is on lines there: nobody counts that. */
const isOfItsPlace = ({ at: [place, another] }: ShapeRule, found: readonly Fact[]): boolean =>
  found.every(
    (fact) =>
      (fact.at === place && another === undefined) ||
      (fact.cells.length > 1 && fact.words.startsWith("not ")),
  );

/** Whether the fact is one of what is counted, or is not; undefined where it says neither. */
function saysOf(constraint: Constraint, { of }: Fact): boolean | undefined {
  if (of.kind === "mark") return of.mark.says === undefined ? undefined : saysOfMark(constraint, of);
  if (of.kind !== "value" && of.kind !== "excluded") return undefined;
  const own = countedAt(constraint, of.variable);
  if (own === undefined) return undefined;
  const isIn = own.values.includes(of.value);
  if (of.kind === "value") return isIn;
  return isIn && own.values.length === 1 ? false : undefined;
}

/** Of a mark that says whether a cell has a value at all. */
function saysOfMark(constraint: Constraint, { mark, value }: MarkFact): boolean | undefined {
  const own = mark.says === undefined ? undefined : countedAt(constraint, mark.says.variable);
  if (own === undefined || mark.says === undefined) return undefined;
  const isNone = own.values.includes(NONE);
  if (own.values.length !== (isNone ? 1 : mark.says.values.length)) return undefined;
  return (value === 0) === isNone;
}

type MarkFact = Extract<Fact["of"], { readonly kind: "mark" }>;

/** The values of the variable that a count counts. */
function countedAt(
  constraint: Constraint,
  variable: GroundVariableId,
): { readonly values: readonly number[] } | undefined {
  const parts =
    constraint.kind === "count"
      ? constraint.terms
      : constraint.kind === "holds" && constraint.condition.kind === "counted"
        ? constraint.condition.parts.filter((part) => part.kind === "literal")
        : [];
  return parts.find((part) => part.variable === variable);
}

const termsOf = (constraint: Constraint): number =>
  constraint.kind === "count"
    ? constraint.terms.length
    : constraint.kind === "holds" && constraint.condition.kind === "counted"
      ? constraint.condition.parts.length
      : 0;

function rangesOf(constraint: Constraint): readonly (readonly [number, number])[] {
  if (constraint.kind === "count") return constraint.ranges;
  return constraint.kind === "holds" && constraint.condition.kind === "counted"
    ? constraint.condition.ranges
    : [];
}
