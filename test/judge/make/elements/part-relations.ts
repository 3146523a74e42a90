/** Relations between edges, corners, links or wedges (R9), and what they connect: groups, and graphs (U1 to U3). */
import { type Graph, graphProperties, hasProperty, partsOf } from "../../meaning/graphs.js";
import { inReadingOrder } from "../../meaning/values.js";
import { compose, type Meaning, type Node, type World } from "../../meaning/world.js";
import { type Definition, type Form, type Maker, type Scope, within } from "../maker.js";
import { cornersOf, edgesOf, linksOf, wedgesOf } from "../parts.js";
import { variable } from "./reading.js";
import { cellOf, edgeOfWedge } from "./wedges.js";

export const partSorts = ["edge", "corner", "link", "wedge"] as const;
export type PartSort = (typeof partSorts)[number];
export const pluralOf = { edge: "edges", corner: "corners", link: "links", wedge: "wedges" } as const;

/** All elements of the sort, of the part of the board that is spoken of. */
export const allOf: Readonly<Record<PartSort, (world: World) => readonly number[]>> = {
  edge: edgesOf,
  corner: cornersOf,
  link: linksOf,
  wedge: wedgesOf,
};

export const isPartSort = (sort: string | undefined): sort is PartSort =>
  partSorts.some((one) => one === sort);

export const sortOfRelation = ({ parameters }: Definition): PartSort => parameters[0]?.sort as PartSort;

export const partRelations = (m: Maker, scope: Scope, sort?: PartSort): readonly Definition[] =>
  m.definitions.filter(
    (definition) =>
      definition.kind === "part relation" &&
      (definition.inside || !scope.inside) &&
      (sort === undefined || sortOfRelation(definition) === sort),
  );

const areRelated = (world: World, { name }: Definition, a: number, b: number): boolean =>
  a !== b && (world.lets[name]?.(world, [a, b]) === true || world.lets[name]?.(world, [b, a]) === true);

/** These elements, and the pairs of them for which the relation holds. */
export function graphOfParts(world: World, definition: Definition, elements: readonly number[]): Graph {
  const vertices = inReadingOrder(elements);
  const edges = vertices.flatMap((a, at) =>
    vertices.slice(at + 1).flatMap((b) => (areRelated(world, definition, a, b) ? [[a, b] as const] : [])),
  );
  return { vertices, edges };
}

export const groupOfPart = (
  world: World,
  definition: Definition,
  elements: readonly number[],
  of: number,
): readonly number[] =>
  partsOf(graphOfParts(world, definition, elements)).find((part) => part.includes(of)) ?? [];

/** A property that two elements may share: how it is read of one, and its sort. */
interface Common {
  readonly word: string;
  readonly sort: "cell" | "edge";
  readonly of: (world: World, element: number) => readonly number[];
}

const commons: Readonly<Record<PartSort, readonly Common[]>> = {
  edge: [{ word: "cells", sort: "cell", of: ({ board }, at) => board.edges[at] ?? [] }],
  corner: [
    {
      word: "edges",
      sort: "edge",
      of: ({ board }, at) =>
        board.edgeEnds.flatMap((ends, k) =>
          ends.includes(at) && (board.edges[k] ?? []).length > 0 ? [k] : [],
        ),
    },
    { word: "cells", sort: "cell", of: ({ board }, at) => board.corners[at] ?? [] },
  ],
  link: [{ word: "cells", sort: "cell", of: ({ board }, at) => board.links[at] ?? [] }],
  wedge: [
    { word: "cell", sort: "cell", of: (world, at) => [cellOf(world, at)] },
    { word: "edge", sort: "edge", of: (world, at) => [edgeOfWedge(world, at)] },
  ],
};

/** They have a cell or an edge in common of which something is true. */
function sharing(m: Maker, scope: Scope, sort: PartSort, [a, b]: readonly [string, string]): Node<"truth"> {
  const common = m.random.one(commons[sort]);
  const c = m.name();
  const single = sort === "wedge";
  const inner = single ? scope : within(scope, common.sort, c);
  const more = m.random.oneIn(4) ? undefined : m.make("truth", inner, 1);
  const parts = more === undefined ? [] : [more];
  return compose(
    "truth",
    `${pluralOf[sort]} that have a ${common.sort} in common`,
    parts as readonly Node[],
    (...[text]: string[]) => {
      const rest = text === undefined ? "" : ` and ${text}`;
      return single
        ? `(${a}.${common.word} is ${b}.${common.word}${rest})`
        : `some(${c} in ${b}.${common.word}${rest} for ${c} in ${a}.${common.word})`;
    },
    (...[mean]) =>
      (world) => {
        const [x, y] = [world.names[a] as number, world.names[b] as number];
        const shared = common.of(world, x).filter((one) => common.of(world, y).includes(one));
        return shared.some((one) => {
          world.names[a] = x;
          world.names[b] = y;
          if (!single) world.names[c] = one;
          return mean === undefined || (mean as Meaning<boolean | undefined>)(world) === true;
        });
      },
    { uses: [a, b], binds: { names: [c], in: [0] }, sure: true },
  );
}

/** `let joined of edges a, b = …`. */
export function partRelation(m: Maker, sort: PartSort): Definition | undefined {
  const { random } = m;
  const [name, a, b] = [m.name(), m.name(), m.name()];
  const scope = within(m.base, sort, a, b);
  const one = (): Node<"truth"> => sharing(m, scope, sort, random.oneIn(2) ? [a, b] : [b, a]);
  const two = (word: "and" | "or", x: Node<"truth">, y: Node<"truth">): Node<"truth"> =>
    compose(
      "truth",
      word,
      [x, y],
      (p, q) => `${p} ${word} ${q}`,
      (p, q) => (world) => {
        // Both are asked of the same two, whatever the first has named.
        const [left, right] = [world.names[a], world.names[b]];
        const is = p(world) === true;
        world.names[a] = left;
        world.names[b] = right;
        return word === "and" ? is && q(world) === true : is || q(world) === true;
      },
      { sure: true },
    );
  const node = random.one([
    one,
    one,
    () => two("or", one(), one()),
    () => two("and", one(), m.make("truth", scope, 1)),
    () => two("or", one(), m.make("truth", scope, 0)),
    () => m.make("truth", scope, 1),
  ])();
  if (!node.free.has(a) || (sort === "link" && m.board.links.every((ends) => ends === undefined)))
    return undefined;
  return {
    name,
    kind: "part relation",
    inside: false,
    node,
    where: undefined,
    parameters: [
      { name: a, sort },
      { name: b, sort },
    ],
    text: (text) => `let ${name} of ${pluralOf[sort]} ${a}, ${b} = ${text}`,
  };
}

/** Sets of elements of the sort: groups by a relation, what is reached by it, and those for which something holds. */
export function setsOfParts<S extends PartSort>(
  m: Maker,
  scope: Scope,
  depth: number,
  sort: S,
): readonly Form<(typeof pluralOf)[S]>[] {
  const plural = pluralOf[sort];
  const relations = partRelations(m, scope, sort);
  if (depth <= 0 || scope.inside) return [];
  return [
    ...relations.flatMap((definition): Form<(typeof pluralOf)[S]>[] => [
      {
        weight: 6,
        make: () =>
          compose(
            plural,
            `group of ${plural} by a relation`,
            [m.make(sort, scope, 0)],
            (one) => `group(${one} by ${definition.name})`,
            (one) => (world) => {
              const at = (one as Meaning<number | undefined>)(world);
              return (
                at === undefined ? [] : groupOfPart(world, definition, allOf[sort](world), at)
              ) as never;
            },
            { found: definition.node.found || undefined, sure: true },
          ),
      },
      {
        weight: 3,
        make: () =>
          compose(
            plural,
            `reach of ${plural} by a relation`,
            [m.make(sort, scope, 0), m.make(plural, scope, depth - 1)],
            (one, set) => `reach(${one} through ${set} by ${definition.name})`,
            (one, set) => (world) => {
              const at = (one as Meaning<number | undefined>)(world);
              const all = (set as unknown as Meaning<readonly number[]>)(world);
              if (at === undefined) return [] as never;
              const part = groupOfPart(world, definition, [at, ...all], at);
              return inReadingOrder(part.filter((each) => all.includes(each))) as never;
            },
            { found: definition.node.found || undefined, sure: true },
          ),
      },
    ]),
    {
      weight: relations.length > 0 ? 3 : 0.3,
      make: () => {
        const it = m.name();
        return compose(
          plural,
          `${plural} where`,
          [m.make(plural, scope, depth - 1), m.make("truth", within(scope, sort, it), 1)],
          (set, truth) => `(${set} ${it} where ${truth})`,
          (set, truth) => (world) =>
            (set as unknown as Meaning<readonly number[]>)(world).filter((at) => {
              world.names[it] = at;
              return truth(world) === true;
            }) as never,
          { binds: { names: [it], in: [1] }, sure: true },
        );
      },
    },
  ];
}

/** Conditions on two elements, on an element and a set, and of the graphs of relations. */
export function truthsOfParts(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  if (scope.inside) return [];
  const { random } = m;
  const named = scope.names.map(({ sort }) => sort).filter(isPartSort);
  const relations = partRelations(m, scope);
  return [
    ...named.flatMap((sort): Form<"truth">[] => [
      {
        weight: 2,
        make: () => {
          const opposite = random.oneIn(3);
          const name = random.one(scope.names.filter((one) => one.sort === sort)).name;
          return compose(
            "truth",
            `is the same ${sort}`,
            [variable(name, sort), m.make(sort, scope, 0)],
            (a, b) => `${a} ${opposite ? "is not" : "is"} ${b}`,
            (a, b) => (world) => {
              const [x, y] = [a(world), b(world)];
              return (x !== undefined && x === y) !== opposite;
            },
            { sure: true },
          );
        },
      },
      {
        weight: depth > 0 ? 2 : 0,
        make: () => {
          const opposite = random.oneIn(3);
          const plural = pluralOf[sort];
          return compose(
            "truth",
            `in a set of ${plural}`,
            [m.make(sort, scope, 0), m.make(plural, scope, depth - 1)],
            (one, set) => `${one} ${opposite ? "not in" : "in"} ${set}`,
            (one, set) => (world) => {
              const [at, all] = [one(world), set(world)];
              return (at !== undefined && all.includes(at)) !== opposite;
            },
            { sure: true },
          );
        },
      },
    ]),
    ...relations.flatMap((definition): Form<"truth">[] => {
      const sort = sortOfRelation(definition);
      return [
        {
          weight: 4,
          make: () => {
            const [a, b] = [m.make(sort, scope, 0), m.make(sort, scope, 0)];
            if (a.found || b.found) return undefined;
            return compose(
              "truth",
              `relation of ${pluralOf[sort]}`,
              [a, b],
              (x, y) => `${definition.name}(${x}, ${y})`,
              (x, y) => (world) => {
                const [left, right] = [x(world), y(world)];
                return (
                  left !== undefined && right !== undefined && areRelated(world, definition, left, right)
                );
              },
              { found: definition.node.found || undefined, sure: true, loose: true },
            );
          },
        },
        {
          weight: depth > 0 ? 6 : 0,
          make: () => {
            const word = random.one(graphProperties);
            return compose(
              "truth",
              `${word} by a relation of ${pluralOf[sort]}`,
              [m.make(pluralOf[sort], scope, depth - 1)],
              (set) => `${word}(${set} by ${definition.name})`,
              (set) => (world) => hasProperty(graphOfParts(world, definition, set(world)), word),
              { found: definition.node.found || undefined, sure: true, loose: true },
            );
          },
        },
      ];
    }),
  ];
}

/** How large sets of elements are, and how many groups there are. */
export function numbersOfParts(m: Maker, scope: Scope, depth: number): readonly Form<"number">[] {
  if (scope.inside || depth <= 0) return [];
  const relations = partRelations(m, scope);
  const sized = [
    ...scope.names.map(({ sort }) => partSorts.find((one) => pluralOf[one] === sort)),
    ...relations.map(sortOfRelation),
  ].filter((sort) => sort !== undefined);
  return [
    ...sized.map(
      (sort): Form<"number"> => ({
        weight: 5,
        make: () =>
          compose(
            "number",
            `size of a set of ${pluralOf[sort]}`,
            [m.make(pluralOf[sort], scope, depth - 1)],
            (set) => `size(${set})`,
            (set) => (world) => set(world).length,
            { sure: true },
          ),
      }),
    ),
    ...relations.map(
      (definition): Form<"number"> => ({
        weight: 3,
        make: () => {
          const sort = sortOfRelation(definition);
          return compose(
            "number",
            `how many groups of ${pluralOf[sort]}`,
            [m.make(pluralOf[sort], scope, depth - 1)],
            (set) => `size(groups of ${set} by ${definition.name})`,
            (set) => (world) => partsOf(graphOfParts(world, definition, set(world))).length,
            { found: definition.node.found || undefined, sure: true, loose: true },
          );
        },
      }),
    ),
  ];
}
