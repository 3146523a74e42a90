import type { BoardScene } from "../scene.js";

/** Where the board lies on the canvas. */
export interface Layout {
  readonly scene: BoardScene;
  readonly ascii: boolean;
  /** Inner width of a cell. */
  readonly width: number;
  readonly top: number;
  readonly left: number;
  /** The canvas row and column of a point of the scene (half cells). */
  readonly rowOf: (halfRows: number) => number;
  readonly columnOf: (halfColumns: number) => number;
}
