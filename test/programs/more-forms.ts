/** Forms of expressions beside those of grammar.ts: what names of parts stand for, families, derived layers, ways, shared values, and so on. */

import { type Sort, type Tree, tree } from "./tree.js";
import type { Form, Scope, Writer } from "./writer.js";

const setLike: readonly Sort[] = ["line", "area", "move", "room", "thermo", "domino"];

export function moreForms(writer: Writer, sort: Sort, scope: Scope, depth: number): readonly Form[] {
  switch (sort) {
    case "truth":
      return depth <= 0 ? [] : truths(writer, scope, depth - 1);
    case "number":
      return depth <= 0 ? [] : numbers(writer, scope, depth - 1);
    case "cells":
      return sets(writer, scope, depth - 1);
    case "ordered":
      return ordered(writer, scope, depth - 1);
    default:
      return [];
  }
}

const named = (scope: Scope, sorts: readonly Sort[], weight: number): readonly Form[] =>
  scope.names
    .filter(({ sort }) => sorts.includes(sort))
    .map(({ name }) => ({ weight, make: () => tree("cells", name) }));

function element(writer: Writer, scope: Scope, sort: Sort = "cell"): { name: string; inner: Scope } {
  const name = writer.name();
  return { name, inner: { ...scope, names: [...scope.names, { name, sort }] } };
}

/** Families that a quantity may run over, and heads that bind one of their sets. */
export function families(writer: Writer): readonly string[] {
  const { layers } = writer;
  return [
    "row",
    "column",
    "line",
    "block 1x2",
    "block 2x1",
    ...["strip", "area", "move", "room", "thermo", "domino", "brick", "tromino"].filter((each) =>
      layers.has(each),
    ),
  ];
}

function nouns({ layers }: Writer): readonly string[] {
  return [
    ...(layers.has("shaded") ? ["shaded", "not shaded"] : []),
    "wall",
    ...(layers.has("sign") ? ["p", "q"] : []),
    ...(layers.has("brick") ? ["duo", "uno", "brick"] : []),
    ...(layers.has("tromino") ? ["tromino"] : []),
    ...(layers.has("lonely") ? ["lonely"] : []),
  ];
}

function truths(writer: Writer, scope: Scope, depth: number): readonly Form[] {
  const cell = (): Tree => writer.of("cell", scope, Math.min(1, depth));
  const cells = (): Tree => writer.of("cells", scope, depth);
  const number = (): Tree => writer.of("number", scope, depth);
  const times = (): string =>
    writer.one([
      "exactly 0",
      "exactly 1",
      "exactly 2",
      "exactly 0 or 2",
      "exactly 0..1",
      "at most 1",
      "at least 1",
      "at least 2",
    ]);
  const graph = (): string => writer.one(["connected", "tree", "acyclic", "path", "loop"]);
  return [
    {
      weight: 4,
      make: () =>
        tree("truth", `(${times()} ${writer.one(nouns(writer))} in each ${writer.one(families(writer))})`),
    },
    {
      weight: 2,
      make: () => {
        const { name, inner } = element(writer, scope, "cells");
        return tree(
          "truth",
          `${writer.one(["all", "some"])}(`,
          writer.of("truth", inner, depth),
          ` for ${name} in (groups of `,
          cells(),
          "))",
        );
      },
    },
    ...["area", "move", "domino", "brick"].map((layer): Form => {
      const { name } = element(writer, scope);
      return {
        needs: layer,
        weight: 2,
        make: () =>
          tree(
            "truth",
            writer.one([
              `different(${name}.${layer} for ${name} in `,
              `1 = changes(${name}.${layer} for ${name} in `,
            ]),
            writer.of("ordered", scope, depth),
            ")",
          ),
      };
    }),
    {
      needs: "strip",
      weight: 3,
      make: () => {
        const { name, inner } = element(writer, scope, "cells");
        return tree(
          "truth",
          `${writer.one(["all", "some"])}(`,
          writer.of("truth", inner, depth),
          ` for ${name} in `,
          cell(),
          ".strip)",
        );
      },
    },
    {
      needs: "clear",
      weight: 5,
      make: () =>
        tree(
          "truth",
          "(",
          cell(),
          writer.one([" in ", " not in "]),
          "way(",
          cell(),
          ", ",
          cell(),
          " through cells where not shaded))",
        ),
    },
    {
      needs: "kind",
      weight: 3,
      make: () => tree("truth", "(", cell(), ".row is ", writer.one(["p", "q"]), ")"),
    },
    {
      needs: "kind",
      weight: 2,
      make: () => tree("truth", `(${times()} ${writer.one(["p", "q"])} in rows)`),
    },
    {
      needs: "side",
      weight: 3,
      make: () =>
        tree("truth", "(", writer.of("edge", scope, depth), ` ${writer.one(["is p", "is q", "has side"])})`),
    },
    {
      needs: "brick",
      weight: 3,
      make: () => tree("truth", "(", cell(), writer.one([" is duo", " is uno", " has brick"]), ")"),
    },
    {
      needs: "brick",
      weight: 2,
      make: () => tree("truth", "(", cell(), ".brick ", writer.one(["is ", "is not "]), cell(), ".brick)"),
    },
    { needs: "tromino", weight: 3, make: () => tree("truth", "(", cell(), " has tromino)") },
    {
      needs: "total",
      weight: 3,
      make: () => {
        const at = cell();
        return tree(
          "truth",
          "(",
          at,
          " has total and ",
          at,
          ".total ",
          writer.one(["=", "<", "!="]),
          " ",
          number(),
          ")",
        );
      },
    },
    {
      needs: "dot",
      weight: 4,
      make: () => tree("truth", `(${times()} dot in `, cell(), ".corners)"),
    },
    { needs: "dot", weight: 1, make: () => tree("truth", `(${times()} dot in corners)`) },
    { needs: "fence", weight: 3, make: () => tree("truth", `(${graph()}(edges with fence))`) },
    { needs: "line", weight: 3, make: () => tree("truth", `(${graph()}(links with line))`) },
    {
      weight: 1,
      make: () =>
        tree(
          "truth",
          "([",
          number(),
          ", ",
          number(),
          `] in {[1, 2], [${writer.random(3)}, 1], [0, ${writer.random(3)}]})`,
        ),
    },
    {
      needs: "line",
      weight: 2,
      make: () => tree("truth", `(${times()} line in (`, cells(), ").exits)"),
    },
    {
      weight: 1,
      make: () =>
        tree("truth", "(", writer.of("direction", scope, 1), " is ", writer.of("direction", scope, 0), ")"),
    },
  ];
}

function numbers(writer: Writer, scope: Scope, depth: number): readonly Form[] {
  const cell = (): Tree => writer.of("cell", scope, Math.min(1, depth));
  const cells = (): Tree => writer.of("cells", scope, depth);
  return [
    ...scope.names
      .filter(({ sort }) => setLike.includes(sort))
      .map(({ name }): Form => ({ weight: 4, make: () => tree("number", `size(${name})`) })),
    { weight: 2, make: () => tree("number", "size(groups of ", cells(), ")") },
    { needs: "strip", weight: 2, make: () => tree("number", "size(", cell(), ".strip)") },
    { needs: "area", weight: 2, make: () => tree("number", "size(areas)") },
    { needs: "brick", weight: 2, make: () => tree("number", "size(bricks)") },
    { needs: "brick", weight: 2, make: () => tree("number", "size(", cell(), ".brick)") },
    {
      needs: "total",
      weight: 3,
      make: () => {
        const at = cell();
        return tree("number", "(if ", at, " has total then ", at, ".total else 1)");
      },
    },
    { needs: "digit", weight: 1, make: () => tree("number", "(", cells(), ").digit") },
    {
      needs: "line",
      weight: 2,
      make: () => tree("number", "count(l in ", cell(), ".links where l is line)"),
    },
    {
      needs: "bridge",
      weight: 2,
      make: () => tree("number", "sum(l.bridge for l in ", cell(), ".links)"),
    },
    {
      needs: "clear",
      weight: 3,
      make: () => tree("number", "size(way(", cell(), ", ", cell(), " through cells where not shaded))"),
    },
  ];
}

function sets(writer: Writer, scope: Scope, depth: number): readonly Form[] {
  const cell = (): Tree => writer.of("cell", scope, Math.min(1, Math.max(0, depth)));
  return [
    ...named(scope, setLike, 4),
    ...named(scope, ["link", "edge", "corner"], 2).map((form) => ({
      ...form,
      make: () => tree("cells", form.make(), ".cells"),
    })),
    { needs: "pick", weight: 3, make: () => tree("cells", "pick") },
    { needs: "brick", weight: 2, make: () => tree("cells", "(cells with brick)") },
    { needs: "tromino", weight: 2, make: () => tree("cells", "(cells with tromino)") },
    { needs: "move", weight: 3, make: () => tree("cells", "(cells with move)") },
    { needs: "area", weight: 1, make: () => tree("cells", "(cells with area)") },
    ...(depth < 0
      ? []
      : [
          {
            needs: "rest",
            weight: 2,
            make: () => tree("cells", "rest(", cell(), ", ", writer.of("cells", scope, depth), ")"),
          },
          {
            needs: "total",
            weight: 2,
            make: () => tree("cells", "group(", cell(), " by total)"),
          },
          { needs: "lonely", weight: 2, make: () => tree("cells", "group(", cell(), " by lonely)") },
          { needs: "perhaps", weight: 2, make: () => tree("cells", "group(", cell(), " by perhaps)") },
          { needs: "area", weight: 2, make: () => tree("cells", "group(", cell(), " by area)") },
          {
            needs: "fence",
            weight: 1,
            make: () => tree("cells", "(cells x where all e in x.edges is fence)"),
          },
        ]),
  ];
}

function ordered(writer: Writer, scope: Scope, depth: number): readonly Form[] {
  const cell = (): Tree => writer.of("cell", scope, Math.min(1, Math.max(0, depth)));
  return [
    { needs: "pick", weight: 3, make: () => tree("ordered", "pick") },
    { needs: "move", weight: 3, make: () => writer.of("move", scope, depth) },
    ...(depth < 0
      ? []
      : [
          {
            weight: 3,
            make: () => {
              const { name, inner } = element(writer, scope);
              return tree(
                "ordered",
                "(look(",
                cell(),
                ", ",
                writer.of("direction", scope, 0),
                `) ${name} where `,
                writer.of("truth", inner, depth),
                ")",
              );
            },
          },
          {
            needs: "shaded",
            weight: 2,
            make: () => tree("ordered", "(", writer.of("ordered", scope, depth - 1), " until shaded)"),
          },
        ]),
  ];
}
