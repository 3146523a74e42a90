/**
 * The parts of the compiler for a program that evaluates puzzles without compiling them (`packages/evaluator`): the typed tree, the data of an instance, boards and
 * the tilings that they are parts of. Nothing here leads to `normalize/`, `ground/`, `lower/` or the engine, but for types.
 */
export type { Board, CellSets, Direction, Rectangle } from "../board.js";
export { readDrawing } from "../check/declarations/drawn-pieces.js";
export type { DataEnvironment } from "../data/data-environment.js";
export { measure } from "../data/measure.js";
export { readData } from "../data/read-data.js";
export { tableData } from "../data/table-data.js";
export type { Diagnostic } from "../diagnostics/diagnostic.js";
export type { DataElements, Datum } from "../ground.js";
export type { Host } from "../host.js";
export { isDiagnostic, ownMesh } from "../places/own-mesh.js";
export type { LayerAnswer, Placed, Solution } from "../solution.js";
export type { Span } from "../text/span.js";
export { linksAt } from "../tiling/beside.js";
export {
  type Lattice,
  type LatticePoint,
  latticeNamed,
  shifted,
  turned,
  turnsOf,
} from "../tiling/lattice.js";
export { boardOf as boardOfKind, misfit } from "../tiling/make-board.js";
export type { LatticePlaces } from "../tiling/mesh.js";
export { makeMeshBoard } from "../tiling/mesh-board.js";
export { cellOfSide, directionOfSide, sideCount, sideExists, sideName, sideOf } from "../tiling/sides.js";
export { makeBoard } from "../tiling/squares.js";
export { placesOfPieces } from "../tiling/sticks.js";
export type {
  Binder,
  Expression,
  ExpressionOf,
  GroupBy,
  LayerId,
  LetId,
  ParameterId,
  Quantity,
  SortSelection,
  Statement,
  TypedBoard,
  TypedInstance,
  TypedLayer,
  TypedPuzzle,
  TypedTimes,
  VariableId,
} from "../typed.js";
export { directionNames, directionNumber, oppositeOf } from "../vocabulary/directions.js";
