/**
 * A pattern: a form of rules of which grounding makes more than the general expansion does. `match` reads the tree in normal form and nothing else;
 * `admit` looks at the data, and makes what the pattern makes. All patterns are tried here: it is the one place that asks whether a pattern is
 * switched off, and that leaves its mark.
 */

import type { RuleFacts } from "../../normalize/rule-facts.js";
import type { Span } from "../../text/span.js";
import type { Statement } from "../../typed.js";
import type { World } from "../world/world.js";

/**
 * `derive`: what it reads is expanded all the same. `replace`: it takes a whole statement, which is then not expanded. `encode`: it says a structure
 * in another way, and so has to understand every rule that reads the structure.
 */
export type PatternRole = "derive" | "replace" | "encode";

/**
 * When it is tried: while the layers of regions and paths are made, while pieces are, before any rule is expanded (on domains), with each statement,
 * where a rule reads a structure, or when all constraints are there.
 */
export type Phase = "found" | "pieces" | "domains" | "statements" | "structures" | "constraints";

export interface Description {
  readonly name: string;
  readonly role: PatternRole;
  readonly phase: Phase;
  /** Its product, in the words of `ecpc build --emit plan`. */
  readonly makes: string;
  /** Why the number of answers stays the same. */
  readonly counts: string;
}

/** `Subject`: what is asked about (a layer, the cells of a net), which both halves may read. */
export interface Pattern<Rule, Subject, Found, Made> extends Description {
  /** Undefined if the rule is of another form. */
  readonly match: (facts: RuleFacts, rule: Rule, subject: Subject) => Found | undefined;
  /** Undefined if the data do not allow it: then nothing was made. */
  readonly admit: (world: World, found: Found, subject: Subject) => Made | undefined;
}

/** The title of the named rule that a statement stands in, for origins. */
export type PatternRule = { readonly rule?: string };

/** Takes a whole statement, which always holds. */
export type StatementPattern<Found> = Pattern<Statement, PatternRule, Found, true>;

type Placed = { readonly span: Span };

export function matched<Rule, Subject, Found, Made>(
  world: World,
  pattern: Pattern<Rule, Subject, Found, Made>,
  rule: Rule,
  subject: Subject,
): Found | undefined {
  return world.uses(pattern.name) ? pattern.match(world.facts, rule, subject) : undefined;
}

/** Lets the pattern make something of what it found; its mark stands at the rules that it was found in. */
export function admitted<Rule, Subject, Found, Made>(
  world: World,
  pattern: Pattern<Rule, Subject, Found, Made>,
  found: Found,
  subject: Subject,
  rules: readonly Placed[],
): Made | undefined {
  const made = pattern.admit(world, found, subject);
  if (made !== undefined) for (const { span } of rules) world.auxiliaries.mark(pattern.name, span);
  return made;
}

/** Lets the pattern make something of each of these rules, as far as it does; a rule is looked at when its turn comes. */
export function* readings<Rule extends Placed, Subject, Found, Made>(
  world: World,
  pattern: Pattern<Rule, Subject, Found, Made>,
  rules: Iterable<Rule>,
  subject: Subject,
): Generator<Made> {
  for (const rule of rules) {
    const found = matched(world, pattern, rule, subject);
    const made = found === undefined ? undefined : admitted(world, pattern, found, subject, [rule]);
    if (made !== undefined) yield made;
  }
}

/** Lets the pattern make something of one rule. */
export function reading<Rule extends Placed, Subject, Found, Made>(
  world: World,
  pattern: Pattern<Rule, Subject, Found, Made>,
  rule: Rule,
  subject: Subject,
): Made | undefined {
  const [made] = readings(world, pattern, [rule], subject);
  return made;
}
