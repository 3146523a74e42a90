/** Layers that are found as wholes: regions, paths, pieces, loops, links of one's own (U3, U5, U6, S1). */
import type { Layer } from "../../layers.js";
import { hasValue } from "../elements/reading.js";
import type { FoundForm, Place } from "./found-form.js";
import { everywhere, layer, onAll, truth } from "./layer-draft.js";
import { pieces } from "./pieces.js";
import { sticks } from "./sticks.js";

export function foundBodies(place: Place): readonly FoundForm[] {
  const { random, board, fixed } = place;
  const flat = !board.torus;
  return [
    {
      weight: 4,
      make: () => {
        const orNone = random.oneIn(3);
        return layer(
          "find",
          { name: "area", kind: "region", type: "region", orNone },
          fixed(["a", "b"], everywhere),
        );
      },
    },
    {
      weight: 3,
      make: () => {
        const [text, starts] = startsOfWays(place);
        return {
          ...layer("find", { name: "move", kind: "paths", type: `paths from ${text}` }),
          starts,
        };
      },
    },
    { weight: 4, make: () => pieces(random, "brick") },
    { weight: 4, make: () => sticks(random, "stave") },
    {
      weight: 3,
      make: () => {
        const sort = random.oneIn(3) ? "link" : "edge";
        const most = sort === "link" ? board.links.length : board.edges.length;
        if (!flat || most > 17 || board.holes.length > 0) return undefined;
        const name = sort === "link" ? "line" : "fence";
        const draft = layer("find", {
          name,
          kind: "flag",
          type: "yes/no",
          on: onAll(sort, `${sort}s`),
          values: truth,
        });
        return { ...draft, isLoop: true, text: `${draft.text}\nloop ${name}` };
      },
    },
    {
      weight: 2,
      make: () => {
        const draft = layer("find", {
          name: "leap",
          kind: "flag",
          type: "yes/no",
          on: onAll("jump", "jumps"),
          values: truth,
        });
        return board.torus
          ? undefined
          : { ...draft, text: `let jump = links (x, y) where distance(x, y) = 2\n${draft.text}` };
      },
    },
  ];
}

/** Cells that are written out, or those of which something is given. */
function startsOfWays({ random, board, givens }: Place): readonly [string, NonNullable<Layer["starts"]>] {
  const withSomething = givens.filter(
    ({ kind, unprinted, on: { sort } }) =>
      sort === "cell" && !unprinted && (kind === "flag" || kind === "number" || kind === "symbol"),
  );
  const some = withSomething.length > 0 && !random.oneIn(3) ? random.one(withSomething) : undefined;
  const starts =
    some === undefined
      ? []
      : board.cells.filter((cell) => some.data[cell] !== undefined && some.data[cell] !== null);
  if (some !== undefined && starts.length > 0 && starts.length <= 4)
    return [
      `cells with ${some.name}`,
      (world) => world.board.cells.filter((cell) => hasValue(world, some, cell)),
    ];
  const written = [...new Set([random.one(board.cells), random.one(board.cells)])];
  return [`{${written.map(board.nameOf).join(", ")}}`, () => written.toSorted((a, b) => a - b)];
}
