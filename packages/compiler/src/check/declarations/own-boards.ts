/** Boards of one's own: `board places …` with its neighbours, `board from "…"`. */
import type { Board } from "../../ast.js";
import { soundPlaces } from "../../places/place-names.js";
import { readNeighbours } from "../../places/read-neighbours.js";
import type { Expression, OwnBoard, TypedBoard } from "../../typed.js";
import { numberNode } from "../logic/logic.js";
import type { Context } from "../types/context.js";

/** Returns undefined for a board line that says a size. */
export function checkOwnBoard(context: Context, board: Board): TypedBoard | undefined {
  const own = ownBoardOf(context, board);
  if (own === undefined) return undefined;
  const length = (value: number): Expression => numberNode(value, board.span);
  const columns = length(own.kind === "places" ? own.names.length : 1);
  return {
    span: board.span,
    own,
    rows: length(1),
    columns,
    layers: [],
    tile: "squares",
    without: [],
    bindings: [],
  };
}

function ownBoardOf(
  { diagnostics }: Context,
  { places, file, neighbours = [] }: Board,
): OwnBoard | undefined {
  if (file !== undefined) return { kind: "file", path: file.text, span: file.span };
  if (places === undefined) return undefined;
  const sound = soundPlaces(places, diagnostics.add);
  const pairs = neighbours.length === 0 ? [] : readNeighbours(sound, neighbours, diagnostics.add);
  return { kind: "places", names: sound.map(({ text }) => text), pairs };
}
