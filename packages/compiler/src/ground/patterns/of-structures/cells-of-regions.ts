/**
 * The rules about all cells of a region of a division, where each region is known by one cell (`domain-reduction/known-by-one.ts`). Looked for are, among the rules
 * that always hold, `for each …, cell x where x.area is E.area: …` with an E that is known, and beside it cells that are said to be in one region.
 * Understood of a body is what is known, and `F.area is G.area` with F and G known, in `and`, `or` and `implies` with what is known, in `all` and
 * through functions; what is not understood narrows nothing. The rules are expanded as any others are: nothing is taken from them.
 */

import {
  cellsOfRegion,
  cellsTogether,
  type OfRegion,
  speaksOfCellsTogether,
} from "../../../normalize/readings/cells-together.js";
import { oncePerKey } from "../../../once.js";
import { REGION_SENTENCES } from "../../../thresholds.js";
import type {
  Aggregate,
  Expression,
  ExpressionOf,
  ForEachStatement,
  LayerId,
  Statement,
} from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { isElement, isUnknown, type Known, type SetValue, type Value } from "../../value.js";
import { evaluateSet, evaluateTruth } from "../../values/evaluate-as.js";
import { tried } from "../../values/unprinted/tried.js";
import type { World } from "../../world/world.js";
import {
  type Demanded,
  type OwnRegions,
  type RegionAssertion,
  reduceRegions,
} from "../domain-reduction/known-by-one.js";
import { admitted, matched, type Pattern } from "../pattern.js";

const NOWHERE = -1;

interface Found {
  readonly statements: readonly Statement[];
}

interface Division {
  readonly layer: LayerId;
  /** By place. */
  readonly cells: readonly number[];
  readonly regions: Pick<OwnRegions, "roots" | "most" | "neighbours">;
}

/** By region: the places that it may hold, without what no answer has. Each cell must be in one region, and in each region one root. */
export const cellsOfRegions: Pattern<readonly Statement[], Division, Found, readonly (readonly number[])[]> =
  {
    name: "cells of regions",
    role: "derive",
    phase: "found",
    makes: "read for the cells that the region of a cell can hold",
    counts: "what is taken from a region no answer has in it, and the rules are expanded besides",
    match(facts, statements, { layer }) {
      const speaking = statements.filter((statement) => speaksOfCellsTogether(facts, layer, statement));
      return speaking.length === 0 ? undefined : { statements: speaking };
    },
    admit: narrowed,
  };

/** Returns undefined if nothing is said that would take some away. */
export function narrowedByRules(
  world: World,
  division: Division,
): readonly (readonly number[])[] | undefined {
  const { puzzle } = world;
  const found = matched(world, cellsOfRegions, puzzle.statements, division);
  return found === undefined ? undefined : admitted(world, cellsOfRegions, found, division, found.statements);
}

function narrowed(
  world: World,
  { statements }: Found,
  { layer, cells, regions }: Division,
): readonly (readonly number[])[] | undefined {
  const reader = new Reader(world, layer, new Map(cells.map((cell, place) => [cell, place])), cells);
  reader.read(statements);
  const { said, together } = reader;
  if (said.length + together.length > REGION_SENTENCES) return undefined;
  const others = new Uint8Array(cells.length).fill(1);
  for (const root of regions.roots) others[root] = 0;
  const may = regions.roots.map((root) => {
    const own = others.slice();
    own[root] = 1;
    return own;
  });
  const spend = (steps: number): void => world.budget.patience.spend(steps);
  return reduceRegions({ ...regions, may, said, together }, spend);
}

class Reader {
  readonly said: RegionAssertion[] = [];
  readonly together: (readonly [number, number])[] = [];
  /** For the sentence that is looked at: arguments that its cell does not change. */
  private settled: ReadonlyMap<Expression, Known> = new Map();
  private readonly placesOf = oncePerKey(
    (set: SetValue) => new Set(set.items.flatMap((item) => this.placeOf(item) ?? [])),
  );

  constructor(
    private readonly world: World,
    private readonly layer: LayerId,
    private readonly places: ReadonlyMap<number, number>,
    private readonly cells: readonly number[],
  ) {}

  private readonly isKnown = (expression: Expression): boolean => !this.world.facts.isFound(expression);

  read(statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (!speaksOfCellsTogether(this.world.facts, this.layer, statement)) continue;
      if (statement.kind === "rule") this.read(statement.body);
      else if (statement.kind === "for-each") this.readForEach(statement);
      else if (statement.kind === "assert") {
        const asked = this.asked(statement.expression);
        if (asked !== false) this.together.push(...asked);
      }
    }
  }

  private readForEach(statement: ForEachStatement): void {
    const { world } = this;
    const last = cellsOfRegion(world.facts, this.layer, statement);
    const heads = last === undefined ? statement.binders : statement.binders.slice(0, -1);
    if (!heads.every(this.world.facts.isKnownHead)) return;
    tried(this.world, () =>
      forEachBinding(world, heads, undefined, (guard) => {
        if (guard !== true || this.said.length + this.together.length > REGION_SENTENCES) return;
        if (last === undefined) this.read(statement.body);
        else this.readOfRegion(statement, last);
      }),
    );
  }

  private readOfRegion(
    statement: ForEachStatement,
    { binder, of, known, parts, settled: same }: OfRegion,
  ): void {
    const { world } = this;
    const place = this.placeOf(this.value(of));
    const set = tried(this.world, () => evaluateSet(world, binder.set));
    if (place === undefined || set === undefined) return;
    const among = this.placesOf(set);
    const settled = new Map<Expression, Known>();
    for (const argument of same) {
      const value = this.evaluated(argument);
      if (value !== undefined) settled.set(argument, value);
    }
    const bound = [...world.bindings.entries()].filter(([, value]) => value !== undefined);
    const asks = (at: number): Demanded => {
      const cell = this.cells[at];
      if (cell === undefined || !among.has(at)) return [];
      for (const [variable, value] of bound) world.bindings[variable] = value;
      this.settled = settled;
      world.bindings[binder.variable] = world.space?.places.cell.at(cell);
      if (!known.every((part) => this.truth(part) === true)) return [];
      return this.all(parts, (part, asked) => {
        if (asked !== false && asked.every(([a, b]) => a === b)) return;
        // A cell ruled out here is not found to be ruled out where the rule is expanded.
        world.remarks.rulesOut(part);
        world.remarks.foundSomething(statement);
      });
    };
    this.said.push({ of: place, asks: oncePerKey(asks) });
  }

  /** The conditions of all of these together. */
  private all(
    parts: readonly Expression[],
    seen: (part: Expression, asked: Demanded) => void = () => undefined,
  ): Demanded {
    const all: (readonly [number, number])[] = [];
    for (const part of parts) {
      const asked = this.asked(part);
      seen(part, asked);
      if (asked === false) return false;
      all.push(...asked);
    }
    return all;
  }

  /** The consequences where the expression holds, with the present values of the variables. */
  private asked(expression: Expression): Demanded {
    if (this.isKnown(expression)) return this.truth(expression) === false ? false : [];
    const pair = cellsTogether(this.layer, expression);
    if (pair !== undefined) {
      const a = this.placeAsked(pair[0], expression);
      const b = a === undefined ? undefined : this.placeAsked(pair[1], expression);
      if (a === undefined || b === undefined) return [];
      return a === NOWHERE || b === NOWHERE ? false : [[a, b]];
    }
    switch (expression.kind) {
      case "logic":
        return this.askedByLogic(expression);
      case "let":
        return this.askedByLet(expression);
      case "aggregate":
        return this.askedByAll(expression);
      default:
        return [];
    }
  }

  private askedByLogic({ operator, left, right }: ExpressionOf<"logic">): Demanded {
    if (operator === "and") return this.all([left, right]);
    const [known, other] =
      operator === "or" && this.isKnown(right) ? [right, left] : ([left, right] as const);
    // It decides whether the other must hold.
    return this.isKnown(known) && this.truth(known) === (operator === "implies") ? this.asked(other) : [];
  }

  private askedByLet(expression: ExpressionOf<"let">): Demanded {
    const definition = this.world.puzzle.lets[expression.let];
    if (definition?.form !== "function" || !expression.arguments.every(this.isKnown)) return [];
    const given: Known[] = [];
    for (const argument of expression.arguments) {
      const value = this.value(argument);
      if (value === undefined) return [];
      given.push(value);
    }
    let place = 0;
    for (const parameter of definition.parameters) this.world.bindings[parameter] = given[place++];
    return this.asked(definition.value);
  }

  private askedByAll({ aggregate, binders, condition, body }: Aggregate): Demanded {
    if (aggregate !== "all" || body === undefined || !binders.every(this.world.facts.isKnownHead)) return [];
    if (condition !== undefined && !this.isKnown(condition)) return [];
    const all: (readonly [number, number])[] = [];
    let isFalse = false;
    tried(this.world, () =>
      forEachBinding(this.world, binders, condition, (guard) => {
        const asked = guard === true ? this.asked(body) : [];
        if (asked === false) isFalse = true;
        else all.push(...asked);
      }),
    );
    return isFalse ? false : all;
  }

  private placeOf(value: Value | undefined): number | undefined {
    if (!isElement(value) || value.family !== this.world.space?.places.cell) return undefined;
    return this.places.get(value.index);
  }

  /**
   * The cell F, where the condition is `F.area is …`; NOWHERE if there is no such cell, since the condition is false then (`F.area = …` is a
   * fault).
   */
  private placeAsked(cell: Expression, { kind }: Expression): number | undefined {
    if (!this.isKnown(cell)) return undefined;
    if (kind !== "same") return this.placeOf(this.value(cell));
    const found = tried(this.world, () => this.world.valueIfThere(this.world, cell) ?? NOWHERE);
    return found === NOWHERE ? NOWHERE : this.placeOf(found);
  }

  private value(expression: Expression): Known | undefined {
    return this.settled.get(expression) ?? this.evaluated(expression);
  }

  private evaluated(expression: Expression): Known | undefined {
    const value =
      expression.kind === "variable"
        ? this.world.bindings[expression.variable]
        : tried(this.world, () => this.world.evaluate(this.world, expression));
    return value === undefined || isUnknown(value) ? undefined : value;
  }

  private truth(expression: Expression): boolean | undefined {
    const truth = tried(this.world, () => evaluateTruth(this.world, expression));
    return typeof truth === "boolean" ? truth : undefined;
  }
}
