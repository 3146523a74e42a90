/** `for each group g by fence: size(g) = 4`, where no rule says that fences are between groups only. */
import { edgesLeftFree } from "../../diagnostics/catalogue/ecp3066-edges-left-free.js";
import type { TypedPuzzle } from "../../typed.js";
import { isMistake, someNode } from "../walks/some-node.js";
import { type Context, report } from "./context.js";

export function hintAtEdgesLeftFree(context: Context, puzzle: TypedPuzzle): void {
  const { layers, shows: _, resolved: __, ...rules } = puzzle;
  layers.forEach(({ name, at, role, on, where }, layer) => {
    if (role !== "find" || on.kind !== "edge" || where !== undefined) return;
    if (!someNode(rules, (node) => isOfGroups(node, layer)) || someNode(rules, isMistake)) return;
    if (someNode(rules, (node) => reads(node, layer) && !isOfGroups(node, layer))) return;
    report(context, edgesLeftFree, at.span, { name });
  });
}

const isOfGroups = (node: object, layer: number): boolean =>
  "by" in node && node.by === "edges" && "layer" in node && node.layer === layer;

/** In any of the ways in which the typed tree names a layer. */
const reads = (node: object, layer: number): boolean =>
  ("layer" in node && node.layer === layer) ||
  ("layers" in node && Array.isArray(node.layers) && node.layers.includes(layer));
