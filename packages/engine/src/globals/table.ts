/**
 * All kinds of globals, by name. A new kind is a folder beside this file and a row here; the header of its `kind.ts` says what it means.
 *
 * | name             | literals                      | data                                              |
 * | ---------------- | ----------------------------- | ------------------------------------------------- |
 * | `connected`      | one a vertex                  | nothing, or a 1 (terminal) or 0 (passage) a vertex |
 * | `loop`           | one an edge                   | nothing                                           |
 * | `paths`          | one an edge                   | a label a vertex: 0, k > 0 (on two vertices), -1   |
 * | `acyclic`        | one an edge, or one a vertex  | nothing or 0 for edges, 1 for vertices             |
 * | `tree`           | as `acyclic`                  | as `acyclic`                                      |
 * | `component-size` | one for each vertex and class | lo and hi of each class, 1 <= lo <= hi             |
 * | `halves`         | one an edge                   | side (0, 1), row, column and size (0: any) a vertex |
 */
import type { Global } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import { acyclic } from "./acyclic/kind.js";
import { componentSize } from "./component-size/kind.js";
import { connected } from "./connected/kind.js";
import { halves } from "./halves/kind.js";
import type { GlobalKind } from "./kind.js";
import { loop } from "./loop/kind.js";
import { paths } from "./paths/kind.js";
import { tree } from "./tree/kind.js";

const kinds: ReadonlyMap<string, GlobalKind> = new Map(
  Object.entries({ connected, loop, paths, acyclic, tree, "component-size": componentSize, halves }),
);

/** The kind of a global whose literals and data are as they must be. Throws `bad-global` with what is wrong. */
export function kindOfGlobal(global: Global): GlobalKind {
  const { name } = global;
  const kind = kinds.get(name);
  if (kind === undefined) {
    const known = [...kinds.keys()].join(", ");
    throw new ProblemError("bad-global", `there is no global \`${name}\`; there are ${known}`);
  }
  kind.check(global, (wrong) => {
    throw new ProblemError("bad-global", `\`${name}\` ${wrong}`);
  });
  return kind;
}
