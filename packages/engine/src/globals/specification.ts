/**
 * The names of globals, and what their literals and data must be. The meaning of each is in the file it is built in.
 *
 * | name             | literals                      | data                                              |
 * | ---------------- | ----------------------------- | ------------------------------------------------- |
 * | `connected`      | one a vertex                  | nothing, or a 1 (terminal) or 0 (passage) a vertex |
 * | `loop`           | one an edge                   | nothing                                           |
 * | `paths`          | one an edge                   | a label a vertex: 0, k > 0 (on two vertices), -1   |
 * | `acyclic`        | one an edge, or one a vertex  | nothing or 0 for edges, 1 for vertices             |
 * | `tree`           | as `acyclic`                  | as `acyclic`; connected, and not empty, besides     |
 * | `component-size` | one for each vertex and class | lo and hi of each class, 1 <= lo <= hi             |
 * | `halves`         | one an edge                   | side (0, 1), row, column and size (0: any) a vertex |
 */
import type { Global } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import { checkAcyclic } from "./acyclic/check.js";
import { checkLoop, checkPaths } from "./chains/check.js";
import type { Check } from "./check.js";
import { checkComponentSize } from "./component-size/check.js";
import { checkConnected } from "./connected/check.js";
import { checkHalves } from "./halves/check.js";

const checks = {
  connected: checkConnected,
  loop: checkLoop,
  paths: checkPaths,
  acyclic: checkAcyclic,
  tree: checkAcyclic,
  "component-size": checkComponentSize,
  halves: checkHalves,
} as const satisfies Readonly<Record<string, Check>>;

export type GlobalName = keyof typeof checks;

const isGlobalName = (name: string): name is GlobalName => Object.hasOwn(checks, name);

/** The name, checked together with everything else. Throws `bad-global` with what is wrong. */
export function checkGlobal(global: Global): GlobalName {
  const { name } = global;
  if (!isGlobalName(name)) {
    const known = Object.keys(checks).join(", ");
    throw new ProblemError("bad-global", `there is no global \`${name}\`; there are ${known}`);
  }
  checks[name](global, (what) => {
    throw new ProblemError("bad-global", `\`${name}\` ${what}`);
  });
  return name;
}
