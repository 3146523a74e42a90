/** Rules that say that a layer of links or edges is a loop, where none says so of the whole layer in any case. */

import { someNode } from "../../check/walks/some-node.js";
import type { LayerId, Sound, Statement } from "../../typed.js";
import { assertedIn, layerOf } from "../rule-facts.js";

/** How `loop` is said, if no rule says so unconditionally about the whole layer. */
export type LoopSaid = "no rule" | "of a part" | "not always";

export function loopSaid({ statements, lets }: Pick<Sound, "statements" | "lets">, layer: LayerId): LoopSaid {
  const saysSo = (tree: unknown): boolean => someNode(tree, (node) => isLoopOf(node, layer));
  if (!saysSo([statements, lets])) return "no rule";
  const isPart = (node: object): boolean => "kind" in node && node.kind === "inside" && saysSo(node);
  return someNode(statements, isPart) ? "of a part" : "not always";
}

const isLoopOf = (node: object, layer: LayerId): boolean =>
  "kind" in node &&
  node.kind === "graph" &&
  "property" in node &&
  node.property === "loop" &&
  someNode(node, (part) => "layer" in part && part.layer === layer);

/** The layers that these rules demand to be loops. */
export const loopsDemanded = (rules: readonly Statement[]): readonly LayerId[] =>
  assertedIn(rules).flatMap((rule) =>
    rule.kind === "graph" && rule.property === "loop" ? (layerOf(rule) ?? []) : [],
  );
