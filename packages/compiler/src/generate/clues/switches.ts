/**
 * A puzzle whose clues can be switched off: each clue is to be found, and is its value or nothing. So all choices of clues are one problem, and
 * what the search learns of one holds for all. The values stand in a layer of their own beside each, which its domain reads.
 */
import type { OptionId } from "@ecp/engine";
import type { Board } from "../../board.js";
import { type Datum, NONE } from "../../ground.js";
import type { Expression, LayerId, TypedLayer, TypedPuzzle } from "../../typed.js";
import { type Contents, emptyContents, type GivenPlace } from "../contents.js";
import { isOneOf } from "../variants.js";
import type { Workshop, WorkshopProblem } from "../workshop.js";

export interface Switchboard {
  readonly compiled: WorkshopProblem;
  /** The options that say that a clue is there, and that it is not. */
  readonly on: (given: GivenPlace) => readonly OptionId[];
  readonly off: (given: GivenPlace) => readonly OptionId[];
  /** Facts that hold in any case, since they are not among the clues. */
  readonly absent: readonly OptionId[];
}

/** A problem that takes more than this costs more than it saves. */
const LARGE = 2_000_000;

/** Returns undefined if values are such that no layer to be found has them, or the problem is too large. */
export function switchboard(
  workshop: Workshop,
  contents: Contents,
  layers: ReadonlySet<LayerId>,
): Switchboard | undefined {
  const { puzzle, board } = workshop;
  const shown = new Map<LayerId, LayerId>();
  for (const id of layers) {
    const layer = puzzle.layers[id];
    const values = contents.values.get(id);
    if (layer === undefined || values === undefined || values.every((value) => value === undefined)) continue;
    if (!values.every((value) => value === undefined || typeof value === "number")) return undefined;
    if (layer.domain.kind !== "number" && layer.domain.kind !== "range" && layer.domain.kind !== "numbers")
      return undefined;
    shown.set(id, (puzzle.layers.length + shown.size) as LayerId);
  }
  const values = new Map<LayerId, readonly (Datum | undefined)[]>();
  for (const [id, own] of contents.values) {
    const shadow = shown.get(id);
    if (shadow === undefined) values.set(id, own);
    else {
      const some = own.find((value) => value !== undefined);
      values.set(
        shadow,
        own.map((value) => value ?? some),
      );
    }
  }
  const compiled = workshop.compile(
    switching(puzzle, shown, contents, board),
    { ...emptyContents, ...contents, values },
    LARGE,
  );
  if (compiled === undefined) return undefined;
  const { lowered } = compiled;
  const shownValue = ({ layer, element }: GivenPlace): number => {
    const value = contents.values.get(layer)?.[element];
    return typeof value === "number" ? value : NONE;
  };
  const off = ({ layer, element }: GivenPlace): readonly OptionId[] =>
    lowered.assume(layer, element, NONE) ?? [];
  return {
    compiled,
    on: (given) => lowered.assume(given.layer, given.element, shownValue(given)) ?? [],
    off,
    absent: [...shown.keys()].flatMap((layer) =>
      (contents.values.get(layer) ?? []).flatMap((value, element) =>
        value === undefined ? off({ layer, element }) : [],
      ),
    ),
  };
}

function switching(
  puzzle: TypedPuzzle,
  shown: ReadonlyMap<LayerId, LayerId>,
  contents: Contents,
  board: Board,
): TypedPuzzle {
  const shadows: TypedLayer[] = [];
  const layers = puzzle.layers.map((layer, index): TypedLayer => {
    const shadow = shown.get(index as LayerId);
    if (shadow === undefined) return layer;
    shadows.push({ ...layer, domain: { kind: "number" }, orNone: false, orUnprinted: false });
    const value: Expression = {
      kind: "layer",
      layer: shadow,
      lenient: false,
      span: layer.at.span,
      type: { kind: "number" },
      known: true,
      element: {
        kind: "variable",
        variable: layer.element,
        span: layer.at.span,
        type: { kind: "element", sort: "cell" },
        known: true,
      },
    };
    const given = contents.values.get(index as LayerId) ?? [];
    const cells = board.cells.filter((cell) => given[cell] !== undefined);
    return {
      ...layer,
      role: "find",
      hidden: true,
      orNone: true,
      orUnprinted: false,
      domain: { kind: "range", from: value, to: value },
      ...(layer.on.kind === "cell" ? { where: isOneOf(layer, cells, board) } : {}),
    };
  });
  return { ...puzzle, layers: [...layers, ...shadows] };
}
