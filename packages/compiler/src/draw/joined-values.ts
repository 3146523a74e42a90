/** Two values that the legend writes with a stroke between them (`13\4`) stand so in their cell. */
import type { Picture } from "../solution.js";
import type { LayerId, TypedPuzzle } from "../typed.js";
import type { DrawingDraft } from "./draft.js";
import { plainText } from "./glyphs.js";
import { shownValues } from "./layer-values.js";
import { putText } from "./on-cells.js";

export const STROKE = "\\";

/** The layers before and after the stroke. */
export type JoinedPair = readonly [LayerId, LayerId];

export function joinedPairs({ legend, layers }: TypedPuzzle): readonly JoinedPair[] {
  return legend.flatMap(({ key, sets }): readonly JoinedPair[] => {
    if (key.kind !== "template" || key.parts.length !== 3 || key.parts[1] !== STROKE) return [];
    const [before, after] = [key.parts[0], key.parts[2]].map((part) =>
      typeof part !== "object"
        ? undefined
        : sets.find(({ value }) => value.kind === "hole" && value.variable === part.hole)?.layer,
    );
    if (before === undefined || after === undefined) return [];
    const given = [before, after].every(
      (id) => layers[id]?.role === "given" && layers[id]?.on.kind === "cell",
    );
    return given ? [[before, after]] : [];
  });
}

/** Also where one of them is absent: on which side of the stroke the other stands says what it is. */
export function drawJoined(draft: DrawingDraft, picture: Picture, pair: JoinedPair): void {
  const [before, after] = pair.map((id) => shownValues(picture, id));
  const names = pair.map((id) => picture.ground.puzzle.layers[id]?.name ?? "");
  for (const cell of draft.board.cells) {
    const both = [before?.[cell], after?.[cell]];
    if (both.every((shown) => shown === undefined)) continue;
    const texts = both.map((shown) => (shown === undefined ? "" : plainText(shown.value)));
    putText(draft, cell, texts.join(STROKE), "given");
    texts.forEach((text, side) => {
      if (text !== "") draft.cells[cell]?.says.push(`${names[side]} ${text}`);
    });
  }
}
