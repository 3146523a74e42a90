/**
 * The part of each layer in the making of a puzzle, from the typed puzzle alone:
 * - structure: what the board is made of (regions, paths, yes/no, arrows, and whatever says where other layers stand or what they may hold); it is there
 *   before there is an answer.
 * - clue: what rules tie to the answer, and read only where it is (`with`, `has`, adjectives): follows from the answer, may be left out.
 * - full clue: the same, but read without asking, or a digit; follows from the answer, must stay.
 * - placed clue: a clue, where it is decides where other layers stand: its place is structure, its value follows.
 * - found: to be found; `hint` if single values of it may be printed.
 */
import { layerIds } from "../../data/layer-ids.js";
import { layerUses } from "../../normalize/readings/layer-uses.js";
import type { LayerId, TypedLayer, TypedPuzzle } from "../../typed.js";

export type LayerRole = "structure" | "clue" | "full clue" | "placed clue" | "hint" | "found";

export function layerRoles(puzzle: TypedPuzzle): ReadonlyMap<LayerId, LayerRole> {
  const frame = layerUses(
    puzzle,
    puzzle.layers.map(({ domain, on }) => [domain, on, puzzle.board]),
  ).read;
  const places = layerUses(
    puzzle,
    puzzle.layers.map(({ where }) => where),
  );
  const rules = layerUses(puzzle, [puzzle.statements, puzzle.places, puzzle.covers]);
  const roleOf = (layer: TypedLayer, id: LayerId): LayerRole => {
    if (layer.role === "find") return isHint(layer) ? "hint" : "found";
    if (isFabric(layer) || !rules.read.has(id)) return "structure";
    if (frame.has(id) || places.needed.has(id) || rules.singled.has(id)) return "structure";
    if (places.read.has(id)) return "placed clue";
    // Numbers that differ from each other are digits of a full board, also where the rules put up with some that are not printed.
    if (rules.digits.has(id) && layer.domain.kind === "number") return "full clue";
    return rules.asked.has(id) || !rules.needed.has(id) ? "clue" : "full clue";
  };
  return new Map(
    layerIds(puzzle).flatMap((id) => {
      const layer = puzzle.layers[id];
      // Nothing is made for a table: that of the template is kept.
      return layer === undefined || layer.domain.kind === "table" ? [] : [[id, roleOf(layer, id)] as const];
    }),
  );
}

const isFabric = ({ domain: { kind } }: TypedLayer): boolean =>
  kind === "yes-no" || kind === "region" || kind === "paths" || kind === "direction";

/** Single numbers, symbols and arrows of an answer make puzzles; single shaded cells or lines are not printed. */
const isHint = ({ domain, hidden, on }: TypedLayer): boolean =>
  !hidden &&
  on.kind === "cell" &&
  (domain.kind === "range" ||
    domain.kind === "numbers" ||
    domain.kind === "symbols" ||
    domain.kind === "direction");
