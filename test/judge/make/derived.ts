/** Definitions by `let` (R9): derived layers, relations, functions; how they are made, and how they are read. */
import type { Layer } from "../layers.js";
import { Fault, type Value } from "../meaning/values.js";
import { compose, type Node, type World } from "../meaning/world.js";
import { partRelation, partSorts } from "./elements/part-relations.js";
import { type Adjective, being, type ElementSort } from "./elements/reading.js";
import { type Definition, type Form, type Maker, type Scope, within } from "./maker.js";
import { isWhole } from "./numbers/fractions.js";
import { onlyInside } from "./parts.js";

/** The value of a derived layer; nothing where it does not stand. */
export const derivedAt = (world: World, { name }: Definition, element: Value): Value =>
  element === undefined ? undefined : world.lets[name]?.(world, onlyInside(world, [element as number]));

/** Puts what a definition means into the world. */
export function define(world: World, { name, node, parameters, where }: Definition): void {
  world.lets[name] = (to, asked) => {
    parameters.forEach((parameter, k) => {
      to.names[parameter.name] = asked[k];
    });
    return where === undefined || where.mean(to) === true ? node.mean(to) : undefined;
  };
}

/** Definitions of a kind that say something here. */
const defined = (m: Maker, scope: Scope, of: Definition["kind"]): readonly Definition[] =>
  m.definitions.filter(({ kind, inside }) => kind === of && (inside || !scope.inside));

export const derivedAdjectives = (m: Maker, scope: Scope): readonly Adjective[] =>
  defined(m, scope, "derived")
    .filter(({ node }) => node.sort === "truth")
    .map((definition) => ({
      text: definition.name,
      on: "cell",
      found: definition.node.found || definition.where?.found === true,
      holds: (world, element) => derivedAt(world, definition, element) === true,
    }));

/** A derived layer of links holds where it does in one order of the ends or the other. */
export const linkAdjectives = (m: Maker, scope: Scope): readonly Adjective[] =>
  defined(m, scope, "of links").map((definition) => ({
    text: definition.name,
    on: "link",
    found: definition.node.found,
    holds: (world, element) => {
      const ends = typeof element === "number" ? world.board.links[element] : undefined;
      return ends !== undefined && related(world, definition, ends[0], ends[1]);
    },
  }));

export const derivedTruths = (m: Maker, scope: Scope): readonly Form<"truth">[] => [
  ...derivedAdjectives(m, scope).map(
    (adjective): Form<"truth"> => ({
      weight: 4,
      make: () => {
        const node = being(adjective, m.make("cell", scope, 0), m.random.oneIn(3));
        return { ...node, construct: "is a derived layer" };
      },
    }),
  ),
  ...(m.board.links.some((ends) => ends !== undefined) ? linkAdjectives(m, scope) : []).map(
    (adjective): Form<"truth"> => ({
      weight: scope.inside ? 0 : 3,
      make: () => ({
        ...being(adjective, m.make("link", scope, 0), m.random.oneIn(3)),
        construct: "is a derived layer of links",
      }),
    }),
  ),
  ...defined(m, scope, "relation").map(
    (definition): Form<"truth"> => ({
      weight: 4,
      make: () => {
        const [a, b] = [m.make("cell", scope, 0), m.make("cell", scope, 0)];
        if (a.found || b.found) return undefined;
        return compose(
          "truth",
          "relation",
          [a, b],
          (x, y) => `${definition.name}(${x}, ${y})`,
          (x, y) => (world) => related(world, definition, x(world), y(world)),
          { found: definition.node.found || undefined, sure: true, loose: true },
        );
      },
    }),
  ),
  ...defined(m, scope, "derived")
    .filter(({ node }) => node.sort === "number")
    .map(
      (definition): Form<"truth"> => ({
        weight: 3,
        make: () =>
          compose(
            "truth",
            "has a derived layer",
            [m.make("cell", scope, 0)],
            (cell) => `${cell} has ${definition.name}`,
            (cell) => (world) => derivedAt(world, definition, cell(world)) !== undefined,
            { found: definition.node.found || definition.where?.found || undefined, sure: true },
          ),
      }),
    ),
];

/** R9: a relation holds in both orders if it holds in one, and of what the head names only: of two that are distinct. */
export const related = (world: World, definition: Definition, a: Value, b: Value): boolean =>
  a !== undefined &&
  b !== undefined &&
  a !== b &&
  onlyInside(world, [a, b] as number[]).length === 2 &&
  (world.lets[definition.name]?.(world, [a, b]) === true ||
    world.lets[definition.name]?.(world, [b, a]) === true);

export const derivedNumbers = (m: Maker, scope: Scope): readonly Form<"number">[] => [
  ...defined(m, scope, "derived")
    .filter(({ node }) => node.sort === "number")
    .map(
      (definition): Form<"number"> => ({
        weight: 4,
        make: () => {
          const of = m.make("cell", scope, 0);
          const { where } = definition;
          // Where it is known not to stand, reading it is an error.
          if (where !== undefined && !where.found && !of.found) return undefined;
          return compose(
            "number",
            "reading a derived layer",
            [of as Node<ElementSort>],
            (cell) => `${cell}.${definition.name}`,
            (cell) => (world) => {
              const value = derivedAt(world, definition, cell(world) as Value);
              if (value === undefined && where === undefined && !of.found && definition.node.sure)
                throw new Fault("not there");
              return value as number | undefined;
            },
            {
              found: definition.node.found || where?.found || undefined,
              sure: where === undefined && definition.node.sure && of.sure,
            },
          );
        },
      }),
    ),
  ...defined(m, scope, "function")
    .filter(({ node }) => node.sort === "number")
    .map(
      (definition): Form<"number"> => ({
        weight: 2,
        make: () => {
          const given = definition.parameters.map(({ sort }) => m.make(sort, scope, 0));
          if (!given.every(isWhole)) return undefined;
          return compose(
            "number",
            "function",
            given as readonly Node[],
            (...texts: string[]) => `${definition.name}(${texts.join(", ")})`,
            (...means) =>
              (world) => {
                const values = means.map((mean) => (mean as (w: World) => Value)(world));
                return world.lets[definition.name]?.(world, values) as number | undefined;
              },
            {
              loose: true,
              found: definition.node.found || undefined,
              sure: definition.node.sure && given.every(({ sure }) => sure),
            },
          );
        },
      }),
    ),
  ...defined(m, scope, "value")
    .filter(({ node }) => node.sort === "number")
    .map(
      (definition): Form<"number"> => ({
        weight: 3,
        make: () =>
          compose(
            "number",
            "number that let names",
            [],
            () => definition.name,
            () => (world) => world.lets[definition.name]?.(world, []) as number | undefined,
            { found: definition.node.found, sure: definition.node.sure },
          ),
      }),
    ),
];

/** Conditions on the numbers of two cells, from one side or from both. */
function ofTwo(m: Maker, layer: Layer, a: string, b: string): Node<"truth"> {
  const k = m.random.below(4);
  const [say, holds] = m.random.one<readonly [string, (x: number, y: number) => boolean]>([
    [`${a}.${layer.name} = ${b}.${layer.name}`, (x, y) => x === y],
    [`${a}.${layer.name} + ${b}.${layer.name} = ${k}`, (x, y) => x + y === k],
    [`${a}.${layer.name} * 2 = ${b}.${layer.name}`, (x, y) => 2 * x === y],
    [`${a}.${layer.name} < ${b}.${layer.name}`, (x, y) => x < y],
  ]);
  return compose(
    "truth",
    "of two cells",
    [],
    () => say,
    () => (world) => {
      const [x, y] = [a, b].map((name) => world.names[name] as number | undefined);
      const values = world.layers[layer.name]?.values ?? [];
      return x !== undefined && y !== undefined && holds(values[x] as number, values[y] as number);
    },
    { found: true, sure: true, uses: [a, b] },
  );
}

/** Definitions of a program, the later of which may use the earlier. `isOfParts`: one is a relation of edges, corners, links or wedges. */
export function definitions(m: Maker, add: (definition: Definition) => void, isOfParts: boolean): void {
  const { random } = m;
  // Some are said of parts of the board too, and ask nothing that nobody says of a part.
  const inside = random.oneIn(2);
  const base: Scope = { ...m.base, inside };
  const truth = (scope: Scope, depth: number): Node<"truth"> => m.make("truth", scope, depth);
  const kinds: readonly (() => Definition | undefined)[] = [
    () => {
      const [name, c] = [m.name(), m.name()];
      const scope = within(base, "cell", c);
      const where = random.oneIn(2) ? truth(scope, 1) : undefined;
      const node = random.oneIn(2) ? truth(scope, 1) : m.make("number", scope, 1);
      if (!node.free.has(c) || where?.found === false) return undefined;
      return {
        name,
        kind: "derived",
        inside,
        node,
        where,
        parameters: [{ name: c, sort: "cell" }],
        text: (text, filter) =>
          `let ${name} of cell ${c}${filter === undefined ? "" : ` where (${filter})`} = ${text}`,
      };
    },
    () => {
      const [name, a, b] = [m.name(), m.name(), m.name()];
      const node = truth(within(base, "cell", a, b), 1);
      if (!node.free.has(a)) return undefined;
      return {
        name,
        kind: "relation",
        inside,
        node,
        where: undefined,
        parameters: [
          { name: a, sort: "cell" },
          { name: b, sort: "cell" },
        ],
        text: (text) => `let ${name} of cells ${a}, ${b} = ${text}`,
      };
    },
    () => {
      const [name, a, b] = [m.name(), m.name(), m.name()];
      const node = truth(within(base, "cell", a, b), 1);
      if (!node.free.has(a) || !node.found || m.board.torus) return undefined;
      return {
        name,
        kind: "of links",
        inside,
        node,
        where: undefined,
        parameters: [
          { name: a, sort: "cell" },
          { name: b, sort: "cell" },
        ],
        text: (text) => `let ${name} of link (${a}, ${b}) = ${text}`,
      };
    },
    () => {
      const [name, a, b] = [m.name(), m.name(), m.name()];
      const node = m.make("number", within(within(base, "number", a), "cell", b), 1);
      if (!node.free.has(a) || !node.free.has(b)) return undefined;
      return {
        name,
        kind: "function",
        inside,
        node,
        where: undefined,
        parameters: [
          { name: a, sort: "number" },
          { name: b, sort: "cell" },
        ],
        text: (text) => `let ${name}(${a}, ${b}) = ${text}`,
      };
    },
    () => {
      const [name, a, b] = [m.name(), m.name(), m.name()];
      const layers = m.layers.filter(
        ({ kind, role, on, orNone }) =>
          kind === "number" && role === "find" && on.sort === "cell" && on.everywhere && !orNone,
      );
      const node =
        layers.length > 0 && !random.oneIn(3)
          ? ofTwo(m, random.one(layers), a, b)
          : truth(within(base, "cell", a, b), 1);
      if (!node.free.has(a) || !node.free.has(b) || !node.found) return undefined;
      return {
        name,
        kind: "function",
        inside,
        node,
        where: undefined,
        parameters: [
          { name: a, sort: "cell" },
          { name: b, sort: "cell" },
        ],
        text: (text) => `let ${name}(${a}, ${b}) = ${text}`,
      };
    },
    () => {
      const name = m.name();
      const node = random.oneIn(2) ? m.make("cells", base, 2) : m.make("number", base, 2);
      if (!node.found) return undefined;
      return {
        name,
        kind: "value",
        inside,
        node,
        where: undefined,
        parameters: [],
        text: (text) => `let ${name} = ${text}`,
      };
    },
    () => {
      const name = m.name();
      if (m.board.torus || m.board.hexagons === true) return undefined;
      const node = m.make("cells", base, 1);
      if (node.text.startsWith("{") || node.text.includes("+")) return undefined;
      return {
        name,
        kind: "family",
        inside,
        node,
        where: undefined,
        parameters: [],
        text: (text) => `let ${name} = stretches of ${text} where yes`,
      };
    },
  ];
  const sort = random.one(partSorts);
  for (let tries = isOfParts || random.oneIn(12) ? 5 : 0; tries > 0; tries--) {
    const made = partRelation(m, sort);
    if (made === undefined) continue;
    add(made);
    break;
  }
  for (let count = random.one([0, 0, 0, 1, 1, 2]); count > 0; count--) {
    const made = random.one(kinds)();
    if (made !== undefined && isWhole(made.node)) add(made);
  }
}
