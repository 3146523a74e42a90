/** `ring(c)` and `ring(k)` of a corner (R6): clockwise, closed, or cut at the border and at holes. */
import type { Node, World } from "../../meaning/world.js";
import { compose } from "../../meaning/world.js";
import { type Maker, type Scope, Unmade, within } from "../maker.js";

/** Places that follow each other without a gap; the last leads to the first where it closes. */
interface Ring {
  readonly closed: boolean;
  readonly pieces: readonly (readonly number[])[];
}

type Center = Node<"cell"> | Node<"corner">;

function ringOf({ board }: World, sort: "cell" | "corner", at: number): Ring {
  const places = sort === "cell" ? board.placesRound(at) : board.placesAt(at);
  const gap = places.indexOf(undefined);
  if (gap < 0) return { closed: true, pieces: [places.filter((place) => place !== undefined)] };
  const pieces: number[][] = [[]];
  for (const place of [...places.slice(gap + 1), ...places.slice(0, gap + 1)]) {
    if (place !== undefined) pieces.at(-1)?.push(place);
    else if ((pieces.at(-1)?.length ?? 0) > 0) pieces.push([]);
  }
  return { closed: false, pieces: pieces.filter((piece) => piece.length > 0) };
}

/** Known ones only: of what lies round a cell that is to be found nobody says in which order it stands. */
function center(m: Maker, scope: Scope): Center {
  const of = m.random.oneIn(3) ? m.make("corner", scope, 0) : m.make("cell", scope, 0);
  // On a torus a place may be met twice.
  if (m.board.torus || of.found) throw new Unmade("ring");
  return of;
}

const around = (of: Center, world: World): Ring => {
  const at = of.mean(world);
  return at === undefined ? { closed: false, pieces: [] } : ringOf(world, of.sort, at);
};

/** Lengths of maximal runs; one that goes through the start of a closed ring is the first. */
export function runsInRing(m: Maker, scope: Scope, depth: number): Node<"list"> {
  const of = center(m, scope);
  const name = m.name();
  const filter = m.make("truth", within(scope, "cell", name), depth);
  return compose(
    "list",
    `runs in a ring of a ${of.sort}`,
    [of, filter],
    (text, truth) => `runs(${name} in ring(${text}) where ${truth})`,
    (_, truth) => (world) => {
      const { closed, pieces } = around(of, world);
      const lengths: number[] = [];
      for (const piece of pieces) {
        const holds = piece.map((cell) => {
          world.names[name] = cell;
          return truth(world) === true;
        });
        const own: number[] = [];
        holds.forEach((is, k) => {
          if (!is) return;
          if (k > 0 && holds[k - 1] === true) own.push((own.pop() ?? 0) + 1);
          else own.push(1);
        });
        if (closed && own.length > 1 && holds[0] === true && holds.at(-1) === true)
          own[0] = (own[0] ?? 0) + (own.pop() ?? 0);
        lengths.push(...own);
      }
      return lengths.length === 0 ? [0] : lengths;
    },
    { binds: { names: [name], in: [1] }, sure: true },
  );
}

/** A number of each place, as they stand. */
export function listOfRing(m: Maker, scope: Scope, entry: (scope: Scope) => Node<"number">): Node<"list"> {
  const of = center(m, scope);
  const name = m.name();
  const body = entry(within(scope, "cell", name));
  return compose(
    "list",
    `list of a ring of a ${of.sort}`,
    [of, body],
    (text, value) => `[${value} for ${name} in ring(${text})]`,
    (_, value) => (world) =>
      around(of, world)
        .pieces.flat()
        .map((cell) => {
          world.names[name] = cell;
          return value(world) as number;
        }),
    { binds: { names: [name], in: [1] }, sure: true, loose: true },
  );
}
