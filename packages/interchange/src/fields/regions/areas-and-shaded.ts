/** Borders that the player drew, then the cells that he shaded, each of which is an area by itself: no border need be drawn round it. */
import { answerOf } from "../../genre.js";
import { HOLE } from "../../givens.js";
import { linkCells } from "../../places.js";
import { borderAnswerWords, lineWords, shadedWords } from "../answers.js";
import { type Field, fieldsInOne } from "../field.js";
import { regionsOf } from "./division.js";

const BORDERS = "borders";

export const areasAndShadedWords = (area: string, shaded: string): Field => ({
  read(cursor, draft) {
    const problem = fieldsInOne(lineWords(BORDERS), shadedWords(shaded)).read(cursor, draft);
    const drawn = draft.layers.get(answerOf(BORDERS)) ?? [];
    const alone = draft.layers.get(answerOf(shaded)) ?? [];
    draft.layers.delete(answerOf(BORDERS));
    const borders = linkCells(draft).map(([x, y], link) =>
      drawn[link] === true || alone[x] === true || alone[y] === true ? 1 : undefined,
    );
    draft.layers.set(answerOf(area), [...regionsOf(draft, { room: area, wall: HOLE }, borders)]);
    return problem;
  },
  write: fieldsInOne(borderAnswerWords(area), shadedWords(shaded)).write,
});
