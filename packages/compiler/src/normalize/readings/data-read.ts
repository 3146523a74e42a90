/** Whether statements read what an instance has: data, and sets of its board. */

import { someNode } from "../../check/walks/some-node.js";
import type { Expression, LayerId, TypedLayer, TypedPuzzle } from "../../typed.js";

/** Whether anything in a tree comes from a given or a parameter. `elsewhere` is not looked into: it may. */
export const readsData = ({ layers }: Pick<TypedPuzzle, "layers">, tree: object): boolean =>
  someNode(
    tree,
    (node) =>
      ("kind" in node && elsewhere.has(node.kind)) ||
      ("layer" in node && typeof node.layer === "number" && !isLeftOpen(layers[node.layer])),
  );

/**
 * Found regions and paths are chosen by the very rules that are put to them: `is rectangle` holds of all that are left, and so does
 * `x.area is not y.area`.
 */
const isLeftOpen = (layer: TypedLayer | undefined): boolean =>
  layer?.role === "find" && layer.domain.kind !== "region" && layer.domain.kind !== "paths";

/** The value of a `let` may come from data. */
const elsewhere: ReadonlySet<unknown> = new Set(["parameter", "asked", "let", "of-layer"]);

/** On a small board, a set may have too few elements for a statement about it to have an effect. */
export const speaksOfSets = (expression: Expression): boolean =>
  someNode(expression, (node) => "kind" in node && setKinds.has(node.kind));

const setKinds: ReadonlySet<unknown> = new Set([
  "quantity",
  "aggregate",
  "all-of",
  "attribute",
  "graph",
  "group",
  "reach",
]);

/** Whether it has one value, whatever heads name. */
export const isConstant = (expression: Expression): boolean =>
  expression.known && !someNode(expression, (node) => "kind" in node && node.kind === "variable");

/** Whether a layer is named anywhere in a part of the typed puzzle, as a sort or as a value. */
export const speaksOfLayer = (tree: unknown, layer: LayerId): boolean =>
  someNode(tree, (node) => "layer" in node && node.layer === layer);
