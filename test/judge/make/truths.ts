/** Truths (R1 to R13): what is said of something that is not there is false, and its opposite true (L8). */

import { type GraphProperty, graphOfEdges, graphProperties, hasProperty } from "../meaning/graphs.js";
import { outlineOf, shapeOf } from "../meaning/values.js";
import { as, compose, type Meaning, type Node } from "../meaning/world.js";
import { truthAggregates } from "./aggregates.js";
import { truthsByDirection } from "./by-direction.js";
import { graphBy, relationsHere } from "./by-relation.js";
import { literal } from "./cells.js";
import { derivedTruths } from "./derived.js";
import { exactly, isWhole } from "./fractions.js";
import { comparedUnprinted, givenList, hasGivenLists, inList, inTable } from "./given-lists.js";
import { endsOf } from "./graph-statements.js";
import { joinedBy } from "./joined.js";
import { comparedWithNone, unprintedTruths } from "./lacking.js";
import { sureNumber } from "./lists.js";
import { type Form, type Forms, knowing, type Maker, type Scope } from "./maker.js";
import { elementFor, shared } from "./numbers.js";
import { before } from "./order.js";
import { truthsOfParts } from "./part-relations.js";
import { linksOf, onlyInside, sidesOf } from "./parts.js";
import { quantities } from "./quantities.js";
import {
  type Adjective,
  adjectivesOf,
  being,
  hasValue,
  having,
  isEverywhere,
  literalNumber,
  literalSymbol,
  literalTruth,
  reading,
  variable,
} from "./reading.js";
import { isInside } from "./sides.js";
import { truthsOfWedges } from "./wedges.js";
import { writtenTruths } from "./written-out.js";

const comparisons = {
  "=": (a: number, b: number) => a === b,
  "!=": (a: number, b: number) => a !== b,
  "<": (a: number, b: number) => a < b,
  "<=": (a: number, b: number) => a <= b,
  ">": (a: number, b: number) => a > b,
  ">=": (a: number, b: number) => a >= b,
} as const;
type Comparison = keyof typeof comparisons;
const comparisonWords = Object.keys(comparisons) as readonly Comparison[];

export const compared = (a: Node<"number">, word: Comparison, b: Node<"number">): Node<"truth"> =>
  compose(
    "truth",
    `comparison ${word}`,
    [a, b],
    (x, y) => `${x} ${word} ${y}`,
    (x, y) => (world) => {
      const [left, right] = [x(world), y(world)];
      return left !== undefined && right !== undefined && comparisons[word](left, right);
    },
    { sure: true },
  );

/** `=` and `!=` of values of which `none` is one. */
const sameValue = (
  construct: string,
  a: Node<"symbol" | "direction" | "perhaps" | "truth">,
  not: boolean,
  b: Node<"symbol" | "direction" | "perhaps" | "truth">,
): Node<"truth"> =>
  compose(
    "truth",
    construct,
    [a, b],
    (x, y) => `${x} ${not ? "!=" : "="} ${y}`,
    (x, y) => (world) => {
      const [left, right] = [x(world), y(world)];
      return left !== undefined && right !== undefined && (left === right) !== not;
    },
    { sure: true },
  );

const connective = (
  word: string,
  a: Node<"truth">,
  b: Node<"truth">,
  of: (a: Meaning<boolean>, b: Meaning<boolean>) => Meaning<boolean>,
): Node<"truth"> =>
  compose(
    "truth",
    word,
    [a, b],
    (x, y) => `${x} ${word} ${y}`,
    (x, y) =>
      of(
        (world) => x(world) === true,
        (world) => y(world) === true,
      ),
    { sure: true },
  );

export const and = (a: Node<"truth">, b: Node<"truth">): Node<"truth"> =>
  connective("and", a, b, (x, y) => (world) => x(world) && y(world));

const not = (a: Node<"truth">): Node<"truth"> =>
  compose(
    "truth",
    "not",
    [a],
    (x) => `not ${x}`,
    (x) => (world) => x(world) !== true,
    { sure: true },
  );

/** A graph property of a set of cells, of links or edges, of a layer on these (U3). */
function graphTruths(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  if (m.board.torus) return [];
  const property = (): GraphProperty => m.random.one(graphProperties);
  const layers = m.layers.filter(
    ({ kind, on }) => kind === "flag" && (on.sort === "link" || on.sort === "edge" || on.sort === "jump"),
  );
  return [
    {
      weight: 4,
      make: () => {
        const word = property();
        return compose(
          "truth",
          `${word}, of cells`,
          [m.make("cells", scope, depth - 1)],
          (set) => `${word}(${set})`,
          (set) => (world) => hasProperty(sidesOf(world, set(world)), word),
          { sure: true, loose: true },
        );
      },
    },
    ...layers.map(
      (layer): Form<"truth"> => ({
        weight: 4,
        make: () => {
          const word = property();
          return compose(
            "truth",
            `${word}, of a layer on ${layer.on.sort}s`,
            [],
            () => `${word} ${layer.name}`,
            () => (world) => hasProperty(graphOfEdges(endsOf(world, layer)), word),
            { found: layer.role === "find", sure: true },
          );
        },
      }),
    ),
    ...m.layers
      .filter(({ kind, on }) => (kind === "flag" || kind === "number") && on.sort === "link")
      .map(
        (layer): Form<"truth"> => ({
          weight: 2,
          make: () =>
            compose(
              "truth",
              "connected by links",
              [m.make("cells", scope, depth - 1)],
              (set) => `connected(${set} by links with ${layer.name})`,
              (set) => (world) => {
                const cells = onlyInside(world, set(world));
                const edges = linksOf(world).flatMap((at) =>
                  hasValue(world, layer, at) ? [world.board.links[at] ?? []] : [],
                ) as readonly (readonly [number, number])[];
                const [first] = cells;
                if (first === undefined) return true;
                const joined = new Set([first]);
                for (let before = -1; before !== joined.size; ) {
                  before = joined.size;
                  for (const [a, b] of edges)
                    if (joined.has(a) || joined.has(b)) {
                      joined.add(a);
                      joined.add(b);
                    }
                }
                return cells.every((cell) => joined.has(cell));
              },
              { found: layer.role === "find" || undefined, sure: true, loose: true },
            ),
        }),
      ),
    ...m.layers
      .filter(({ kind, on }) => (kind === "flag" || kind === "number") && on.sort === "edge")
      .map(
        (layer): Form<"truth"> => ({
          weight: 4,
          make: () => {
            const word = property();
            return compose(
              "truth",
              `${word}, by edges that divide`,
              [m.make("cells", scope, depth - 1)],
              (set) => `${word}(${set} by ${layer.name})`,
              (set) => (world) => {
                const vertices = onlyInside(world, set(world));
                const edges = joinedBy(world, layer).filter((ends) =>
                  ends.every((end) => vertices.includes(end)),
                );
                return hasProperty({ vertices, edges }, word);
              },
              { found: layer.role === "find" || undefined, sure: true, loose: true },
            );
          },
        }),
      ),
    ...relationsHere(m, scope).map(
      (definition): Form<"truth"> => ({
        weight: 3,
        make: () =>
          compose(
            "truth",
            "connected by a relation",
            [m.make("cells", scope, depth - 1)],
            (set) => `connected(${set} by ${definition.name})`,
            // A relation joins what is in the set, and nothing beside it.
            (set) => (world) => hasProperty(graphBy(world, definition, set(world)), "connected"),
            { found: definition.node.found || undefined, sure: true, loose: true },
          ),
      }),
    ),
    {
      weight: 1,
      make: () => {
        const word = property();
        return compose(
          "truth",
          `${word}, of links`,
          [m.make("links", scope, depth - 1)],
          (set) => `${word}(${set})`,
          (set) => (world) =>
            hasProperty(
              graphOfEdges(set(world).flatMap((k) => [world.board.links[k] ?? []] as [number, number][])),
              word,
            ),
          { sure: true, loose: true },
        );
      },
    },
  ];
}

/** What a guard to the left says to be there may be read to the right (L2). */
function guardedTruths(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  const cells = scope.names.filter(({ sort }) => sort === "cell");
  const layers = m.layers.filter(
    (layer) =>
      layer.on.sort === "cell" &&
      (layer.kind === "number" || layer.kind === "direction") &&
      (layer.orNone || !isEverywhere(layer)),
  );
  return cells.length === 0
    ? []
    : layers.map((layer) => ({
        weight: 3,
        make: () => {
          const { name } = m.random.one(cells);
          const has = having(layer, variable(name, "cell"), false);
          const then = m.make("truth", knowing(scope, `${name}.${layer.name}`), depth - 1);
          return and(has, then);
        },
      }));
}

/** Not a name of which nobody says what it goes through: a literal stands for it. */
const toldOrder = (m: Maker, scope: Scope, cell: Node<"cell">): Node<"cell"> =>
  scope.names.some(({ name, order }) => name === cell.text && order === undefined) ? literal(m, scope) : cell;

/** What may be said after `is`, and without a name in a condition. */
export const spoken = (all: readonly Adjective[]): readonly Adjective[] =>
  all.filter(({ onlyCounted }) => onlyCounted !== true);

export const truths: Forms<"truth"> = (m, scope, depth) => {
  const { random } = m;
  const near = Math.min(1, depth);
  const truth = (): Node<"truth"> => m.make("truth", scope, depth - 1);
  const simple: Form<"truth">[] = [
    { weight: 0.3, make: () => literalTruth(random.oneIn(2)) },
    ...m.layers.flatMap((layer): Form<"truth">[] => {
      const weight = layer.role === "find" ? 8 : 1;
      const of = () => elementFor(m, scope, layer, near);
      return [
        ...spoken(adjectivesOf(layer)).map(
          (adjective): Form<"truth"> => ({
            weight: weight / Math.max(1, layer.symbols.length),
            make: () => {
              const element = of();
              return element === undefined ? undefined : being(adjective, element, random.oneIn(3));
            },
          }),
        ),
        {
          weight: layer.orNone || !isEverywhere(layer) ? weight / 2 : 0.3,
          make: () => {
            const element = of();
            return element === undefined || (layer.kind === "paths" && element.found)
              ? undefined
              : having(layer, element, random.oneIn(3));
          },
        },
        {
          weight: layer.kind === "flag" ? weight / 3 : 0,
          make: () => {
            const element = of();
            return element === undefined ? undefined : reading(layer, "truth", element);
          },
        },
        {
          weight: layer.kind === "symbol" ? weight : 0,
          make: () => {
            const element = of();
            const value = element === undefined ? undefined : reading(layer, "symbol", element);
            const otherOf = of();
            const other =
              random.oneIn(2) || otherOf === undefined
                ? literalSymbol(random.one(layer.symbols))
                : reading(layer, "symbol", otherOf);
            return value === undefined || other === undefined
              ? undefined
              : sameValue("symbols are equal", value, random.oneIn(3), other);
          },
        },
        {
          weight: layer.kind === "direction" ? weight : 0,
          make: () => {
            const element = of();
            const value = element === undefined ? undefined : reading(layer, "direction", element);
            return value === undefined
              ? undefined
              : sameValue("directions are equal", value, random.oneIn(3), m.make("direction", scope, near));
          },
        },
        {
          weight: layer.orNone && layer.kind !== "region" ? weight / 2 : 0,
          make: () => {
            const element = of();
            return element === undefined ? undefined : comparedWithNone(layer, element, random.oneIn(3));
          },
        },
        {
          weight: layer.kind === "number" && layer.orNone ? weight : 0,
          make: () => {
            const [a, b] = [of(), of()];
            const value = a === undefined ? undefined : reading(layer, "perhaps", a);
            const other = b === undefined ? undefined : reading(layer, "perhaps", b);
            return value === undefined || other === undefined
              ? undefined
              : sameValue("numbers that may be none are equal", value, random.oneIn(3), other);
          },
        },
      ];
    }),
    ...unprintedTruths(m, scope),
    {
      weight: 5,
      make: () =>
        compared(m.make("number", scope, near), random.one(comparisonWords), m.make("number", scope, 0)),
    },
    ...derivedTruths(m, scope),
    {
      weight: 0.5,
      make: () =>
        compose(
          "truth",
          "is border",
          [m.make("cell", scope, near)],
          (cell) => `${cell} is border`,
          (cell) => (world) => {
            const at = cell(world);
            const { board } = world;
            if (at === undefined || board.torus) return false;
            const [row, column] = [board.rowOf(at), board.columnOf(at)];
            return row === 0 || column === 0 || row === board.rows - 1 || column === board.columns - 1;
          },
          { sure: true },
        ),
    },
    {
      weight: 1,
      make: () =>
        compose(
          "truth",
          "has a neighbour",
          [m.make("cell", scope, near), m.make("direction", scope, 0)],
          (cell, way) => `${cell} has next(${way})`,
          (cell, way) => (world) => {
            const [from, to] = [cell(world), way(world)];
            return (
              from !== undefined &&
              typeof to === "number" &&
              world.board.next(from, to as 0 | 1 | 2 | 3) !== undefined
            );
          },
          { sure: true },
        ),
    },
    ...isInside(m, scope),
    ...truthsOfWedges(m, scope),
    ...truthsOfParts(m, scope, depth),
  ];
  if (depth <= 0) return simple;
  const negated = (word: string, other: string): readonly [string, boolean] =>
    random.oneIn(3) ? [other, true] : [word, false];
  return [
    ...simple,
    ...m.layers
      .filter(({ kind, on, orNone }) => kind === "number" && on.sort === "cell" && orNone)
      .map(
        (layer): Form<"truth"> => ({
          weight: 2,
          make: () => {
            const value = shared(m, scope, layer, depth);
            if (value === undefined) return undefined;
            return sameValue(
              "shared value that may be none",
              as("perhaps", value),
              false,
              as("perhaps", literalNumber(1 + random.below(2))),
            );
          },
        }),
      ),
    { weight: 3, make: () => not(truth()) },
    { weight: 3, make: () => and(truth(), truth()) },
    { weight: 3, make: () => connective("or", truth(), truth(), (a, b) => (world) => a(world) || b(world)) },
    {
      weight: 2,
      make: () => connective("implies", truth(), truth(), (a, b) => (world) => !a(world) || b(world)),
    },
    { weight: 2, make: () => sameValue("truths are equal", truth(), random.oneIn(2), truth()) },
    {
      weight: 1,
      make: () =>
        compose(
          "truth",
          "if then else, a truth",
          [truth(), truth(), truth()],
          (p, a, b) => `(if ${p} then ${a} else ${b})`,
          (p, a, b) => (world) => (p(world) === true ? a(world) : b(world)),
        ),
    },
    {
      weight: 8,
      make: () =>
        compared(
          m.make("number", scope, depth - 1),
          random.one(comparisonWords),
          m.make("number", scope, depth - 1),
        ),
    },
    ...quantities(m, scope, depth),
    ...truthAggregates(m, scope, depth - 1),
    ...writtenTruths(m, scope, depth - 1),
    ...graphTruths(m, scope, depth),
    ...truthsByDirection(m, scope),
    ...guardedTruths(m, scope, depth),
    {
      weight: 2,
      make: () => {
        const [word, opposite] = negated("in", "not in");
        return compose(
          "truth",
          "in a set",
          [m.make("cell", scope, depth - 1), m.make("cells", scope, depth - 1)],
          (cell, set) => `${cell} ${word} ${set}`,
          (cell, set) => (world) => {
            const at = cell(world);
            return (at !== undefined && set(world).includes(at)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: 2,
      make: () => {
        const [word, opposite] = negated("is", "is not");
        return compose(
          "truth",
          "is the same cell",
          [m.make("cell", scope, depth - 1), m.make("cell", scope, 0)],
          (a, b) => `${a} ${word} ${b}`,
          (a, b) => (world) => {
            const left = a(world);
            return (left !== undefined && left === b(world)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: m.layers.some(({ kind }) => kind === "region" || kind === "paths" || kind === "pieces") ? 5 : 0,
      make: () => {
        const [word, opposite] = negated("is", "is not");
        const [a, b] = [m.make("body", scope, depth), m.make("body", scope, depth)];
        if (a.text.split(".").at(-1) !== b.text.split(".").at(-1)) return undefined;
        return compose(
          "truth",
          "is the same region, path or piece",
          [a, b],
          (x, y) => `${x} ${word} ${y}`,
          (x, y) => (world) => {
            const left = x(world);
            return (left !== undefined && left !== null && left === y(world)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: scope.names.some(({ order }) => order === "own") ? 6 : 1,
      make: () => {
        const known = scope.names.filter(({ sort, order }) => sort === "cell" && order !== undefined);
        const one = (): Node<"cell"> =>
          known.length > 0 && !random.oneIn(4)
            ? variable(random.one(known).name, "cell")
            : toldOrder(m, scope, m.make("cell", scope, near));
        return before(scope, one(), one());
      },
    },
    {
      weight: 1,
      make: () => {
        const [word, opposite] = negated("in", "not in");
        const [of, first, last] = [depth - 1, 0, 0].map((deep) => m.make("number", scope, deep));
        if (of === undefined || first === undefined || last === undefined || !isWhole(of)) return undefined;
        return compose(
          "truth",
          "in a range",
          [of, first, last],
          (value, from, to) => `${value} ${word} ${from}..${to}`,
          (value, from, to) => (world) => {
            const [at, low, high] = [value(world), from(world), to(world)];
            const is = at !== undefined && low !== undefined && high !== undefined && at >= low && at <= high;
            return is !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: 1,
      make: () =>
        // A fraction is compared as it is (R14).
        compared(
          compose(
            "number",
            "division",
            [m.make("number", scope, depth - 1)],
            (a) => `${a} / 2`,
            (a) => (world) => {
              const value = a(world);
              return value === undefined ? undefined : value / 2;
            },
          ),
          random.one(comparisonWords),
          m.make("number", scope, 0),
        ),
    },
    {
      weight: 1,
      make: () => {
        const pairs = Array.from(
          { length: 1 + random.below(3) },
          () => [random.below(4), random.below(4)] as const,
        );
        return compose(
          "truth",
          "a list in a set of lists",
          [sureNumber(m, scope, depth - 1), sureNumber(m, scope, 0)],
          (a, b) => `[${a}, ${b}] in {${pairs.map((pair) => `[${pair.join(", ")}]`).join(", ")}}`,
          (a, b) => (world) => pairs.some(([x, y]) => x === a(world) && y === b(world)),
          { sure: true, loose: true },
        );
      },
    },
    {
      weight: m.layers.some(({ kind }) => kind === "table") ? 8 : 0,
      make: () => inTable(m, scope, () => sureNumber(m, scope, near)),
    },
    {
      weight: m.layers.some(({ kind, unprinted }) => kind === "list" && unprinted) ? 12 : 0,
      make: () => comparedUnprinted(m, scope, () => m.make("list", scope, depth - 1)),
    },
    {
      weight: hasGivenLists(m) ? 4 : 0,
      make: () => {
        const list = givenList(m, scope);
        return list === undefined ? undefined : inList(list, m.make("number", scope, near));
      },
    },
    {
      weight: 1,
      make: () => {
        const values = Array.from({ length: 1 + random.below(3) }, () => random.below(4));
        return compose(
          "truth",
          "in a set of numbers",
          [m.make("number", scope, depth - 1)],
          (value) => `${value} in {${values.join(", ")}}`,
          (value) => (world) => {
            const at = value(world);
            return at !== undefined && values.includes(at);
          },
          { sure: true },
        );
      },
    },
    {
      weight: m.board.torus ? 0 : 2,
      make: () => {
        const word = random.one(["rectangle", "straight", "connected"] as const);
        const [is, opposite] = negated("is", "is not");
        return compose(
          "truth",
          `is ${word}`,
          [m.make("cells", scope, depth - 1)],
          (set) => `${set} ${is} ${word}`,
          (set) => (world) => {
            const all = [...new Set(set(world))];
            const { board } = world;
            const rows = new Set(all.map(board.rowOf));
            const columns = new Set(all.map(board.columnOf));
            if (word === "connected") return hasProperty(sidesOf(world, all), "connected") !== opposite;
            if (word === "straight") return (rows.size <= 1 || columns.size <= 1) !== opposite;
            const span = (of: ReadonlySet<number>): number => Math.max(...of) - Math.min(...of) + 1;
            return (all.length > 0 && span(rows) * span(columns) === all.length) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: 1,
      make: () => {
        const word = random.one(["odd", "even"] as const);
        const of = m.make("number", scope, depth - 1);
        const [is, opposite] = negated("is", "is not");
        return compose(
          "truth",
          `${is} ${word}${isWhole(of) ? "" : ", of a fraction"}`,
          [of],
          (number) => `${number} ${is} ${word}`,
          (number) => (world) => {
            const value = number(world);
            // A fraction is neither (R14).
            const rest = value === undefined ? undefined : exactly(((value % 2) + 2) % 2);
            return (rest === (word === "odd" ? 1 : 0)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    {
      weight: 2,
      make: () => {
        const [word, opposite] = negated("=", "!=");
        const bag = random.oneIn(4);
        const wrap = (text: string): string => (bag ? `bag(${text})` : text);
        return compose(
          "truth",
          bag ? "bags are equal" : "lists are equal",
          [m.make("list", scope, depth - 1), m.make("list", scope, Math.min(depth - 1, 1))],
          (a, b) => `${wrap(a)} ${word} ${wrap(b)}`,
          (a, b) => (world) => {
            const [left, right] = [a(world), b(world)];
            if (left === undefined || right === undefined) return false;
            const key = (list: readonly number[]): string =>
              (bag ? list.toSorted((x, y) => x - y) : list).join();
            return (key(left) === key(right)) !== opposite;
          },
          { sure: true },
        );
      },
    },
    ...[["shape", shapeOf] as const, ["outline", outlineOf] as const].map(([measure, of]) => ({
      weight: m.board.torus ? 0 : 1,
      make: () =>
        compose(
          "truth",
          `${measure}s are equal`,
          [m.make("cells", scope, depth - 1), m.make("cells", scope, depth - 1)],
          (a, b) => `${measure}(${a}) = ${measure}(${b})`,
          (a, b) => (world) => of(a(world), world.board.columns) === of(b(world), world.board.columns),
          { sure: true, loose: true },
        ),
    })),
  ];
};
