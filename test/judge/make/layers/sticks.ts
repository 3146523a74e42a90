/** Sets of pieces on edges or on links at random (S1 to S4). */
import type { Layer } from "../../layers.js";
import type { Random } from "../../random.js";
import { layer } from "./layer-draft.js";
import { times } from "./times.js";

const corners = {
  tip: { drawing: "+-+", sticks: [[0, 0, 0, 1]] },
  pole: {
    drawing: "|/+/|",
    sticks: [
      [0, 0, 1, 0],
      [1, 0, 2, 0],
    ],
  },
  bend: {
    drawing: "+-. / |.. / ...",
    sticks: [
      [0, 0, 0, 1],
      [0, 0, 1, 0],
    ],
  },
  step: {
    drawing: ".-.../..|../...-+",
    sticks: [
      [0, 0, 0, 1],
      [0, 1, 1, 1],
      [1, 1, 1, 2],
    ],
  },
  fork: {
    drawing: ".-.-./..|..",
    sticks: [
      [0, 0, 0, 1],
      [0, 1, 0, 2],
      [0, 1, 1, 1],
    ],
  },
} as const;

/** Pieces on edges or on links. */
export function sticks(random: Random, name: string): Layer {
  const on = random.oneIn(2) ? "edge" : "link";
  const rotations = random.oneIn(2);
  const reflections = random.oneIn(3);
  const turned = [...(rotations ? ["rotations"] : []), ...(reflections ? ["reflections"] : [])];
  const all = Object.keys(corners) as (keyof typeof corners)[];
  const chosen = [...new Set(Array.from({ length: 1 + random.below(2) }, () => random.one(all)))];
  const { text, allows } = times(random);
  const cover = random.oneIn(3);
  const standing = { sort: on, text: `${on}s`, everywhere: true, holds: () => true } as const;
  return {
    ...layer("find", { name, kind: "sticks", type: "", on: standing }),
    text: [
      `pieces ${name} on ${on}s${turned.length === 0 ? "" : ` with ${turned.join(", ")}`}:`,
      ...chosen.map((piece) => `  ${piece}: ${corners[piece].drawing}`),
      `place each ${name} ${text}`,
      ...(cover ? [`cover each ${on} exactly once`] : []),
    ].join("\n"),
    sticks: {
      on,
      pieces: chosen.map((piece) => ({
        name: piece,
        sticks: corners[piece].sticks.map(([top, left, bottom, right]) => [
          [top, left],
          [bottom, right],
        ]),
      })),
      rotations,
      reflections,
      cover,
      allowed: (_, count) => allows(count),
    },
  };
}
