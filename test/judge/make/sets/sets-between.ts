import { compose } from "../../meaning/world.js";
import { names } from "../elements/names.js";
import { hasValue, isFound } from "../elements/reading.js";
import { type Form, type Forms, within } from "../maker.js";
import { cornersOf, edgesOf, linksOf, onlyInside } from "../parts.js";

export const links: Forms<"links"> = (m, scope, depth) => {
  const { random } = m;
  const layers = m.layers.filter(({ on }) => on.sort === "link");
  const simple: Form<"links">[] = [
    ...names(scope, "links"),
    {
      weight: 2,
      make: () =>
        compose(
          "links",
          "all links",
          [],
          () => "links",
          () => linksOf,
          { sure: true },
        ),
    },
    ...layers.map(
      (layer): Form<"links"> => ({
        weight: 3,
        make: () => {
          const not = random.oneIn(4);
          return compose(
            "links",
            "links with",
            [],
            () => `(links ${not ? "without" : "with"} ${layer.name})`,
            () => (world) => linksOf(world).filter((at) => hasValue(world, layer, at) !== not),
            { found: isFound(layer), sure: true },
          );
        },
      }),
    ),
  ];
  if (depth <= 0 || scope.inside) return simple;
  return [
    ...simple,
    {
      weight: 4,
      make: () =>
        compose(
          "links",
          "links of a cell",
          [m.make("cell", scope, depth - 1)],
          (cell) => `${cell}.links`,
          (cell) => (world) => {
            const at = cell(world);
            return world.board.links.flatMap((ends, k) =>
              at !== undefined && ends?.includes(at) === true ? [k] : [],
            );
          },
          { sure: true },
        ),
    },
    {
      weight: 2,
      make: () =>
        compose(
          "links",
          "exits",
          [m.make("cells", scope, depth - 1)],
          (set) => `${set}.exits`,
          (set) => (world) => {
            const all = new Set(set(world));
            return world.board.links.flatMap((ends, k) =>
              ends !== undefined && all.has(ends[0]) !== all.has(ends[1]) ? [k] : [],
            );
          },
          { sure: true },
        ),
    },
    {
      weight: 2,
      make: () => {
        const [a, b] = [m.name(), m.name()];
        const filter = m.make("truth", within(scope, "cell", a, b), depth - 1);
        return compose(
          "links",
          "links (x, y) where",
          [filter],
          (truth) => `(links (${a}, ${b}) where ${truth})`,
          (truth) => (world) =>
            linksOf(world).filter((at) => {
              const ends = world.board.links[at];
              return [ends, ends?.toReversed()].some((pair) => {
                world.names[a] = pair?.[0];
                world.names[b] = pair?.[1];
                return truth(world) === true;
              });
            }),
          { binds: { names: [a, b], in: [0] }, sure: true },
        );
      },
    },
  ];
};

export const edges: Forms<"edges"> = (m, scope, depth) => [
  ...names(scope, "edges"),
  {
    weight: 1,
    make: () =>
      compose(
        "edges",
        "all edges",
        [],
        () => "edges",
        () => edgesOf,
        { sure: true },
      ),
  },
  {
    weight: 3,
    make: () =>
      compose(
        "edges",
        "edges of a cell",
        [m.make("cell", scope, depth - 1)],
        (cell) => `${cell}.edges`,
        (cell) => (world) => {
          const at = cell(world);
          if (at === undefined) return [];
          onlyInside(world, [at]);
          return world.board.edges.flatMap((sides, k) => (sides.includes(at) ? [k] : []));
        },
        { sure: true },
      ),
  },
  {
    weight: 2,
    make: () =>
      compose(
        "edges",
        "edges of a corner",
        [m.make("corner", scope, 0)],
        (corner) => `${corner}.edges`,
        (corner) => (world) => {
          const at = corner(world);
          if (at === undefined) return [];
          onlyInside(world, world.board.corners[at] ?? []);
          return world.board.edgeEnds.flatMap((ends, k) =>
            ends?.includes(at) === true && (world.board.edges[k] ?? []).length > 0 ? [k] : [],
          );
        },
        { sure: true },
      ),
  },
  ...m.layers
    .filter(({ on }) => on.sort === "edge")
    .map(
      (layer): Form<"edges"> => ({
        weight: 2,
        make: () =>
          compose(
            "edges",
            "edges with",
            [],
            () => `(edges with ${layer.name})`,
            () => (world) => edgesOf(world).filter((at) => hasValue(world, layer, at)),
            { found: isFound(layer), sure: true },
          ),
      }),
    ),
];

export const corners: Forms<"corners"> = (m, scope, depth) => [
  ...names(scope, "corners"),
  {
    weight: 1,
    make: () =>
      compose(
        "corners",
        "all corners",
        [],
        () => "corners",
        () => cornersOf,
        { sure: true },
      ),
  },
  {
    weight: 3,
    make: () =>
      compose(
        "corners",
        "corners of a cell",
        [m.make("cell", scope, depth - 1)],
        (cell) => `${cell}.corners`,
        (cell) => (world) => {
          const at = cell(world);
          if (at === undefined) return [];
          onlyInside(world, [at]);
          return world.board.cornersOf(at);
        },
        { sure: true },
      ),
  },
];
