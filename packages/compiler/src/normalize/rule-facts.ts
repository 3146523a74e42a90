/** Facts about the tree of a puzzle in normal form, each worked out once: no pattern walks the rules by itself. */

import { conjuncts } from "../check/walks/conjuncts.js";
import { onlyWhole } from "../check/walks/of-one.js";
import { partsOfBinder } from "../check/walks/parts.js";
import { readsVariable, someNode } from "../check/walks/some-node.js";
import { readsLayerWhere, someWithin } from "../check/walks/some-within.js";
import { madeAt } from "../maps.js";
import { once, oncePerKey } from "../once.js";
import type { Span } from "../text/span.js";
import type {
  Aggregate,
  Binder,
  Comparison,
  Expression,
  ExpressionOf,
  LayerId,
  Sound,
  Statement,
  TypedLayer,
  TypedLet,
  VariableId,
} from "../typed.js";
import type { GraphPropertyName } from "../vocabulary/graph-properties.js";
import { foundElements } from "./found-elements.js";
import { readsData } from "./readings/data-read.js";
import { StructuralKeys } from "./structural-key.js";
import { valuesRead } from "./values-read.js";

/** One part of what is asserted in any case, for each choice of the names in its heads. */
export interface AssertedPart {
  readonly heads: readonly Binder[];
  readonly part: Expression;
  /** The place of the part in the text. */
  readonly span: Span;
}

const made = new WeakMap<Sound, RuleFacts>();

export function ruleFactsOf(puzzle: Sound): RuleFacts {
  return madeAt(made, puzzle, () => new RuleFacts(puzzle));
}

type Graph = ExpressionOf<"graph">;
export class RuleFacts {
  readonly keys: StructuralKeys;

  constructor(readonly puzzle: Sound) {
    this.keys = new StructuralKeys(puzzle.lets);
  }

  /** Whether a head goes through what is known. */
  readonly isKnownHead = (head: Binder): boolean => !partsOfBinder(head).some((part) => this.isFound(part));

  /** Whether an expression reads, anywhere, something that is to be found; also through names. */
  readonly isFound = oncePerKey((expression: Expression): boolean =>
    readsLayerWhere(this.puzzle, expression, ({ role }) => role === "find"),
  );

  /** Whether an expression reads regions, paths or pieces that are to be found, of which nothing is there while they are made. */
  readonly readsStructure = oncePerKey((expression: Expression): boolean =>
    readsLayerWhere(
      this.puzzle,
      expression,
      ({ role, domain: { kind } }) =>
        role === "find" && (kind === "region" || kind === "paths" || kind === "pieces"),
    ),
  );

  readonly readsLayer = oncePerKey((expression: Expression): boolean =>
    readsLayerWhere(this.puzzle, expression, () => true),
  );

  /** Whether an expression reads a layer that has clues printed as `?`. */
  readonly readsUnprinted = oncePerKey((expression: Expression): boolean =>
    readsLayerWhere(this.puzzle, expression, ({ orUnprinted }) => orUnprinted === true),
  );

  /** Whether an expression reads a layer that is no part of an answer, or not all of it. */
  readsHidden(expression: Expression): boolean {
    return readsLayerWhere(this.puzzle, expression, ({ hidden }) => hidden === true);
  }

  /** Whether a quotient may stand in it, also through names: only that is a number that is not whole. */
  readonly divides = oncePerKey((expression: Expression): boolean =>
    someWithin(this.puzzle.lets, expression, (part) => part.kind === "arithmetic" && part.operator === "/"),
  );

  /** Whether one side may be a clue that is not printed. Counts, sizes and calculated values are none, and need not be evaluated to see that. */
  readonly mayBeClue: (comparison: Comparison) => boolean = oncePerKey(
    ({ operator, left, right }) =>
      operator === "=" && [left, right].some((side) => !isCalculated(side) && this.readsUnprinted(side)),
  );

  /** Whether what is read is a number or symbol wherever it is. */
  isAlwaysPrinted(expression: Expression): boolean {
    return (
      isCalculated(expression) ||
      ((expression.kind === "layer" || expression.kind === "shared") &&
        this.puzzle.layers[expression.layer]?.orUnprinted !== true)
    );
  }

  /** A property of a graph, or a clue that is not printed, is no truth of its own where it is asserted (`assertPrinted`): that would need all that it can be. */
  isSaidUnderGuard(expression: Expression): boolean {
    return (
      isFoundGraph(expression) ||
      (expression.kind === "compare" && !expression.known && this.mayBeClue(expression))
    );
  }

  /** Whether all that an aggregate goes through is known. */
  isOverKnown({ binders, condition }: Aggregate): boolean {
    return condition?.known !== false && binders.flatMap(partsOfBinder).every(({ known }) => known);
  }

  /** Whether anything in a tree comes from an instance. */
  readonly readsData = oncePerKey((tree: object): boolean => readsData(this.puzzle, tree));

  readonly foundElements = oncePerKey((expression: Expression) =>
    foundElements((part) => this.outer(part), expression),
  );

  readonly valuesRead = oncePerKey((expression: Expression) => valuesRead(this.puzzle, expression));

  /** The variables that an expression reads and does not bind itself. */
  outer(expression: Expression): readonly VariableId[] {
    return this.keys.of(expression).outer;
  }

  /** Whether an expression, or a head, reads the variable. */
  reads(tree: Expression | Binder, variable: VariableId): boolean {
    return readsVariable(tree, variable);
  }

  /** Statements that always hold: at the top, or in a named rule. */
  readonly statements = once((): readonly Statement[] => statementsIn(this.puzzle.statements));

  readonly assertions = once((): readonly AssertedPart[] =>
    this.statements().flatMap((statement) => {
      const heads = statement.kind === "for-each" ? statement.binders : [];
      const body = statement.kind === "for-each" ? statement.body : [statement];
      return assertedIn(body).map((part) => ({ heads, part, span: part.span }));
    }),
  );

  /** Parts of what is asserted of every region, path or piece of a layer. */
  readonly ofEvery = oncePerKey((layer: LayerId): readonly OfEvery[] =>
    this.assertions().flatMap(({ heads, part, span }) => {
      const head = onlyWhole(heads);
      if (head === undefined) return [];
      return isAllOf(head.set, layer) ? [{ part, it: head.variable, span }] : [];
    }),
  );

  /** Whether a rule reads the layer together with another that is to be found, so that it has to be said of each thing that the layer may hold. */
  readonly isReadWithOthers = oncePerKey((layer: LayerId): boolean => {
    const own = this.puzzle.layers[layer];
    return this.assertions().some(({ heads, part }) => {
      const read = [part, ...heads.flatMap(partsOfBinder)];
      const reads = (holds: (each: TypedLayer) => boolean): boolean =>
        read.some((each) => readsLayerWhere(this.puzzle, each, holds));
      return reads((each) => each === own) && reads((each) => each !== own && each.role === "find");
    });
  });

  /** The meanings of names that are called by something else than names nobody calls: laws put others in their place. */
  readonly letsCalled = once((): readonly TypedLet[] => {
    const { lets, ...others } = this.puzzle;
    const called = new Set<TypedLet>();
    const waiting: unknown[] = [{ ...others, resolved: undefined }];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop())
      someNode(part, (node) => {
        const named = "let" in node ? node.let : "relation" in node ? node.relation : undefined;
        const meant = typeof named === "number" ? lets[named] : undefined;
        if (meant === undefined || called.has(meant)) return false;
        called.add(meant);
        waiting.push(meant);
        return false;
      });
    return [...called];
  });

  /** The graph properties asserted of a layer of links or edges: `acyclic line`, `loop fence`. */
  readonly demandsOf = oncePerKey(
    (layer: LayerId): ReadonlySet<GraphPropertyName> =>
      new Set(this.graphs().flatMap((graph) => (layerOf(graph) === layer ? [graph.property] : []))),
  );

  /** Whether rules demand that links of this layer close no ring. */
  demandsForest(layer: LayerId): boolean {
    const demands = this.demandsOf(layer);
    return demands.has("acyclic") || demands.has("tree") || demands.has("path");
  }

  /** Properties of graphs that are asserted of the board. */
  readonly graphs: () => readonly Graph[] = once(() =>
    this.assertions().flatMap(({ heads, part }) =>
      heads.length === 0 && part.kind === "graph" ? [part] : [],
    ),
  );
}

export interface OfEvery {
  readonly part: Expression;
  readonly it: VariableId;
  readonly span: Span;
}

export const isFoundGraph = (expression: Expression): expression is Graph =>
  expression.kind === "graph" && !expression.known;

/** The layer of a graph, where it is that of a layer and not of a set. */
export const layerOf = ({ on }: Graph): LayerId | undefined => ("layer" in on ? on.layer : undefined);

const isCalculated = (expression: Expression): boolean =>
  expression.kind === "number" ||
  expression.kind === "arithmetic" ||
  (expression.kind === "aggregate" && expression.aggregate === "count") ||
  (expression.kind === "attribute" && expression.attribute === "size");

const statementsIn = (statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((statement) => (statement.kind === "rule" ? statementsIn(statement.body) : [statement]));

export const assertedIn = (body: readonly Statement[]): readonly Expression[] =>
  statementsIn(body).flatMap((statement) =>
    statement.kind === "assert" ? conjuncts(statement.expression) : [],
  );

export const isAllOf = (set: Expression, layer: LayerId): boolean =>
  set.kind === "all-of" && set.sort.kind === "of-layer" && set.sort.layer === layer;
