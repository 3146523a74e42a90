/** `exactly 2 shaded in cells`. */
import { type Tree, truth } from "./tree.js";
import type { Scope, Writer } from "./writer.js";

export function quantity(w: Writer, scope: Scope, depth: number): Tree {
  const of = w.at(scope, depth);
  const simple = w.at(scope, 0);
  const bound = w.one(["exactly", "at most", "at least"]);
  const amount =
    bound === "exactly" && w.random(3) === 0
      ? [w.one(["0 or 2", "1..2", "0 or 2..3", "1 or 3"])]
      : [w.of("number", scope, w.random(3) === 0 ? Math.min(depth, 1) : 0)];
  const nouns = ["shaded", "wall", "moon", "p", "tip", "sign", "perhaps", "domino", "clue", "lonely"].filter(
    (noun) => w.layers.has(noun === "moon" ? "mark" : noun === "p" ? "sign" : noun),
  );
  const each = ["digit", "sign", "perhaps"].filter((layer) => w.layers.has(layer));
  if (each.length > 0 && w.random(4) === 0)
    return truth`(${bound} ${1 + w.random(2)} of each ${w.one(each)} in ${of("cells")})`;
  if (w.layers.has("line") && w.random(4) === 0) return truth`(${bound} ${amount} line in ${of("links")})`;
  if (w.layers.has("fence") && w.random(4) === 0) return truth`(${bound} ${amount} fence in ${of("edges")})`;
  if (nouns.length === 0) return simple("truth");
  return truth`(${bound} ${amount}${w.one([" ", " not "])}${w.one(nouns)} in ${of("cells")})`;
}
