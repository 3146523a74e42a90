/** Statements that read a division only as "these two cells are in one region" and as the cells of a region: they say what one region is like. */

import { partsOf, partsOfBinder } from "../../check/walks/parts.js";
import { layerRead } from "../../check/walks/some-within.js";
import type { Binder, Expression, LayerId, Statement } from "../../typed.js";
import { isAllOf, type RuleFacts } from "../rule-facts.js";

export interface SaidOfOneRegion {
  readonly statement: Statement;
  /** A head goes through all regions. */
  readonly ofEvery: boolean;
  readonly readsGivens: boolean;
  readonly readsUnprinted: boolean;
}

/** Undefined if the statement reads the division in another way, or anything else that is to be found. */
export function readOfOneRegion(
  facts: RuleFacts,
  statement: Statement,
  layer: LayerId,
): SaidOfOneRegion | undefined {
  const walk = new Walk(facts, layer);
  if (!walk.isUnderstood(statement)) return undefined;
  const { readsGivens, readsUnprinted } = walk;
  const ofEvery =
    statement.kind === "for-each" && statement.binders.some((binder) => isOfEvery(binder, layer));
  return { statement, ofEvery, readsGivens, readsUnprinted };
}

const isOfEvery = (binder: Binder, layer: LayerId): boolean =>
  binder.kind === "in" && isAllOf(binder.set, layer);

class Walk {
  readsUnprinted = false;
  readsGivens = false;
  private readonly lets = new Set<number>();
  private reads = false;
  /** `E.area` whose cells are read, of the statement itself. */
  private measured: Expression | undefined;

  constructor(
    private readonly facts: RuleFacts,
    private readonly layer: LayerId,
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
    const is = isOfEvery(binder, this.layer);
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
    if (layer?.role === "find") return false;
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
