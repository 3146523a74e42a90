/** A kind of cells that a board line can name, and the boards that are made of it. To add one is a file here, its word in vocabulary/tilings.ts, and its line in table.ts. */
import type { BoardForm, Gluing } from "../../vocabulary/tilings.js";
import type { Mesh } from "../mesh.js";

export interface Kind {
  /** The number of places in each row, as the board line gives it. */
  readonly rectangle: (rows: number, columns: number, gluing: Gluing | undefined) => Mesh;
  /** Forms that one length makes, and how many cells they have for each square of that length. */
  readonly forms?: Partial<Readonly<Record<BoardForm, FormOfKind>>>;
  /** Why the rims of a rectangle do not fit each other; undefined where they do. */
  readonly misfit?: (rows: number, columns: number, gluing: Gluing) => string | undefined;
}

export interface FormOfKind {
  readonly make: (side: number) => Mesh;
  readonly cells: number;
}

export const isOdd = (length: number): boolean => length % 2 === 1;
