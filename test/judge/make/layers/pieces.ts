/** Sets of pieces at random (S1 to S4, S7). */
import type { Layer } from "../../layers.js";
import type { PieceSet } from "../../meaning/placements.js";
import type { Random } from "../../random.js";
import { layer } from "./layer-draft.js";
import { times } from "./times.js";

const square = (...rows: readonly string[]): readonly (readonly [number, number])[] =>
  rows.flatMap((row, r) => [...row].flatMap((character, c) => (character === "#" ? [[r, c] as const] : [])));

const shapes = {
  uno: ["#"],
  duo: ["##"],
  ell: ["#.", "##"],
  bar: ["###"],
  zig: ["##.", ".##"],
  tall: ["#", "#"],
} as const;
export function pieces(random: Random, name: string): Layer {
  const rotations = random.oneIn(2);
  const reflections = random.oneIn(4);
  const turned = [...(rotations ? ["rotations"] : []), ...(reflections ? ["reflections"] : [])];
  const suffix = turned.length === 0 ? "" : ` with ${turned.join(", ")}`;
  if (random.oneIn(3)) {
    const { text, allows } = times(random);
    const set: PieceSet = {
      pieces: [{ name: "I", squares: square("##") }],
      rotations: true,
      reflections: false,
    };
    return {
      ...layer("find", { name: "domino", kind: "pieces", type: "" }),
      text: `pieces domino with rotations\nplace each domino ${text}`,
      pieces: { ...set, allowed: (_, count) => allows(count) },
    };
  }
  const all = Object.keys(shapes) as (keyof typeof shapes)[];
  const chosen = [...new Set(Array.from({ length: 1 + random.below(2) }, () => random.one(all)))];
  if (random.oneIn(3)) return piecesOfATable(random, name, chosen, { rotations, reflections, suffix });
  const drawn = chosen.map((piece) =>
    [`  ${piece}:`, ...shapes[piece].map((row) => `    ${row}`)].join("\n"),
  );
  const placed = new Map(chosen.map((piece) => [piece as string, times(random)]));
  const all1 = times(random);
  const together = random.oneIn(3);
  const lines = together
    ? [`place each ${name} ${all1.text}`]
    : chosen.map((piece) => `place ${piece} ${placed.get(piece)?.text ?? ""}`);
  return {
    ...layer("find", { name, kind: "pieces", type: "" }),
    text: [`pieces ${name}${suffix}:`, ...drawn, ...lines].join("\n"),
    pieces: {
      pieces: chosen.map((piece) => ({ name: piece, squares: square(...shapes[piece]) })),
      rotations,
      reflections,
      allowed: (piece, count) => (together ? all1.allows(count) : placed.get(piece)?.allows(count) === true),
    },
  };
}

/** S7: the data have the drawings, and how often each is there. */
function piecesOfATable(
  random: Random,
  name: string,
  chosen: readonly (keyof typeof shapes)[],
  turned: { readonly rotations: boolean; readonly reflections: boolean; readonly suffix: string },
): Layer {
  const { rotations, reflections, suffix } = turned;
  const { text, allows } = times(random);
  const numbered = random.oneIn(2);
  const copies = new Map(chosen.map((piece) => [piece as string, numbered ? 1 + random.below(2) : 1]));
  const table = `${name}s_there`;
  return {
    ...layer("find", { name, kind: "pieces", type: "" }),
    text: [
      `given ${table}: table`,
      `pieces ${name} from ${table}${suffix}`,
      `place each ${name} ${text}`,
    ].join("\n"),
    pieces: {
      pieces: chosen.map((piece) => ({ name: piece, squares: square(...shapes[piece]) })),
      rotations,
      reflections,
      allowed: (piece, count) => allows(count, copies.get(piece)),
      table: {
        name: table,
        rows: chosen.map((piece) =>
          [piece, ...(numbered ? [`${copies.get(piece)}`] : []), shapes[piece].join("/")].join(", "),
        ),
      },
    },
  };
}
