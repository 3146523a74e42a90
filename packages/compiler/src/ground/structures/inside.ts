/**
 * `c is inside fence`, `c is outside road`, where the rules demand that the layer is a `loop`: a colour for each face of the plane that the loop may
 * part, in or out, which differs across every line of the loop and is the same everywhere else; out at the rim. A closed way that does not cross
 * itself leaves exactly one such colouring (Jordan), so colours are a function of the layer: counts are true. Where the rule does not
 * say that it is a loop, there may be no colouring; then it is refused. The loop may be the whole layer, or, by a rule of a part of the
 * board (`inside S: loop fence`), what is of it there: then nothing else of the layer is a line.
 *
 * For edges, faces are the cells. For links they are the corners, and a cell that the loop leaves alone lies where its corners lie; one that it runs
 * through is neither inside nor outside.
 * Cost: a literal a face, and an equality an edge or link. It also helps to find loops, as no two lines can be parted wrongly.
 */

import type { CellIndex } from "../../board.js";
import { sideOfNoLoop } from "../../diagnostics/catalogue/ecp4129-side-of-no-loop.js";
import type { Origin } from "../../ground.js";
import { type LoopSaid, loopSaid } from "../../normalize/readings/loops-said.js";
import { linksAt } from "../../tiling/beside.js";
import type { ExpressionOf } from "../../typed.js";
import { hasValue } from "../names/read-layer.js";
import type { Element, Truth } from "../value.js";
import { holds, newTruth } from "../world/definitions.js";
import { fault } from "../world/faults.js";
import { demand } from "../world/lacking.js";
import { layerTable, spaceOf } from "../world/reading.js";
import type { Space } from "../world/space.js";
import type { World } from "../world/world.js";

export function isInside(world: World, expression: ExpressionOf<"is-inside">, cell: Element): Truth {
  const { conditions } = world;
  const table = layerTable(world, expression.layer);
  const { board, places } = spaceOf(world, expression);
  const { link } = places;
  const { on, name } = table.layer;
  const refuse = (because: "torus" | "own links" | LoopSaid) =>
    fault(sideOfNoLoop, expression.span, { side: expression.side, layer: name, because });
  const where = whereLoop(world, expression);
  if (where === undefined) throw refuse(loopSaid(world.puzzle, expression.layer));
  if (board.torus) throw refuse("torus");
  demand(board, "corner", expression.span);
  if (on.kind === "link" && on.own === true) throw refuse("own links");
  const wanted = (truth: Truth): Truth => (expression.side === "inside" ? truth : conditions.not(truth));
  if (on.kind === "edge") return wanted(facesOfEdges(world, expression, where)[cell.index] ?? false);
  const lines = linksAt(board, cell.index).map(
    (at) => isLinkOf(where, board.linkEnds(at)) && hasValue(world, table, link.at(at)),
  );
  const off = conditions.allOf(lines.map((line) => conditions.not(line)));
  const face = facesOfLinks(world, expression, where)[board.cornersOf(cell.index)[0] ?? -1] ?? false;
  return conditions.both(off, wanted(face));
}

/** The parts of the board, or the whole board, in which rules demand that the layer is a loop. */
type Where = ReadonlySet<CellIndex> | "everywhere";

function whereLoop(world: World, expression: ExpressionOf<"is-inside">): Where | undefined {
  if (world.facts.demandsOf(expression.layer).has("loop")) return "everywhere";
  return spaceOf(world, expression).loops?.get(expression.layer);
}

const isLinkOf = (where: Where, ends: readonly CellIndex[] = []): boolean =>
  where === "everywhere" || ends.every((end) => where.has(end));

const isEdgeOf = (where: Where, cells: readonly CellIndex[]): boolean =>
  where === "everywhere" ? cells.length > 0 : cells.some((cell) => where.has(cell));

const placeOf = ({ board }: Space, where: Where): object => (where === "everywhere" ? board : where);

function facesOfEdges(world: World, expression: ExpressionOf<"is-inside">, where: Where): readonly Truth[] {
  const { auxiliaries, conditions } = world;
  const space = spaceOf(world, expression);
  return auxiliaries.once(`cells in ${expression.layer} ${auxiliaries.ids.of(placeOf(space, where))}`, () => {
    const { board, places } = space;
    const { edge } = places;
    const table = layerTable(world, expression.layer);
    // Holes are faces too: a loop may run round one.
    const faces = Array.from({ length: board.rows * board.columns }, (_, cell) =>
      newTruth(world, `${board.cellName(cell)} is inside`),
    );
    const face = (place: CellIndex | undefined): Truth =>
      place === undefined ? false : (faces[place] ?? false);
    for (let index = 0; index < board.edgeCount; index++) {
      const line = isEdgeOf(where, board.edgeCells(index)) && hasValue(world, table, edge.at(index));
      const [before, behind] = board.edgeFaces(index).map(face);
      const differ = conditions.not(conditions.same(before ?? false, behind ?? false));
      holds(world, conditions.same(line, differ), originOf(expression));
    }
    return faces;
  });
}

function facesOfLinks(world: World, expression: ExpressionOf<"is-inside">, where: Where): readonly Truth[] {
  const { auxiliaries, conditions } = world;
  const space = spaceOf(world, expression);
  return auxiliaries.once(
    `corners in ${expression.layer} ${auxiliaries.ids.of(placeOf(space, where))}`,
    () => {
      const { board, places } = space;
      const { link, corner } = places;
      const table = layerTable(world, expression.layer);
      const edges = Array.from({ length: board.edgeCount }, (_, index) => index);
      const isRim = (index: number): boolean => board.edgeFaces(index).includes(undefined);
      const rim = new Set(edges.filter(isRim).flatMap((index) => board.edgeEnds(index) ?? []));
      const faces = Array.from({ length: board.cornerCount }, (_, index) =>
        rim.has(index) ? false : newTruth(world, `${corner.at(index).family.name(index)} is inside`),
      );
      const across = (from: number, to: number, crossed: number | undefined): void => {
        const line =
          crossed !== undefined &&
          isLinkOf(where, board.linkEnds(crossed)) &&
          hasValue(world, table, link.at(crossed));
        const differ = conditions.not(conditions.same(faces[from] ?? false, faces[to] ?? false));
        holds(world, conditions.same(line, differ), originOf(expression));
      };
      // Each edge that is no rim is crossed by the link between the cells beside it, if there is one.
      const inner = edges.flatMap((index) => {
        const ends = isRim(index) ? undefined : board.edgeEnds(index);
        return ends === undefined ? [] : [{ index, from: Math.min(...ends), to: Math.max(...ends) }];
      });
      for (const { index, from, to } of inner.sort((a, b) => a.from - b.from || a.index - b.index)) {
        const [one, other] = board.edgeCells(index);
        across(
          from,
          to,
          one === undefined || other === undefined ? undefined : board.linkBetween(one, other),
        );
      }
      return faces;
    },
  );
}

const originOf = (expression: ExpressionOf<"is-inside">): Origin => ({ span: expression.span, at: [] });
