/** Heads of `for each` that go through wedges, two elements of a sort, or groups of elements by a relation. */
import { partsOf } from "../../meaning/graphs.js";
import type { Sort, Value } from "../../meaning/values.js";
import type { Node, World } from "../../meaning/world.js";
import type { Maker, Scope } from "../maker.js";
import { wedgesOf } from "../parts.js";
import { allOf, graphOfParts, partRelations, partSorts, pluralOf, sortOfRelation } from "./part-relations.js";

/** Makes a head: what it binds, of which set, how it is written, and its choices. */
export type MakeHead<Head> = (
  construct: string,
  sort: Sort,
  names: readonly string[],
  set: Node | undefined,
  say: (text: string) => string,
  choices: (world: World, set: Value) => readonly (readonly Value[])[],
) => Head;

interface HeadForm<Head> {
  readonly weight: number;
  readonly make: () => Head | undefined;
}

export function headsOfParts<Head>(
  m: Maker,
  scope: Scope,
  depth: number,
  head: MakeHead<Head>,
): readonly HeadForm<Head>[] {
  if (scope.inside) return [];
  const { random } = m;
  const [a, b] = [m.name(), m.name()];
  const relations = partRelations(m, scope);
  const related = partSorts.filter((sort) => relations.some((one) => sortOfRelation(one) === sort));
  return [
    {
      weight: m.layers.some(({ on }) => on.sort === "side") || related.includes("wedge") ? 4 : 0.5,
      make: () =>
        head(
          "for each wedge",
          "wedge",
          [a],
          undefined,
          () => `wedge ${a}`,
          (world) => wedgesOf(world).map((at) => [at]),
        ),
    },
    ...m.layers
      .filter(({ kind }) => kind === "sticks")
      .map(
        (layer): HeadForm<Head> => ({
          weight: 4,
          make: () =>
            head(
              `for each piece on ${layer.on.sort}s`,
              layer.on.sort === "edge" ? "edges" : "links",
              [a],
              undefined,
              () => `${layer.name} ${a}`,
              (world) => (world.layers[layer.name]?.bodies ?? []).map((body) => [body]),
            ),
        }),
      ),
    ...related.map(
      (sort): HeadForm<Head> => ({
        weight: 4,
        make: () => {
          const set = random.oneIn(2) ? m.make(pluralOf[sort], scope, depth - 1) : undefined;
          const text = (of: string): string => (set === undefined ? "" : ` in ${of}`);
          const elements = (world: World, of: Value): readonly number[] =>
            set === undefined ? allOf[sort](world) : (of as readonly number[]);
          if (random.oneIn(2))
            return head(
              `for each ${sort}${set === undefined ? "" : " in a set"}`,
              sort,
              [a],
              set,
              (of) => `${sort} ${a}${text(of)}`,
              (world, of) => elements(world, of).map((at) => [at]),
            );
          return head(
            `for each two ${pluralOf[sort]}${set === undefined ? "" : " in a set"}`,
            sort,
            [a, b],
            set,
            (of) => `${pluralOf[sort]} ${a}, ${b}${text(of)}`,
            (world, of) => {
              const all = elements(world, of);
              return all.flatMap((x) => all.flatMap((y) => (x === y ? [] : [[x, y]])));
            },
          );
        },
      }),
    ),
    ...relations.map(
      (definition): HeadForm<Head> => ({
        weight: 8,
        make: () => {
          const sort = sortOfRelation(definition);
          const set = random.oneIn(3) ? m.make(pluralOf[sort], scope, depth - 1) : undefined;
          return head(
            `for each group of ${pluralOf[sort]} by a relation${set === undefined ? "" : ", of a set"}`,
            pluralOf[sort],
            [a],
            set,
            (of) => `group ${a}${set === undefined ? "" : ` of ${of}`} by ${definition.name}`,
            (world, of) =>
              partsOf(
                graphOfParts(
                  world,
                  definition,
                  set === undefined ? allOf[sort](world) : (of as readonly number[]),
                ),
              ).map((part) => [part]),
          );
        },
      }),
    ),
  ];
}
