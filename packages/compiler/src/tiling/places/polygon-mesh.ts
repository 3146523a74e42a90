/** The mesh of places that are polygons. */
import type { WrittenPlace } from "../../data/places/place-names.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Mesh } from "../mesh.js";
export interface PlacePolygons {
  readonly places: readonly WrittenPlace[];
  readonly rings: readonly (readonly (readonly (readonly [number, number])[])[])[];
}
export function polygonMesh(_: PlacePolygons, __: (d: Diagnostic) => never): Mesh {
  throw new Error();
}
