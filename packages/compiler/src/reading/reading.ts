/**
 * The parts of the compiler for a program that evaluates puzzles without compiling them (`packages/evaluator`): the typed tree, the data of an instance, boards of
 * squares. Nothing here leads to `normalize/`, `ground/`, `lower/` or the engine, but for types.
 */
export type { Board, CellSets, Direction, Rectangle } from "../board.js";
export type { DataEnvironment } from "../data/data-environment.js";
export { measure } from "../data/measure.js";
export { readData } from "../data/read-data.js";
export { tableData } from "../data/table-data.js";
export type { Diagnostic } from "../diagnostics/diagnostic.js";
export type { DataElements, Datum } from "../ground.js";
export type { Host } from "../host.js";
export type { LayerAnswer, Placed, Solution } from "../solution.js";
export type { Span } from "../text/span.js";
export { makeBoard } from "../tiling/squares.js";
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
export { directionNames } from "../vocabulary/directions.js";
