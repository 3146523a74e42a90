/** The puzzle, changed for a question that the maker of an instance asks. Layers keep their ids, so that data fit all variants. */

import type { Board } from "../board.js";
import { numberNode } from "../check/logic/logic.js";
import { layerUses } from "../normalize/readings/layer-uses.js";
import type { Span } from "../text/span.js";
import type {
  Domain,
  Expression,
  LayerId,
  Statement,
  TypedLayer,
  TypedPuzzle,
  VariableId,
} from "../typed.js";

/** Nothing to find and no rules: what is asked is the board, and what data say. */
export function bare(puzzle: TypedPuzzle): TypedPuzzle {
  return {
    ...puzzle,
    layers: puzzle.layers.map((layer) => ({ ...layer, role: "given" })),
    statements: [],
    places: [],
    covers: [],
    items: [],
    options: [],
  };
}

/** Without the rules that are about these layers: what an answer is before it has clues. */
export function withoutRulesOn(puzzle: TypedPuzzle, layers: ReadonlySet<LayerId>): TypedPuzzle {
  const free = (part: unknown): boolean => isDisjoint(layerUses(puzzle, part).read, layers);
  return { ...puzzle, statements: keepStatements(puzzle.statements, free) };
}

/** These yes/no layers are to be found by the rules that read nothing else. */
export function onlyRulesOn(puzzle: TypedPuzzle, layers: ReadonlySet<LayerId>): TypedPuzzle {
  const own = (part: unknown): boolean =>
    [...layerUses(puzzle, part).read].every((layer) => layers.has(layer));
  const one = bare(puzzle);
  return {
    ...one,
    layers: one.layers.map((layer, index) =>
      layers.has(index as LayerId) ? { ...layer, role: "find", hidden: false } : layer,
    ),
    statements: keepStatements(puzzle.statements, own).filter(
      (statement) => layerUses(puzzle, statement).read.size > 0,
    ),
  };
}

/** The places of clues are to be found, but not their values: rules that read the values are left out. */
export function placing(puzzle: TypedPuzzle, asked: CluesWanted, board: Board): TypedPuzzle {
  const { layers } = asked;
  const free = (part: unknown): boolean => isDisjoint(layerUses(puzzle, part).needed, layers);
  const one = { ...asking(puzzle, asked, board), statements: keepStatements(puzzle.statements, free) };
  return {
    ...one,
    layers: one.layers.map((layer, index) => {
      const { domain } = layer;
      if (!layers.has(index as LayerId) || domain.kind !== "range") return layer;
      return { ...layer, domain: { ...domain, to: domain.from } };
    }),
  };
}

/** Regions that are to be found have so many cells at most. Undefined where there are none. */
export function withSmallRegions(puzzle: TypedPuzzle, most: number): TypedPuzzle | undefined {
  const more = puzzle.layers.flatMap((layer, index): Statement[] => {
    if (layer.role !== "find" || layer.domain.kind !== "region") return [];
    const { span } = layer.at;
    const node = { span, known: false };
    const sort = { kind: "of-layer", layer: index as LayerId } as const;
    const element = { kind: "element", sort: { of: index as LayerId } } as const;
    const cells = { kind: "set", of: { kind: "element", sort: "cell" }, ordered: false } as const;
    const variable = (puzzle.variables.length + index) as VariableId;
    const region: Expression = { ...node, kind: "variable", variable, type: element };
    const inside: Expression = { ...node, kind: "cells-of", element: region, type: cells };
    const size: Expression = {
      ...node,
      kind: "attribute",
      attribute: "size",
      arguments: [inside],
      type: { kind: "number" },
    };
    const expression: Expression = {
      ...node,
      kind: "compare",
      operator: "<=",
      left: size,
      right: numberNode(most, span),
      type: { kind: "truth" },
    };
    const set: Expression = {
      ...node,
      kind: "all-of",
      sort,
      type: { kind: "set", of: element, ordered: true },
    };
    return [
      {
        kind: "for-each",
        span,
        binders: [{ kind: "in", variable, set }],
        body: [{ kind: "assert", span, expression }],
      },
    ];
  });
  return more.length === 0 ? undefined : { ...puzzle, statements: [...puzzle.statements, ...more] };
}

/** Numbers of cells that are to be found are at most so large. Undefined where there are none. */
export function withFewValues(puzzle: TypedPuzzle, most: number): TypedPuzzle | undefined {
  const bounds = ({ role, on, domain }: TypedLayer): boolean =>
    role === "find" && on.kind === "cell" && domain.kind === "range";
  if (!puzzle.layers.some(bounds)) return undefined;
  return {
    ...puzzle,
    layers: puzzle.layers.map((layer) => {
      const { domain } = layer;
      if (!bounds(layer) || domain.kind !== "range") return layer;
      return { ...layer, domain: { ...domain, to: numberNode(most, layer.at.span) } };
    }),
  };
}

function keepStatements(
  statements: readonly Statement[],
  free: (part: unknown) => boolean,
): readonly Statement[] {
  return statements.flatMap((statement): readonly Statement[] => {
    switch (statement.kind) {
      case "assert":
        return free(statement) ? [statement] : [];
      case "rule":
      case "inside":
      case "for-each": {
        if (statement.kind === "for-each" && !free(statement.binders)) return [];
        if (statement.kind === "inside" && !free(statement.set)) return [];
        const body = keepStatements(statement.body, free);
        return body.length === 0 ? [] : [{ ...statement, body }];
      }
      case "if":
        return free(statement) ? [statement] : [];
      default:
        return statement satisfies never;
    }
  });
}

/** Layers that were to be found are data: rules are about an answer that is known. */
export function answered(puzzle: TypedPuzzle, layers: ReadonlySet<LayerId>): TypedPuzzle {
  return {
    ...puzzle,
    layers: puzzle.layers.map((layer, index) =>
      layers.has(index as LayerId) ? { ...layer, role: "given" as const } : layer,
    ),
  };
}

/** Lists of which none needs to be printed. */
export function unprintedLists(puzzle: TypedPuzzle, lists: ReadonlySet<LayerId>): TypedPuzzle {
  return {
    ...puzzle,
    layers: puzzle.layers.map((layer, index) =>
      lists.has(index as LayerId) ? { ...layer, orUnprinted: true } : layer,
    ),
  };
}

/** How clue layers are asked for. */
export interface CluesWanted {
  readonly layers: ReadonlySet<LayerId>;
  /** No element is without. */
  readonly full: ReadonlySet<LayerId>;
  /** For a layer that stands on some cells only: which. */
  readonly cells: ReadonlyMap<LayerId, readonly number[]>;
  /** No number is larger, of those that may be any. */
  readonly most?: number;
}

/** These given layers are to be found too. */
export function asking(
  puzzle: TypedPuzzle,
  { layers, full, cells, most }: CluesWanted,
  board: Board,
): TypedPuzzle {
  const { labels } = layerUses(puzzle, puzzle.statements);
  return {
    ...puzzle,
    layers: puzzle.layers.map((layer, index) => {
      const id = index as LayerId;
      if (!layers.has(id)) return layer;
      const domain = bounded(
        layer.domain,
        layer.at.span,
        board,
        full.has(id) && !cells.has(id),
        labels.has(id),
        most,
      );
      const found = { ...layer, domain, role: "find" as const, orNone: !full.has(id), orUnprinted: false };
      const stands = cells.get(id);
      return stands === undefined ? found : { ...found, where: isOneOf(layer, stands, board) };
    }),
  };
}

export function isOneOf(layer: TypedLayer, cells: readonly number[], board: Board): Expression {
  const { span } = layer.at;
  const cell = { kind: "element", sort: "cell" } as const;
  const node = { span, known: true };
  return {
    ...node,
    kind: "member-of",
    type: { kind: "truth" },
    element: { ...node, kind: "variable", variable: layer.element, type: cell },
    set: {
      ...node,
      kind: "set",
      type: { kind: "set", of: cell, ordered: false },
      elements: cells.map((each) => ({
        ...node,
        kind: "cell",
        type: cell,
        // Where the map has it: a board may have no columns.
        row: Math.floor(each / board.columns) + 1,
        column: (each % board.columns) + 1,
      })),
    },
  };
}

function isDisjoint(some: ReadonlySet<LayerId>, others: ReadonlySet<LayerId>): boolean {
  for (const each of some) if (others.has(each)) return false;
  return true;
}

/**
 * A clue that may be any number is one that cells of the board can count, or digits can sum to. A number that every element has is rather like a
 * digit. Of labels, which rules only tell apart, two are enough to see which have to be
 * equal (label-clues.ts).
 */
function bounded(
  domain: Domain,
  span: Span,
  board: Board,
  full: boolean,
  label: boolean,
  most = Math.max(board.rows * board.columns, 45),
): Domain {
  if (domain.kind !== "number") return domain;
  const [from, to] = full ? [1, Math.max(board.rows, board.columns)] : label ? [1, 2] : [0, most];
  return { kind: "range", from: numberNode(from, span), to: numberNode(to, span) };
}
