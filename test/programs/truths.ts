/** Truths that are made of other expressions. */
import { over } from "./binders.js";
import { quantity } from "./quantities.js";
import { render, truth } from "./tree.js";
import { type Form, type Scope, type Writer, within } from "./writer.js";

/** The graph conditions on a set, or on a layer of links. */
export const graphs = ["connected", "tree", "acyclic", "path", "loop"] as const;

export function truths(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const of = w.at(scope, depth);
  const simple = w.at(scope, 0);
  const graph = (): string => w.one(graphs);
  return [
    { weight: 3, make: () => truth`not (${of("truth")})` },
    {
      weight: 4,
      make: () => truth`(${of("truth")}${w.one([" and ", " or ", " implies "])}${of("truth")})`,
    },
    {
      make: () => truth`((${of("truth")}) ${w.one(["=", "!="])} (${of("truth")}))`,
    },
    { weight: 1, make: () => truth`(if ${of("truth")} then ${of("truth")} else ${of("truth")})` },
    {
      weight: 8,
      make: () => truth`(${of("number")} ${w.one(["=", "!=", "<", "<=", ">", ">="])} ${of("number")})`,
    },
    {
      make: () => truth`(${of("cell")}${w.one([" in ", " not in "])}${of("cells")})`,
    },
    { weight: 1, make: () => truth`(${of("number")} in {${of("number")}, ${of("number")}})` },
    {
      weight: 1,
      make: () => truth`(${of("cell")} before ${of("cell")})`,
    },
    { weight: 6, make: () => quantity(w, scope, depth) },
    {
      weight: 6,
      make: () => truth`${w.one(["all", "some"])}(${over(w, scope, depth, "truth")})`,
    },
    {
      weight: 3,
      make: () => truth`different(${over(w, scope, depth, w.one(["number", "cell", "truth"] as const))})`,
    },
    { weight: 3, make: () => truth`increasing(${over(w, scope, depth, "number")})` },
    {
      weight: 3,
      make: () => truth`${graph()}(${of("cells")})`,
    },
    {
      make: () => truth`(${of("cells")} is ${w.one(["rectangle", "straight", "connected"])})`,
    },
    {
      needs: "hop",
      weight: 3,
      make: () => truth`(${graph()} hop)`,
    },
    {
      needs: "hop",
      weight: 3,
      make: () => truth`(exactly ${w.random(3)} hop in (jumps (x, y) where x is ${simple("cell")}))`,
    },
    {
      needs: "line",
      weight: 3,
      make: () => truth`(${graph()} line)`,
    },
    {
      needs: "fence",
      make: () => truth`(${graph()} fence)`,
    },
    {
      needs: "line",
      make: () => truth`${graph()}(${of("cells")} by links with line)`,
    },
    {
      needs: "bridge",
      make: () => truth`${graph()}(${of("cells")} by links with bridge)`,
    },
    {
      needs: "joined",
      make: () => truth`${graph()}(${of("cells")} by joined)`,
    },
    {
      weight: 1,
      make: () => truth`${graph()}(${of("links")})`,
    },
    {
      make: () => truth`(${of("list")}${w.one([" = ", " != "])}${of("list")})`,
    },
    {
      weight: 1,
      make: () => truth`(bag(${of("list")}) = bag(${of("list")}))`,
    },
    {
      weight: 1,
      make: () => truth`(${of("shape")}${w.one([" = ", " != "])}${of("shape")})`,
    },
    {
      needs: "inside-line",
      weight: 3,
      make: () => truth`(${of("cell")} is ${w.one(["inside", "outside"])} line)`,
    },
    {
      needs: "inside-fence",
      weight: 3,
      make: () => truth`(${of("cell")} is ${w.one(["inside", "outside"])} fence)`,
    },
    {
      needs: "perhaps",
      weight: 4,
      make: () => {
        const at = w.of("cell", scope, 0);
        const inner = within(scope, "number", `${render(at)}.perhaps`);
        return truth`(${at} has perhaps and ${w.of("truth", inner, depth)})`;
      },
    },
    { needs: "joined", make: () => truth`joined(${of("cell")}, ${of("cell")})` },
    { needs: "near", make: () => truth`near(${of("number")}, ${of("number")})` },
    {
      needs: "area",
      make: () => truth`(${of("cell")} in ${of("area")})`,
    },
  ];
}
