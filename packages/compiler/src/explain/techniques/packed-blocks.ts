import { addTo } from "../../maps.js";
import { capital, factWords, listed } from "./fact-words.js";
import type { ShapeBlock } from "./shape.js";
import type { Technique } from "./technique.js";
import { placeOf } from "./words.js";

/** Blocks of a room or a row have just room for what is needed, so that each is as full as it can be; or have, each at least, all that is allowed. */
export const packedBlocks: Technique = {
  key: "packed-blocks",
  name: "each part as full as it can be",
  rank: 6,
  fits: ({ packed }) => packed !== undefined,
  sentence: ({ packed, found }) => {
    if (packed === undefined) return "";
    const { of, isFull, number, blocks } = packed;
    const place = capital(typeof of === "string" ? of : placeOf(of));
    const [{ words } = { words: "" }] = blocks;
    const numbers = numbersIn(blocks.filter((block) => block.number > 0));
    return isFull
      ? `${place} needs ${number} more (${words}), and there is room for at most ${numbers}: each part is as full as it can be. So ${factWords(found)}.`
      : `${place} may have ${number} more (${words}), and there are at least ${numbers}: no part has more than it must. So ${factWords(found)}.`;
  },
};

/** `3 in r1c2 to r2c5 and 1 in each of r1c6 to r2c6 and r1c7 to r2c7` */
function numbersIn(blocks: readonly ShapeBlock[]): string {
  const byNumber = new Map<number, string[]>();
  for (const { places, number } of blocks) addTo(byNumber, number, listed(places, places.length));
  const parts = [...byNumber]
    .sort(([one], [other]) => other - one)
    .map(([number, [first = "", ...others]]) =>
      others.length === 0 ? `${number} in ${first}` : `${number} in each of ${[first, ...others].join("; ")}`,
    );
  return listed(parts, parts.length);
}
