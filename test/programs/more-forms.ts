/** Forms of expressions beside those of grammar.ts: what names of parts stand for, families, derived layers, ways, shared values, and so on. */

import { element } from "./binders.js";
import { sharedNumbers, sharedSets, sharedTruths, views } from "./shared-and-derived.js";
import { cells, number, ordered, type Sort, type Tree, truth } from "./tree.js";
import { graphs } from "./truths.js";
import type { Form, Scope, Writer } from "./writer.js";

const setLike: readonly Sort[] = ["line", "area", "move", "room", "thermo", "domino"];

export function moreForms(writer: Writer, sort: Sort, scope: Scope, depth: number): readonly Form[] {
  switch (sort) {
    case "truth":
      return depth <= 0
        ? []
        : [...truths(writer, scope, depth - 1), ...sharedTruths(writer, scope, depth - 1)];
    case "number":
      return depth <= 0
        ? []
        : [...numbers(writer, scope, depth - 1), ...sharedNumbers(writer, scope, depth - 1)];
    case "cells":
      return [...sets(writer, scope, depth - 1), ...sharedSets(writer, scope)];
    case "ordered":
      return [...orderedSets(writer, scope, depth - 1), ...views(writer, scope, depth - 1)];
    default:
      return [];
  }
}

const named = (scope: Scope, sorts: readonly Sort[], weight: number): readonly Form[] =>
  scope.names
    .filter(({ sort }) => sorts.includes(sort))
    .map(({ name }) => ({ weight, make: () => cells`${name}` }));

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
  const cellOf = (): Tree => writer.of("cell", scope, Math.min(1, depth));
  const cellsOf = (): Tree => writer.of("cells", scope, depth);
  const numberOf = (): Tree => writer.of("number", scope, depth);
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
  const graph = (): string => writer.one(graphs);
  const quantified = (sets: () => Tree): Tree => {
    const { name, scope: inner } = element(writer, scope, "cells");
    return truth`${writer.one(["all", "some"])}(${writer.of("truth", inner, depth)} for ${name} in ${sets()})`;
  };
  return [
    {
      weight: 4,
      make: () => truth`(${times()} ${writer.one(nouns(writer))} in each ${writer.one(families(writer))})`,
    },
    {
      weight: 2,
      make: () => quantified(() => cells`(groups of ${cellsOf()})`),
    },
    ...["area", "move", "domino", "brick"].map((layer): Form => {
      const name = writer.name();
      return {
        needs: layer,
        weight: 2,
        make: () =>
          truth`${writer.one([`different(${name}.${layer} for ${name} in `, `1 = changes(${name}.${layer} for ${name} in `])}${writer.of("ordered", scope, depth)})`,
      };
    }),
    {
      needs: "strip",
      weight: 3,
      make: () => quantified(() => cells`${cellOf()}.strip`),
    },
    {
      needs: "clear",
      weight: 5,
      make: () =>
        truth`(${cellOf()}${writer.one([" in ", " not in "])}way(${cellOf()}, ${cellOf()} through cells where not shaded))`,
    },
    {
      needs: "kind",
      weight: 3,
      make: () => truth`(${cellOf()}.row is ${writer.one(["p", "q"])})`,
    },
    {
      needs: "kind",
      weight: 2,
      make: () => truth`(${times()} ${writer.one(["p", "q"])} in rows)`,
    },
    {
      needs: "side",
      weight: 3,
      make: () => truth`(${writer.of("edge", scope, depth)} ${writer.one(["is p", "is q", "has side"])})`,
    },
    {
      needs: "brick",
      weight: 3,
      make: () => truth`(${cellOf()}${writer.one([" is duo", " is uno", " has brick"])})`,
    },
    {
      needs: "brick",
      weight: 2,
      make: () => truth`(${cellOf()}.brick ${writer.one(["is ", "is not "])}${cellOf()}.brick)`,
    },
    { needs: "tromino", weight: 3, make: () => truth`(${cellOf()} has tromino)` },
    {
      needs: "total",
      weight: 3,
      make: () => {
        const at = cellOf();
        return truth`(${at} has total and ${at}.total ${writer.one(["=", "<", "!="])} ${numberOf()})`;
      },
    },
    {
      needs: "dot",
      weight: 4,
      make: () => truth`(${times()} dot in ${cellOf()}.corners)`,
    },
    { needs: "dot", weight: 1, make: () => truth`(${times()} dot in corners)` },
    { needs: "fence", weight: 3, make: () => truth`(${graph()}(edges with fence))` },
    { needs: "line", weight: 3, make: () => truth`(${graph()}(links with line))` },
    {
      weight: 1,
      make: () =>
        truth`([${numberOf()}, ${numberOf()}] in {[1, 2], [${writer.random(3)}, 1], [0, ${writer.random(3)}]})`,
    },
    {
      needs: "line",
      weight: 2,
      make: () => truth`(${times()} line in (${cellsOf()}).exits)`,
    },
    {
      weight: 1,
      make: () => truth`(${writer.of("direction", scope, 1)} is ${writer.of("direction", scope, 0)})`,
    },
  ];
}

function numbers(writer: Writer, scope: Scope, depth: number): readonly Form[] {
  const cellOf = (): Tree => writer.of("cell", scope, Math.min(1, depth));
  const cellsOf = (): Tree => writer.of("cells", scope, depth);
  return [
    ...scope.names
      .filter(({ sort }) => setLike.includes(sort))
      .map(({ name }): Form => ({ weight: 4, make: () => number`size(${name})` })),
    { weight: 2, make: () => number`size(groups of ${cellsOf()})` },
    { needs: "strip", weight: 2, make: () => number`size(${cellOf()}.strip)` },
    { needs: "area", weight: 2, make: () => number`size(areas)` },
    { needs: "brick", weight: 2, make: () => number`size(bricks)` },
    { needs: "brick", weight: 2, make: () => number`size(${cellOf()}.brick)` },
    {
      needs: "total",
      weight: 3,
      make: () => {
        const at = cellOf();
        return number`(if ${at} has total then ${at}.total else 1)`;
      },
    },
    { needs: "digit", weight: 1, make: () => number`(${cellsOf()}).digit` },
    {
      needs: "line",
      weight: 2,
      make: () => number`count(l in ${cellOf()}.links where l is line)`,
    },
    {
      needs: "bridge",
      weight: 2,
      make: () => number`sum(l.bridge for l in ${cellOf()}.links)`,
    },
    {
      needs: "clear",
      weight: 3,
      make: () => number`size(way(${cellOf()}, ${cellOf()} through cells where not shaded))`,
    },
  ];
}

function sets(writer: Writer, scope: Scope, depth: number): readonly Form[] {
  const cellOf = (): Tree => writer.of("cell", scope, Math.min(1, Math.max(0, depth)));
  return [
    ...named(scope, setLike, 4),
    ...named(scope, ["link", "edge", "corner"], 2).map((form) => ({
      ...form,
      make: () => cells`${form.make()}.cells`,
    })),
    { needs: "pick", weight: 3, make: () => cells`pick` },
    { needs: "brick", weight: 2, make: () => cells`(cells with brick)` },
    { needs: "tromino", weight: 2, make: () => cells`(cells with tromino)` },
    { needs: "move", weight: 3, make: () => cells`(cells with move)` },
    { needs: "area", weight: 1, make: () => cells`(cells with area)` },
    ...(depth < 0
      ? []
      : [
          {
            needs: "rest",
            weight: 2,
            make: () => cells`rest(${cellOf()}, ${writer.of("cells", scope, depth)})`,
          },
          {
            needs: "total",
            weight: 2,
            make: () => cells`group(${cellOf()} by total)`,
          },
          { needs: "lonely", weight: 2, make: () => cells`group(${cellOf()} by lonely)` },
          { needs: "perhaps", weight: 2, make: () => cells`group(${cellOf()} by perhaps)` },
          { needs: "area", weight: 2, make: () => cells`group(${cellOf()} by area)` },
          {
            needs: "fence",
            weight: 1,
            make: () => cells`(cells x where all e in x.edges is fence)`,
          },
        ]),
  ];
}

function orderedSets(writer: Writer, scope: Scope, depth: number): readonly Form[] {
  const cellOf = (): Tree => writer.of("cell", scope, Math.min(1, Math.max(0, depth)));
  return [
    { needs: "pick", weight: 3, make: () => ordered`pick` },
    { needs: "move", weight: 3, make: () => writer.of("move", scope, depth) },
    ...(depth < 0
      ? []
      : [
          {
            weight: 3,
            make: () => {
              const { name, scope: inner } = element(writer, scope);
              return ordered`(look(${cellOf()}, ${writer.of("direction", scope, 0)}) ${name} where ${writer.of("truth", inner, depth)})`;
            },
          },
          {
            needs: "shaded",
            weight: 2,
            make: () => ordered`(${writer.of("ordered", scope, depth - 1)} until shaded)`,
          },
        ]),
  ];
}
