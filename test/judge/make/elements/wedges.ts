/** Wedges: the parts of cells, one for each direction (B14), and what is asked of them. */
import { cellOfSide, type Direction, sideOf, wayOfSide, waysOf } from "../../meaning/board.js";
import { Fault } from "../../meaning/values.js";
import { compose, type Node, type World } from "../../meaning/world.js";
import type { Form, Forms, Maker, Scope } from "../maker.js";
import { wedgesOf } from "../parts.js";
import { names } from "./names.js";
import { hasValue, isFound, valueAt, variable } from "./reading.js";

export const cellOf = ({ board }: World, wedge: number): number => cellOfSide(board, wedge);
export const directionOf = ({ board }: World, wedge: number): Direction => wayOfSide(board, wedge);

/** Undefined where no cell is behind the side. */
export const linkOfWedge = (world: World, wedge: number): number | undefined =>
  world.board.linkOf(cellOf(world, wedge), directionOf(world, wedge));

export const edgeOfWedge = (world: World, wedge: number): number =>
  world.board.edgeOf(cellOf(world, wedge), directionOf(world, wedge));

export const wedge: Forms<"wedge"> = (m, scope) => [
  ...names(scope, "wedge"),
  {
    weight: scope.inside ? 0 : 2,
    make: () =>
      compose(
        "wedge",
        "wedge of a cell",
        [m.make("cell", scope, 0), m.make("direction", scope, 0)],
        (cell, way) => `${cell}.wedge(${way})`,
        (cell, way) => (world) => {
          const [at, to] = [cell(world), way(world)];
          return at === undefined || typeof to !== "number" ? undefined : sideOf(world.board, at, to);
        },
        { loose: true },
      ),
  },
];

export const wedges: Forms<"wedges"> = (m, scope) => [
  ...names(scope, "wedges"),
  {
    weight: scope.inside ? 0 : 1,
    make: () =>
      compose(
        "wedges",
        "all wedges",
        [],
        () => "wedges",
        () => wedgesOf,
        { sure: true },
      ),
  },
  {
    weight: scope.inside ? 0 : 3,
    make: () =>
      compose(
        "wedges",
        "wedges of a cell",
        [m.make("cell", scope, 0)],
        (cell) => `${cell}.wedges`,
        (cell) => (world) => {
          const at = cell(world);
          return at === undefined ? [] : waysOf(world.board).map((way) => sideOf(world.board, at, way));
        },
        { sure: true },
      ),
  },
  ...m.layers
    .filter(({ on }) => on.sort === "side" && !scope.inside)
    .map(
      (layer): Form<"wedges"> => ({
        weight: 3,
        make: () => {
          const not = m.random.oneIn(4);
          return compose(
            "wedges",
            "wedges with",
            [],
            () => `(wedges ${not ? "without" : "with"} ${layer.name})`,
            () => (world) => wedgesOf(world).filter((at) => hasValue(world, layer, at) !== not),
            { found: isFound(layer), sure: true },
          );
        },
      }),
    ),
];

const named = (scope: Scope): readonly string[] =>
  scope.names.filter(({ sort }) => sort === "wedge").map(({ name }) => name);

/** A wedge that has a name here, more often than another. */
const some = (m: Maker, scope: Scope): Node<"wedge"> => {
  const all = named(scope);
  return all.length > 0 && !m.random.oneIn(5)
    ? variable(m.random.one(all), "wedge")
    : m.make("wedge", scope, 0);
};

export const cellsOfWedges = (m: Maker, scope: Scope): readonly Form<"cell">[] =>
  named(scope).length === 0
    ? []
    : [
        {
          weight: 5,
          make: () =>
            compose(
              "cell",
              "cell of a wedge",
              [some(m, scope)],
              (one) => `${one}.cell`,
              (one) => (world) => {
                const at = one(world);
                return at === undefined ? undefined : cellOf(world, at);
              },
            ),
        },
      ];

export const directionsOfWedges = (m: Maker, scope: Scope): readonly Form<"direction">[] =>
  named(scope).length === 0
    ? []
    : [
        {
          weight: 5,
          make: () =>
            compose(
              "direction",
              "direction of a wedge",
              [some(m, scope)],
              (one) => `${one}.direction`,
              (one) => (world) => {
                const at = one(world);
                return at === undefined ? undefined : directionOf(world, at);
              },
            ),
        },
      ];

export const edgesOfWedges = (m: Maker, scope: Scope): readonly Form<"edge">[] =>
  named(scope).length === 0
    ? []
    : [
        {
          weight: 5,
          make: () =>
            compose(
              "edge",
              "edge of a wedge",
              [some(m, scope)],
              (one) => `${one}.edge`,
              (one) => (world) => {
                const at = one(world);
                return at === undefined ? undefined : edgeOfWedge(world, at);
              },
            ),
        },
      ];

/** The link across a wedge is asked only for what it has: at the border it has nothing (L3). */
export const truthsOfWedges = (m: Maker, scope: Scope): readonly Form<"truth">[] => {
  const often = named(scope).length > 0 ? 6 : 0.5;
  const layers = m.layers.filter(
    ({ on, kind }) => on.sort === "link" && (kind === "flag" || kind === "number"),
  );
  if (scope.inside) return [];
  return [
    {
      weight: often / 2,
      make: () =>
        compose(
          "truth",
          "a wedge has a link",
          [some(m, scope)],
          (one) => `${one} has link`,
          (one) => (world) => {
            const at = one(world);
            return at !== undefined && linkOfWedge(world, at) !== undefined;
          },
          { sure: true },
        ),
    },
    {
      weight: often / 2,
      make: () =>
        compose(
          "truth",
          "directions of wedges are the same",
          [some(m, scope), m.make("direction", scope, 0)],
          (one, way) => `${one}.direction is ${way}`,
          (one, way) => (world) => {
            const [at, to] = [one(world), way(world)];
            return at !== undefined && typeof to === "number" && directionOf(world, at) === to;
          },
          { sure: true },
        ),
    },
    ...layers.map(
      (layer): Form<"truth"> => ({
        weight: often,
        make: () => {
          const read = layer.kind === "flag" && m.random.oneIn(3);
          const guarded = m.random.oneIn(2);
          return compose(
            "truth",
            `the link of a wedge ${read ? "is" : "has"}`,
            [some(m, scope)],
            (one) =>
              `${guarded ? `(${one} has link and ` : ""}${one}.link ${read ? "is" : "has"} ${layer.name}${guarded ? ")" : ""}`,
            (one) => (world) => {
              const at = one(world);
              const link = at === undefined ? undefined : linkOfWedge(world, at);
              return link !== undefined && hasValue(world, layer, link);
            },
            { found: isFound(layer) || undefined, sure: true },
          );
        },
      }),
    ),
  ];
};

/** 0 where there is no link. */
export const numbersOfWedges = (m: Maker, scope: Scope): readonly Form<"number">[] =>
  scope.inside || named(scope).length === 0
    ? []
    : m.layers
        .filter(
          ({ on, kind, orNone, role }) =>
            on.sort === "link" && kind === "number" && !orNone && role === "find",
        )
        .map(
          (layer): Form<"number"> => ({
            weight: 6,
            make: () =>
              compose(
                "number",
                "number of the link of a wedge",
                [some(m, scope)],
                (one) => `${one}.link.${layer.name}`,
                (one) => (world) => {
                  const at = one(world);
                  if (at === undefined) throw new Fault("there is no such wedge");
                  const link = linkOfWedge(world, at);
                  return link === undefined ? 0 : (valueAt(world, layer, link) as number);
                },
                { found: true },
              ),
          }),
        );
