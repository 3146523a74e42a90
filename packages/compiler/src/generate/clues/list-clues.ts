/**
 * Clues that are lists (the runs of a line, of what stands round a cell) are no variables: they are read off. With the answer as data, whatever rules
 * compare a list with is known, so that grounding tells what each list is that is printed as `?`.
 */
import type { Datum } from "../../ground.js";
import type { LayerId } from "../../typed.js";
import { type Contents, emptyContents, joined } from "../contents.js";
import { answered, unprintedLists } from "../variants.js";
import { brokenIn, type Workshop } from "../workshop.js";

export const listLayers = ({ puzzle }: Workshop, among: Iterable<LayerId>): ReadonlySet<LayerId> =>
  new Set([...among].filter((id) => puzzle.layers[id]?.domain.kind === "number-list"));

/** As many as can stand beside the answer, and rules tell; undefined where one that must stand does not. */
export function listClues(
  workshop: Workshop,
  /** All that is printed besides. */
  contents: Contents,
  answer: Contents,
  lists: ReadonlySet<LayerId>,
  /** No element is without. */
  full: ReadonlySet<LayerId>,
): Contents | undefined {
  const optional = [...lists].every((id) => !full.has(id));
  const { board } = workshop;
  const puzzle = unprintedLists(answered(workshop.puzzle, new Set(answer.values.keys())), lists);
  const onCells = [...lists].every((id) => puzzle.layers[id]?.on.kind === "cell");
  let open = new Set(board.cells);
  for (;;) {
    const asked = new Map([...lists].map((id) => [id, unprintedOn(workshop, id, open)] as const));
    const ground = workshop.ground(
      puzzle,
      joined(joined(contents, answer), { ...emptyContents, values: asked }),
    );
    // Rules calculate with the lists instead of saying what they are.
    if (ground === undefined) return optional ? emptyContents : undefined;
    const blamed = new Set(brokenIn(ground).flat());
    const left = new Set([...open].filter((cell) => !blamed.has(board.cellName(cell))));
    if (blamed.size > 0) {
      if (!onCells || left.size === open.size) return undefined;
      open = left;
      continue;
    }
    const values = new Map<LayerId, (Datum | undefined)[]>();
    for (const { layer, element, values: list } of ground.toldLists ?? []) {
      const own = values.get(layer) ?? [];
      own[element] = list;
      values.set(layer, own);
    }
    return { ...emptyContents, values: new Map([...values].map(([id, own]) => [id, Array.from(own)])) };
  }
}

function unprintedOn(
  { board, puzzle }: Workshop,
  id: LayerId,
  cells: ReadonlySet<number>,
): readonly (Datum | undefined)[] {
  const onCells = puzzle.layers[id]?.on.kind === "cell";
  const count = onCells ? board.rows * board.columns : board.rows + board.columns;
  return Array.from({ length: count }, (_, element) =>
    !onCells || cells.has(element) ? { unprinted: true } : undefined,
  );
}
