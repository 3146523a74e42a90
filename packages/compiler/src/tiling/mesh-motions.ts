/**
 * The motions of a mesh, found by walking: where one cell goes, and which of its sides to which, says where its neighbours go, and so on; a motion is a walk that
 * contradicts itself nowhere.
 */
import type { Board, CellIndex, CellSets, Direction } from "../board.js";
import { once } from "../once.js";
import { oppositeOf } from "../vocabulary/directions.js";
import type { Mesh } from "./mesh.js";
import type { Incidence } from "./mesh-board.js";
import type { Motion, Motions, MovedSort } from "./motions.js";
import { cellOfSide, directionOfSide, sideOf } from "./sides.js";

/** For each side of a cell the side of its image that it goes to. */
type Frame = readonly number[];

interface MeshMotion extends Motion {
  readonly cells: Int32Array;
  /** By cell. */
  readonly frames: readonly (Frame | undefined)[];
}

export type Across = (
  cell: CellIndex,
  side: number,
) => { readonly cell: CellIndex; readonly side: number } | undefined;

export function motionsOfMesh(mesh: Mesh, incidence: Incidence, across: Across, board: () => Board): Motions {
  const first = mesh.cells.findIndex((cell) => cell !== undefined);
  // Of places that are joined anyhow nothing is known but that they stay.
  const frames = once(() =>
    first < 0 || !(mesh.planar || mesh.directions.length > 0) ? [] : framesOf(mesh, first),
  );
  const known = once(() => {
    const identity = unmoved(mesh, first);
    const found = new Map([[identity.key, identity]]);
    mesh.cells.forEach((_, to) => {
      for (const frame of frames()) {
        const motion = walk(mesh, incidence, across, first, to, frame);
        if (motion !== undefined && !found.has(motion.key)) found.set(motion.key, motion);
      }
    });
    return found;
  });
  const own = ({ key }: Motion): MeshMotion => {
    const motion = known().get(key);
    if (motion === undefined) throw new Error("a motion of another board");
    return motion;
  };
  return {
    // Triangles that stand on a side go to those on a corner too.
    get most() {
      return Math.max(1, frames().length) * (mesh.wraps ? mesh.cells.length : 2);
    },
    all: once(() => [...known().values()]),
    composed: (one, two) => {
      const [before, after] = [own(one), own(two)];
      const between = before.cells[first] ?? -1;
      const frame = (before.frames[first] ?? []).map((side) => after.frames[between]?.[side] ?? -1);
      return known().get(keyOf(after.cells[between] ?? -1, frame));
    },
    cell: (motion, cell) => own(motion).cells[cell] ?? cell,
    element: (motion, sort, element) => elementImage(own(motion), mesh, incidence, board(), sort, element),
  };
}

/** Whether all places are connected or not. */
function unmoved(mesh: Mesh, first: CellIndex): MeshMotion {
  const frames = mesh.cells.map((cell) => cell?.sides.map((_, side) => side));
  return {
    key: keyOf(first, frames[first] ?? []),
    cells: Int32Array.from(mesh.cells, (_, cell) => cell),
    frames,
  };
}

const keyOf = (to: CellIndex, frame: Frame): string => `${to}: ${frame.join()}`;

/** All ways to lay a cell on a cell of its kind; that which turns nothing comes first. */
function framesOf(mesh: Mesh, first: CellIndex): readonly Frame[] {
  const sides = mesh.cells[first]?.sides ?? [];
  const all = sides.map((_, side) => side);
  if (mesh.planar)
    return [1, -1].flatMap((way) =>
      all.map((turn) => all.map((side) => (way * side + turn + all.length) % all.length)),
    );
  // Sides that lie opposite each other go to such again.
  const oppositeSide = (side: number): number => {
    const direction = sides[side]?.direction ?? 0;
    return sides.findIndex((each) => each.direction === oppositeOf(direction));
  };
  let frames: readonly (readonly number[])[] = [[]];
  const leading = all.filter((side) => side < oppositeSide(side));
  for (const _ of leading)
    frames = frames.flatMap((chosen) =>
      all
        .filter((side) => !chosen.some((other) => other === side || oppositeSide(other) === side))
        .map((side) => [...chosen, side]),
    );
  return frames.map((chosen) => {
    const frame = all.map(() => 0);
    leading.forEach((side, i) => {
      const to = chosen[i] ?? side;
      frame[side] = to;
      frame[oppositeSide(side)] = oppositeSide(to);
    });
    return frame;
  });
}

/** Returns undefined if the cells beside cells do not go beside their images, or a hole to a cell. */
function walk(
  mesh: Mesh,
  { exists, cornersOfCell }: Incidence,
  across: Across,
  first: CellIndex,
  to: CellIndex,
  frame: Frame,
): MeshMotion | undefined {
  const cells = new Int32Array(mesh.cells.length).fill(-1);
  const frames: (Frame | undefined)[] = [];
  const sidesOf = (cell: CellIndex): number => mesh.cells[cell]?.sides.length ?? 0;
  const queue: CellIndex[] = [];
  const take = (cell: CellIndex, image: CellIndex, own: Frame): boolean => {
    if (cells[cell] !== -1)
      return cells[cell] === image && (frames[cell] ?? []).every((side, i) => side === own[i]);
    if (sidesOf(cell) !== sidesOf(image) || exists(cell) !== exists(image)) return false;
    cells[cell] = image;
    frames[cell] = own;
    queue.push(cell);
    return true;
  };
  /** Behind the side all is turned over, as seen from here: it is the side by which a strip was joined the other way round. */
  const turnsOver = (cell: CellIndex, side: number, beside: { cell: CellIndex; side: number }): boolean => {
    const [here, there] = [cornersOfCell[cell] ?? [], cornersOfCell[beside.cell] ?? []];
    return here[side] === there[beside.side] && here[side] !== there[(beside.side + 1) % there.length];
  };
  if (!take(first, to, frame)) return undefined;
  for (const cell of queue) {
    const image = cells[cell] ?? -1;
    for (const [side, towards] of (frames[cell] ?? []).entries()) {
      const [beside, imageBeside] = [across(cell, side), across(image, towards)];
      if (beside === undefined && imageBeside === undefined) continue;
      if (beside === undefined || imageBeside === undefined) return undefined;
      const next = mesh.planar
        ? carried(
            turnsOver(cell, side, beside) === turnsOver(image, towards, imageBeside),
            frames[cell] ?? [],
            [beside.side, imageBeside.side],
            sidesOf(beside.cell),
          )
        : (frames[cell] ?? []);
      if (next[beside.side] !== imageBeside.side || !take(beside.cell, imageBeside.cell, next))
        return undefined;
    }
  }
  const isWhole = mesh.cells.every((cell, index) => cell === undefined || cells[index] !== -1);
  return isWhole ? { key: keyOf(to, frame), cells, frames } : undefined;
}

/** The frame of a neighbour, turned over as this one is or the other way, that takes the side between them to the side between their images. */
function carried(
  isAlike: boolean,
  frame: Frame,
  [from, to]: readonly [number, number],
  sides: number,
): Frame {
  const isForward = ((frame[1] ?? 0) - (frame[0] ?? 0) + frame.length) % frame.length === 1;
  const way = isForward === isAlike ? 1 : -1;
  return Array.from({ length: sides }, (_, side) => (to + way * (side - from) + 2 * sides) % sides);
}

function elementImage(
  motion: MeshMotion,
  mesh: Mesh,
  { edgesOfCell, cornersOfCell }: Incidence,
  board: Board,
  sort: MovedSort,
  element: number,
): number | undefined {
  const image = (cell: CellIndex): CellIndex => motion.cells[cell] ?? -1;
  switch (sort) {
    case "cell":
      return image(element);
    case "row":
    case "column":
    case "line":
      return setImage(board.lines[sort], element, image);
    case "link": {
      const ends = board.linkEnds(element);
      return ends === undefined ? undefined : board.pairOf(image(ends[0]), image(ends[1]));
    }
    case "edge": {
      const cell = board.edgeCells(element)[0];
      const side = cell === undefined ? -1 : (edgesOfCell[cell]?.indexOf(element) ?? -1);
      return cell === undefined ? undefined : edgesOfCell[image(cell)]?.[motion.frames[cell]?.[side] ?? -1];
    }
    case "corner": {
      const cell = board.cornerCells(element)[0];
      if (cell === undefined) return undefined;
      const corner = cornersOfCell[cell]?.indexOf(element) ?? -1;
      return cornersOfCell[image(cell)]?.[cornerAfter(motion.frames[cell] ?? [], corner)];
    }
    case "wedge": {
      const cell = cellOfSide(board, element);
      const sides = mesh.cells[cell]?.sides ?? [];
      const own = sides.findIndex(({ direction }) => direction === directionOfSide(board, element));
      const to = mesh.cells[image(cell)]?.sides[motion.frames[cell]?.[own] ?? -1];
      return to?.direction === undefined ? undefined : sideOf(board, image(cell), to.direction);
    }
    case "direction":
      return directionImage(motion, mesh, element);
    default:
      return sort satisfies never;
  }
}

/** Corner i lies between the sides i - 1 and i. */
function cornerAfter(frame: Frame, corner: number): number {
  const count = frame.length;
  const [before = 0, after = 0] = [frame[(corner + count - 1) % count], frame[corner]];
  return (before + 1) % count === after ? after : before;
}

function setImage(
  { sets }: CellSets,
  element: number,
  image: (cell: CellIndex) => CellIndex,
): number | undefined {
  const wanted = keyOfCells((sets[element] ?? []).map(image));
  const found = sets.findIndex((set) => set.length === sets[element]?.length && keyOfCells(set) === wanted);
  return found < 0 ? undefined : found;
}

const keyOfCells = (cells: readonly CellIndex[]): string => [...cells].sort((a, b) => a - b).join();

/** Returns undefined if it goes to several: on a board that turns over, and between triangles. */
function directionImage(motion: MeshMotion, mesh: Mesh, direction: Direction): Direction | undefined {
  const to = new Set(
    mesh.cells.flatMap((cell, index) => {
      const side = cell?.sides.findIndex((each) => each.direction === direction) ?? -1;
      const image = mesh.cells[motion.cells[index] ?? -1];
      return image?.sides[motion.frames[index]?.[side] ?? -1]?.direction ?? [];
    }),
  );
  return to.size === 1 ? [...to][0] : undefined;
}
