/** The mesh of a board of one's own: of places that the board line lists, or that a file has. */
import { dataFile } from "../diagnostics/catalogue/ecp4017-data-file.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import type { Host } from "../host.js";
import type { Mesh } from "../tiling/mesh.js";
import { graphMesh } from "../tiling/places/graph-mesh.js";
import { polygonMesh } from "../tiling/places/polygon-mesh.js";
import type { OwnBoard } from "../typed.js";
import { readPlacesFile } from "./places-file.js";

export interface OwnMesh {
  readonly placeCount: number;
  readonly mesh: () => Mesh | Diagnostic;
}

/** The first error, where it has one. `spend`: called with the number of characters that are read. */
export function ownMesh(
  own: OwnBoard,
  readFile: Host["read"],
  spend: (characters: number) => void = () => {},
): OwnMesh | Diagnostic {
  if (own.kind === "places") return { placeCount: own.names.length, mesh: () => graphMesh(own) };
  const { path, span } = own;
  const answer = readFile(path, span.file);
  if ("refused" in answer) return diagnose(dataFile, span, { path, reason: answer.refused });
  spend(answer.text.length);
  const errors: Diagnostic[] = [];
  const read = readPlacesFile(answer.file, answer.text, (said) => {
    if (said.severity === "error") errors.push(said);
  });
  const [error] = errors;
  if (error !== undefined) return error;
  if (read === undefined) return diagnose(dataFile, span, { path, reason: "it has no board" });
  const names = read.places.map(({ text }) => text);
  return {
    placeCount: names.length,
    mesh: () => (read.kind === "graph" ? graphMesh({ ...read, names }) : polygonMesh(read)),
  };
}

export const isDiagnostic = (made: object): made is Diagnostic => "severity" in made;
