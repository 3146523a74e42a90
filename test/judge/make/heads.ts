/** Heads of `for each`: the elements that they go through, in order, and the names that they bind (R1). */
import { jumpsOf, type Layer } from "../layers.js";
import { isCut, waysOf } from "../meaning/board.js";
import { partsOf } from "../meaning/graphs.js";
import { inReadingOrder, type Sort, type Value } from "../meaning/values.js";
import { type Meaning, type Node, type World, walkOf } from "../meaning/world.js";
import { headsOfParts } from "./elements/part-heads.js";
import { hasValue, isEverywhere } from "./elements/reading.js";
import { knowing, type Maker, type Order, type Scope, through } from "./maker.js";
import { goThrough, orderOf } from "./order.js";
import { cornersOf, edgesOf, inside, linksOf, onlyInside, sidesOf } from "./parts.js";
import { graphByLayer } from "./sets/by-layer.js";
import { graphBy, relationsHere } from "./sets/by-relation.js";
import { bodiesIn } from "./sets/families.js";
import { groupable, joinedBy } from "./sets/joined.js";
import { stretches } from "./sets/stretches.js";
import { eachFamilies } from "./truths/quantities.js";

/** A head of `for each`: what it binds, and to which choices. */
export interface Head {
  readonly construct: string;
  readonly names: readonly string[];
  readonly parts: readonly Node[];
  readonly say: (texts: readonly string[]) => string;
  readonly choices: (world: World, means: readonly Meaning<Value>[]) => readonly (readonly Value[])[];
  readonly scope: Scope;
}

const pairs = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((a, i) => items.flatMap((b, j) => (i === j ? [] : [[a, b] as const])));

/** Rows of which a cell is there. */
const rowsOf = (world: World): readonly number[] =>
  world.board.rowSets.flatMap((set, at) => (inside(world, set).length > 0 ? [at] : []));

/** Whether a head may ask for the layer by `with`, so that it can be read. */
const isPartlyGiven = ({ kind, on, role }: Layer): boolean =>
  role === "given" &&
  (on.sort === "cell" || on.sort === "corner" || on.sort === "row") &&
  (kind === "number" || kind === "list");

export function head(m: Maker, scope: Scope, depth: number): Head {
  const { random } = m;
  const [a, b] = [m.name(), m.name()];
  const ofSet = (
    construct: string,
    sort: Sort,
    names: readonly string[],
    set: Node | undefined,
    say: (text: string) => string,
    choices: (world: World, set: Value) => readonly (readonly Value[])[],
    order: Order | undefined = set === undefined ? undefined : orderOf(set),
  ): Head => ({
    construct,
    names,
    parts: set === undefined ? [] : [set],
    say: (texts) => say(texts[0] ?? ""),
    choices: (world, means) => {
      const all = set === undefined ? undefined : means[0]?.(world);
      goThrough(world, order, all, names);
      return choices(world, all);
    },
    scope: through(scope, sort, sort === "cell" ? order : undefined, ...names),
  });
  const cellsOf = (world: World): readonly number[] => inside(world, world.board.cells);
  const joined = (world: World, links: readonly number[]): readonly (readonly number[])[] =>
    links.flatMap((at) => {
      const ends = world.board.links[at] ?? [];
      return [ends, ends.toReversed()];
    });
  const each = (): Head =>
    ofSet(
      "for each cell",
      "cell",
      [a],
      undefined,
      () => `cell ${a}`,
      (world) => cellsOf(world).map((cell) => [cell]),
      "reading",
    );
  const makers: readonly { readonly weight: number; readonly make: () => Head | undefined }[] = [
    { weight: 6, make: each },
    {
      weight: 2,
      make: () => {
        const layers = m.layers.filter(
          (layer) =>
            layer.on.sort === "cell" && (layer.orNone || layer.kind === "flag" || !isEverywhere(layer)),
        );
        if (layers.length === 0) return undefined;
        const layer = random.one(layers);
        const not = random.oneIn(4);
        const of = ofSet(
          "for each cell with",
          "cell",
          [a],
          undefined,
          () => `cell ${a} ${not ? "without" : "with"} ${layer.name}`,
          (world) =>
            cellsOf(world)
              .filter((cell) => hasValue(world, layer, cell) !== not)
              .map((cell) => [cell]),
          "reading",
        );
        return not ? of : { ...of, scope: knowing(of.scope, `${a}.${layer.name}`) };
      },
    },
    {
      weight: m.layers.some(isPartlyGiven) ? 4 : 0,
      make: () => {
        const layer = random.one(m.layers.filter(isPartlyGiven));
        const sort = layer.on.sort as "row" | "corner" | "cell";
        const elements = { cell: cellsOf, corner: cornersOf, row: rowsOf }[sort];
        const of = ofSet(
          `for each ${sort} with`,
          sort,
          [a],
          undefined,
          () => `${sort} ${a} with ${layer.name}`,
          (world) =>
            elements(world)
              .filter((element) => hasValue(world, layer, element))
              .map((element) => [element]),
          sort === "cell" ? "reading" : undefined,
        );
        return { ...of, scope: knowing(of.scope, `${a}.${layer.name}`) };
      },
    },
    {
      weight: m.layers.some(({ kind }) => kind === "paths") ? 8 : 0,
      make: () => {
        const layer = random.one(m.layers.filter(({ kind }) => kind === "paths"));
        return ofSet(
          `for each ${layer.role === "given" ? "given " : ""}path`,
          "path",
          [a],
          undefined,
          () => `${layer.name} ${a}`,
          (world) => bodiesIn(world, layer).map((body) => [body]),
        );
      },
    },
    {
      weight: 2,
      make: () => {
        const of = m.make(random.oneIn(2) ? "ordered" : "cells", scope, depth - 1);
        return ofSet(
          "for each cell in a set",
          "cell",
          [a],
          of,
          (set) => `cell ${a} in ${set}`,
          (_, set) => (set as readonly number[]).map((cell) => [cell]),
        );
      },
    },
    {
      weight: 1,
      make: () =>
        ofSet(
          "for each two cells of an ordered set",
          "cell",
          [a, b],
          m.make("ordered", scope, depth - 1),
          (set) => `cells ${a}, ${b} in ${set}`,
          (_, set) => pairs(set as readonly number[]),
        ),
    },
    {
      weight: 2,
      make: () => {
        const before = random.oneIn(2);
        const of = ofSet(
          "for each two cells",
          "cell",
          [a, b],
          undefined,
          () => `cells ${a}, ${b}${before ? ` where ${a} before ${b}` : ""}`,
          (world) => pairs(cellsOf(world)).filter(([x, y]) => !before || x < y),
          "reading",
        );
        return before ? { ...of, construct: "for each two cells, one before the other" } : of;
      },
    },
    {
      weight: 1,
      make: () =>
        ofSet(
          "for each two cells of an ordered set, one before the other",
          "cell",
          [a, b],
          m.make("ordered", scope, depth - 1),
          (set) => `cells ${a}, ${b} in ${set} where ${a} before ${b}`,
          (_, set) => (set as readonly number[]).flatMap((x, k, all) => all.slice(k + 1).map((y) => [x, y])),
        ),
    },
    {
      weight: 3,
      make: () =>
        ofSet(
          "for each link",
          "cell",
          [a, b],
          undefined,
          () => `link (${a}, ${b})`,
          (world) => joined(world, linksOf(world)),
        ),
    },
    {
      weight: 2,
      make: () => {
        const layers = m.layers.filter(
          ({ on, kind }) => on.sort === "link" && (kind === "flag" || kind === "number" || kind === "symbol"),
        );
        if (layers.length === 0) return undefined;
        const layer = random.one(layers);
        return ofSet(
          "for each link with",
          "cell",
          [a, b],
          undefined,
          () => `link (${a}, ${b}) with ${layer.name}`,
          (world) =>
            joined(
              world,
              linksOf(world).filter((at) => hasValue(world, layer, at)),
            ),
        );
      },
    },
    {
      weight: m.layers.some(({ on }) => on.sort === "jump") && !scope.inside ? 4 : 0,
      make: () => {
        const leap = m.layers.find(({ on }) => on.sort === "jump");
        const withIt = random.oneIn(2);
        return ofSet(
          "for each link of one's own",
          "cell",
          [a, b],
          undefined,
          () => `jump (${a}, ${b})${withIt ? ` with ${leap?.name}` : ""}`,
          (world) =>
            jumpsOf(world.board).flatMap((ends, at) =>
              withIt && leap !== undefined && world.layers[leap.name]?.values[at] !== true
                ? []
                : [ends, ends.toReversed()],
            ),
        );
      },
    },
    {
      weight: m.layers.some(({ on }) => on.sort === "link") ? 2 : 0,
      make: () =>
        ofSet(
          "for each link, by a name",
          "link",
          [a],
          undefined,
          () => `link ${a}`,
          (world) => linksOf(world).map((at) => [at]),
        ),
    },
    {
      weight: m.layers.some(({ on }) => on.sort === "edge") ? 2 : 0,
      make: () =>
        ofSet(
          "for each edge",
          "edge",
          [a],
          undefined,
          () => `edge ${a}`,
          (world) => edgesOf(world).map((at) => [at]),
        ),
    },
    {
      weight: m.layers.some(({ on }) => on.sort === "corner") ? 2 : 0,
      make: () =>
        ofSet(
          "for each corner",
          "corner",
          [a],
          undefined,
          () => `corner ${a}`,
          (world) => cornersOf(world).map((at) => [at]),
        ),
    },
    {
      weight: m.layers.some(({ on }) => on.sort === "row") ? 3 : 0,
      make: () =>
        ofSet(
          "for each row",
          "row",
          [a],
          undefined,
          () => `row ${a}`,
          (world) => rowsOf(world).map((at) => [at]),
        ),
    },
    {
      weight: 1,
      make: () =>
        ofSet(
          "for each number",
          "number",
          [a],
          undefined,
          () => `${a} in 0..2`,
          () => [[0], [1], [2]],
        ),
    },
    {
      weight: 1,
      make: () =>
        ofSet(
          "for each direction",
          "direction",
          [a],
          undefined,
          () => `direction ${a}`,
          (world) => waysOf(world.board).map((way) => [way]),
        ),
    },
    {
      weight: 3,
      make: () => {
        const available = eachFamilies(m, scope);
        if (available.length === 0) return undefined;
        const family = random.one(available);
        const of = ofSet(
          `for each ${family.text.replace(/ \d.*/u, "")}`,
          "cells",
          [a],
          undefined,
          () => `${family.text} ${a}`,
          (world) => family.sets(world).map((set) => [set]),
        );
        return of;
      },
    },
    {
      weight: 2,
      make: () =>
        ofSet(
          "for each consecutive cells",
          "cell",
          [a, b],
          m.make("ordered", scope, depth - 1),
          (set) => `consecutive cells ${a}, ${b} in ${set}`,
          (world, set) =>
            walkOf(world, set as readonly number[]).flatMap((cell, k, all) => {
              const before = all[k - 1];
              return before === undefined || isCut(world.board, before, cell, world.inside)
                ? []
                : [[before, cell]];
            }),
        ),
    },
    {
      weight: 2,
      make: () =>
        ofSet(
          "for each group of a set",
          "cells",
          [a],
          m.make("cells", scope, depth - 1),
          (set) => `group ${a} of ${set}`,
          (world, set) =>
            partsOf(sidesOf(world, inReadingOrder(set as readonly number[]))).map((part) => [part]),
        ),
    },
    ...groupable(m).map((layer) => ({
      weight: 1,
      make: () =>
        ofSet(
          `for each group by ${layer.on.sort === "cell" ? "a layer" : `${layer.on.sort}s`}, of a set`,
          "cells",
          [a],
          m.make("cells", scope, depth - 1),
          (set) => `group ${a} of ${set} by ${layer.name}`,
          (world, set) => partsOf(graphByLayer(world, layer, set as readonly number[])).map((part) => [part]),
        ),
    })),
    ...relationsHere(m, scope).map((definition) => ({
      weight: 3,
      make: () =>
        ofSet(
          "for each group by a relation, of a set",
          "cells",
          [a],
          m.make("cells", scope, depth - 1),
          (set) => `group ${a} of ${set} by ${definition.name}`,
          (world, set) => partsOf(graphBy(world, definition, set as readonly number[])).map((part) => [part]),
        ),
    })),
    {
      weight: m.board.torus ? 0 : 1,
      make: () =>
        ofSet(
          "for each stretch of a set",
          "cells",
          [a],
          m.make("cells", scope, depth - 1),
          (set) => `stretch ${a} of ${set}`,
          (world, set) =>
            stretches(world.board, onlyInside(world, set as readonly number[])).map((part) => [part]),
        ),
    },
    {
      weight: 2,
      make: () => {
        const layers = groupable(m);
        if (layers.length === 0) return undefined;
        const layer = random.one(layers);
        return ofSet(
          layer.on.sort === "cell" ? "for each group by a layer" : `for each group by ${layer.on.sort}s`,
          "cells",
          [a],
          undefined,
          () => `group ${a} by ${layer.name}`,
          (world) =>
            partsOf({ vertices: cellsOf(world), edges: joinedBy(world, layer) }).map((part) => [part]),
        );
      },
    },
  ];
  const available = [...makers, ...headsOfParts(m, scope, depth, ofSet)];
  for (let tries = 0; tries < 6; tries++) {
    const made = random.weighted(available).make();
    if (made !== undefined) return made;
  }
  return each();
}
