/** Statements beside those of programs.ts: heads over families and parts, groups by a layer, what is asserted at the margin. */

import { families } from "./more-forms.js";
import { groupSizes, ofEachSet } from "./shared-and-derived.js";
import { type Sort, type Tree, tree } from "./tree.js";
import { type Scope, type Writer, within } from "./writer.js";

type Body = (inner: Scope) => Tree;

/** Undefined: one of the others is to be made. */
export function moreStatement(writer: Writer, scope: Scope, body: Body): Tree | undefined {
  const { random, layers } = writer;
  const [a, b] = [writer.name(), writer.name()];
  const each = (head: string, sort: Sort, ...names: string[]): Tree => {
    const inner = within(scope, sort, ...names);
    return tree("statement", `for each ${head}:`, body(inner));
  };
  const has = (...any: readonly string[]): string | undefined => {
    const there = any.filter((name) => layers.has(name));
    return there.length === 0 ? undefined : writer.one(there);
  };
  switch (random(18)) {
    case 0: {
      const by = has("shaded", "digit", "sign", "perhaps", "total", "line", "hop");
      return by === undefined ? undefined : each(`group ${a} by ${by}`, "cells", a);
    }
    case 1: {
      const of = has("brick", "tromino", "strip", "area", "move", "room");
      return of === undefined ? undefined : each(`${of} ${a}`, "cells", a);
    }
    case 2: {
      const by = has("line", "bridge", "brick");
      if (by === undefined || by === "brick") return undefined;
      return each(`link (${a}, ${b}) with ${by}`, "cell", a, b);
    }
    case 3:
      return each(
        `cells ${a}, ${b} in `.concat(
          writer.one(["cells", "r1c1.row", "r1c1.column"]),
          ` where ${a} before ${b}`,
        ),
        "cell",
        a,
        b,
      );
    case 4:
      return layers.has("dot") ? each(`corner ${a} with dot`, "corner", a) : undefined;
    case 5:
      return layers.has("fence") ? each(`edge ${a} with fence`, "edge", a) : undefined;
    case 6:
      return each(`direction ${a}`, "direction", a);
    case 7:
      return each(`${a} in 0..2`, "number", a);
    case 8: {
      const on = has("line", "fence", "hop");
      return on === undefined
        ? undefined
        : tree("statement", `${writer.one(["connected", "tree", "acyclic", "path", "loop"])} ${on}`);
    }
    case 9:
      return tree(
        "statement",
        `${writer.one(["connected", "tree", "acyclic", "path", "loop"])}(`,
        writer.of("cells", scope, 2),
        ")",
      );
    case 10: {
      const noun = has("shaded", "wall");
      if (noun === undefined) return undefined;
      return tree(
        "statement",
        `${writer.one(["exactly 1", "exactly 0 or 2", "at most 1", "at least 1"])} ${noun} in each ${writer.one(families(writer))}`,
      );
    }
    case 11: {
      const layer = has("digit", "sign", "perhaps");
      if (layer === undefined) return undefined;
      return tree(
        "statement",
        `${writer.one(["exactly 1", "exactly 0..1", "at most 1", "at least 1"])} of each ${layer} in each ${writer.one(families(writer))}`,
      );
    }
    case 12:
      return tree(
        "statement",
        `for each ${writer.one(families(writer))} ${a}, cell ${b} in ${a} where `,
        writer.of("truth", within(scope, "cell", b), 1),
        ":",
        body(within(scope, "cell", b)),
      );
    case 13:
    case 14:
      return groupSizes(writer, scope);
    case 15:
    case 16:
      return ofEachSet(writer, scope);
    default:
      return undefined;
  }
}
