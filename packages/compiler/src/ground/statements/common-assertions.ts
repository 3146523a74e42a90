/**
 * Assertions about many elements that see the same: worked out once, and said again of other variables. `not double_pair(x, y)` is asked of all
 * links of a board, and depends on what `x.digit` and `y.digit` can be, which is the same nearly everywhere.
 *
 * Sound, because such an expression is nothing but operators on what it reads: values of layers at bound elements, bound values and parameters.
 * Where all that it reads is known and equal, or chosen by variables with equal domains (of which the same ones are the same), its truth is the same
 * up to the names of the variables: as clauses of literals, each of which is again a literal with nothing to simplify. And what reads no name of the
 * heads that it stands in is the same for all of their choices.
 */

import type { Condition, Pairing } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import type { ValueRead } from "../../normalize/values-read.js";
import { oncePerKey } from "../../once.js";
import type { Expression } from "../../typed.js";
import type { Literal } from "../conditions/literals.js";
import { SMALL_DOMAIN } from "../conditions/value-sets.js";
import { readIfThere } from "../names/read-layer.js";
import { isElement, isUnknown, type Truth, type Value } from "../value.js";
import { evaluateTruth } from "../values/evaluate-as.js";
import { ObjectIds } from "../world/auxiliaries.js";
import { layerTable } from "../world/reading.js";
import type { Space } from "../world/space.js";
import type { World } from "../world/world.js";

/** One of these values of a variable that was seen, by its place among those seen. */
interface LiteralForm {
  readonly place: number;
  readonly values: readonly ValueCode[];
  /** Those made, by variable. */
  readonly literals: Map<GroundVariableId, Literal>;
}

/** Two of the variables that were seen, by their places, are equal. */
interface EqualForm {
  readonly left: number;
  readonly right: number;
  readonly pairs: Pairing["pairs"];
}

/** Clauses that all hold; "other" where it is no such thing. */
type Form = boolean | "other" | EqualForm | readonly (readonly LiteralForm[])[];

/** The variables and names that an expression reads where it stands. */
interface Seen {
  /** Equal texts: the same is seen, of other variables. */
  readonly key: string;
  readonly variables: readonly GroundVariableId[];
  readonly domains: readonly (readonly ValueCode[])[];
}

export class CommonAssertions {
  private readonly formsOf = oncePerKey((_: Expression) => new Map<string, Form>());
  private readonly ids = new ObjectIds();
  private readonly literals = new Map<string, Map<GroundVariableId, Literal>>();
  /** For expressions that read no name from outside: the result, and the part of the board for which it was found. */
  private readonly apart = new Map<
    Expression,
    { readonly space: Space | undefined; readonly truth: Truth }
  >();

  /** `evaluateTruth`, in as few clauses as say it. */
  truthOf(world: World, expression: Expression): Truth {
    // With nothing around there is nothing to be said twice.
    if (world.standing.length === 0 || world.standingFor.size > 0) return this.truthHere(world, expression);
    const { space } = world;
    const known = this.apart.get(expression);
    if (known !== undefined && known.space === space) return known.truth;
    const truth = this.truthHere(world, expression);
    const names = world.facts.outer(expression);
    if (!world.standing.some((variable) => names.includes(variable)))
      this.apart.set(expression, { space, truth });
    return truth;
  }

  private truthHere(world: World, expression: Expression): Truth {
    const seen =
      world.standingFor.size === 0 ? this.seenBy(world, world.facts.valuesRead(expression)) : undefined;
    if (seen === undefined) return shortestTruth(world, expression);
    const forms = this.formsOf(expression);
    const form = forms.get(seen.key);
    if (form === undefined) {
      const truth = shortestTruth(world, expression);
      forms.set(seen.key, this.formOf(truth, seen));
      return truth;
    }
    if (form === "other") return shortestTruth(world, expression);
    return typeof form === "boolean" ? form : again(world, form, seen.variables);
  }

  /** Returns undefined if it reads something that is neither known and plain nor chosen by a variable of few values. */
  private seenBy(world: World, reads: readonly ValueRead[] | undefined): Seen | undefined {
    if (reads === undefined) return undefined;
    const variables: GroundVariableId[] = [];
    const domains: (readonly ValueCode[])[] = [];
    let key = "";
    for (const read of reads) {
      const value = valueRead(world, read);
      if (typeof value !== "object") {
        if (value === undefined) return undefined;
        key += typeof value === "string" ? `${JSON.stringify(value)} ` : `${value} `;
        continue;
      }
      if (value.kind !== "choice" || value.codes.length > SMALL_DOMAIN) return undefined;
      let place = variables.indexOf(value.variable);
      if (place < 0) {
        place = variables.push(value.variable) - 1;
        domains.push(value.codes);
      }
      key += `${place}:${this.ids.of(value.outcomes)} `;
    }
    // Of two variables, clauses are made from the one that comes first.
    const [one, other] = variables;
    if (variables.length === 2 && one !== undefined && other !== undefined && one > other) key += "turned";
    return { key, variables, domains };
  }

  private formOf(truth: Truth, seen: Seen): Form {
    if (typeof truth === "boolean") return truth;
    if (truth.kind === "all-of" && truth.pairing !== undefined) {
      const { pairs } = truth.pairing;
      const [left, right] = [truth.pairing.left, truth.pairing.right].map((one) =>
        seen.variables.indexOf(one),
      );
      return left === undefined || right === undefined || left < 0 || right < 0
        ? "other"
        : { left, right, pairs };
    }
    const clauses: (readonly LiteralForm[])[] = [];
    for (const part of truth.kind === "all-of" ? truth.parts : [truth]) {
      const clause = this.clauseOf(part.kind === "any-of" ? part.parts : [part], seen);
      if (clause === undefined) return "other";
      clauses.push(clause);
    }
    return clauses;
  }

  private clauseOf(
    parts: readonly Condition[],
    { variables, domains }: Seen,
  ): readonly LiteralForm[] | undefined {
    const clause: LiteralForm[] = [];
    for (const part of parts) {
      if (part.kind !== "literal") return undefined;
      const place = variables.indexOf(part.variable);
      const domain = domains[place];
      if (domain === undefined) return undefined;
      const { values } = part;
      clause.push({ place, values, literals: this.literalsOf(domain, values) });
    }
    return clause;
  }

  private literalsOf(
    domain: readonly ValueCode[],
    values: readonly ValueCode[],
  ): Map<GroundVariableId, Literal> {
    const key = `${this.ids.of(domain)} ${values.join()}`;
    let literals = this.literals.get(key);
    if (literals === undefined) {
      literals = new Map();
      this.literals.set(key, literals);
    }
    return literals;
  }
}

const shortestTruth = (world: World, expression: Expression): Truth =>
  world.conditions.shortest(evaluateTruth(world, expression));

function valueRead(world: World, { variable, layer }: ValueRead): Value | undefined {
  const bound = world.bindings[variable];
  if (layer === undefined || bound === undefined) return bound;
  return !isUnknown(bound) && isElement(bound)
    ? readIfThere(world, layerTable(world, layer), bound)
    : undefined;
}

function again(
  { conditions }: World,
  form: EqualForm | readonly (readonly LiteralForm[])[],
  variables: readonly GroundVariableId[],
): Truth {
  if ("pairs" in form) {
    const [left, right] = [variables[form.left], variables[form.right]];
    if (left === undefined || right === undefined) throw new Error("an equality is of what was seen");
    return conditions.equal({ left, right, pairs: form.pairs });
  }
  const parts: Condition[] = [];
  for (const clause of form) {
    const literals: Condition[] = [];
    for (const { place, values, literals: made } of clause) {
      const variable = variables[place] ?? (0 as GroundVariableId);
      let literal = made.get(variable);
      if (literal === undefined) {
        const own = conditions.literal(variable, values);
        if (typeof own === "boolean") throw new Error("a literal of an equal domain is one too");
        literal = own;
        made.set(variable, literal);
      }
      literals.push(literal);
    }
    parts.push(conditions.simple("any-of", literals));
  }
  return conditions.simple("all-of", parts);
}
