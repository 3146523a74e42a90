/**
 * Rules that say what one region of a division is like: they read the division only as "these two cells are in one region" and as the cells of a
 * region. They are expanded for one region of which nothing is known (`instance/one-region-world.ts`), and tried while regions are listed
 * (`structures/trial/region-trial.ts`). Of a set that fails them no region is made; and a rule that all sets in the list keep, whatever the
 * other regions are, is not said once more.
 */
import { partsOf, partsOfBinder } from "../../../check/walks/parts.js";
import { layerRead } from "../../../check/walks/some-within.js";
import type { AuxiliaryId, Condition } from "../../../condition.js";
import { isAllOf, type RuleFacts } from "../../../normalize/rule-facts.js";
import type { Binder, Expression, LayerId, Statement } from "../../../typed.js";
import type { Pattern } from "../pattern.js";

/** The region in question, and how a statement is expanded for it. */
export interface OneRegion {
  readonly layer: LayerId;
  /** For whoever asks why something follows: rules that read givens are said, and not tried. */
  readonly saysGivens: boolean;
  /** Undefined where it says more than conditions, or does not come to an end. */
  readonly expand: (statement: Statement) => readonly Condition[] | undefined;
  /** By cell. */
  readonly atoms: ReadonlyMap<number, Atoms>;
}

/** The propositions about a cell. */
export interface Atoms {
  /** The cell is in the region. */
  readonly inside: AuxiliaryId;
  /** The cell is in another one: unknown where it is not inside. */
  readonly elsewhere: readonly AuxiliaryId[];
}

export interface OfOneRegion {
  readonly statement: Statement;
  readonly conditions: readonly Condition[];
  /** It is said of the region itself, and not of cells, each of which is in some region. */
  readonly ofEvery: boolean;
  /** All that it says is in the conditions. */
  readonly complete: boolean;
}

export const ofOneRegion: Pattern<Statement, OneRegion, Statement, OfOneRegion> = {
  name: "rules of one region",
  role: "derive",
  phase: "found",
  makes: "tried on each set of cells that a region may be",
  counts:
    "a set that is not listed is in no answer, and a rule that is not said again holds of all choices of sets",
  match(facts, statement, { layer, saysGivens }) {
    const walk = new Walk(facts, layer);
    return walk.isUnderstood(statement) && !(saysGivens && walk.readsGivens) ? statement : undefined;
  },
  admit(world, statement, { layer, expand }) {
    const conditions = expand(statement);
    if (conditions === undefined || conditions.length === 0) return undefined;
    return {
      statement,
      conditions,
      ofEvery: statement.kind === "for-each" && statement.binders.some((binder) => isOfEvery(binder, layer)),
      complete: !readsUnprinted(world.facts, statement),
    };
  },
};

const isOfEvery = (binder: Binder, layer: LayerId): boolean =>
  binder.kind === "in" && isAllOf(binder.set, layer);

/** A `?` binds together the statements that name it. */
function readsUnprinted(facts: RuleFacts, statement: Statement): boolean {
  const walk = new Walk(facts, undefined);
  walk.isUnderstood(statement);
  return walk.readsUnprinted;
}

class Walk {
  readsUnprinted = false;
  readsGivens = false;
  private readonly lets = new Set<number>();
  private reads = false;
  /** `E.area` whose cells are read, of the statement itself. */
  private measured: Expression | undefined;

  constructor(
    private readonly facts: RuleFacts,
    private readonly layer: LayerId | undefined,
  ) {}

  isUnderstood(statement: Statement): boolean {
    return this.statement(statement, true) && this.reads;
  }

  private statement(statement: Statement, outermost: boolean): boolean {
    switch (statement.kind) {
      case "assert":
        return this.expression(statement.expression);
      case "for-each": {
        const { binders, body } = statement;
        // Of two regions nothing is known.
        const heads = binders.map((binder) => outermost && binder === binders[0] && this.isHead(binder));
        return (
          binders.every((binder, i) =>
            heads[i] === true
              ? binder.condition === undefined || this.expression(binder.condition)
              : this.all(partsOfBinder(binder)),
          ) && body.every((each) => this.statement(each, false))
        );
      }
      default:
        return false;
    }
  }

  private isHead(binder: Binder): boolean {
    const is = this.layer !== undefined && isOfEvery(binder, this.layer);
    this.reads ||= is;
    return is;
  }

  private all(parts: readonly Expression[]): boolean {
    return parts.every((part) => this.expression(part));
  }

  private expression(expression: Expression): boolean {
    switch (expression.kind) {
      case "same":
      case "compare": {
        const [left, right] = [this.regionOf(expression.left), this.regionOf(expression.right)];
        const isEquality =
          expression.kind === "same" || expression.operator === "=" || expression.operator === "!=";
        if (left !== undefined && right !== undefined && isEquality) return this.all([...left, ...right]);
        break;
      }
      case "cells-of": {
        const of = this.regionOf(expression.element);
        if (of !== undefined) return this.isOfOne(expression.element) && this.all(of);
        break;
      }
      case "let": {
        if (this.lets.has(expression.let)) break;
        this.lets.add(expression.let);
        const named = this.facts.puzzle.lets[expression.let];
        if (named === undefined || named.on !== undefined || !this.expression(named.value)) return false;
        break;
      }
      case "quantity":
        if (expression.ofEach !== undefined) return false;
        break;
      case "group":
      case "groups":
      case "reach":
      case "way":
      case "graph":
      case "is-inside":
        return false;
      default:
    }
    const read = layerRead(expression);
    const layer = read === undefined ? undefined : this.facts.puzzle.layers[read];
    if (layer?.role === "given") this.readsGivens = true;
    if (layer?.orUnprinted === true) this.readsUnprinted = true;
    if (this.layer !== undefined && layer?.role === "find") return false;
    return this.all(partsOf(expression));
  }

  /** Whether no other `E.area` is measured: of two regions, as in `x.area.size != y.area.size`, that of the other is never known. */
  private isOfOne(region: Expression): boolean {
    if (region.kind !== "layer" || this.lets.size > 0) return true;
    this.measured ??= region;
    return this.facts.keys.same(this.measured, region);
  }

  /** Of `E.area`, or of the region of the head: what there is to walk in it. */
  private regionOf(expression: Expression): readonly Expression[] | undefined {
    if (expression.kind === "variable") return [];
    if (expression.kind !== "layer" || expression.layer !== this.layer) return undefined;
    this.reads = true;
    return [expression.element];
  }
}
