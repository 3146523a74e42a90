import { defineDiagnostic } from "../diagnostic.js";

export const boardFile = defineDiagnostic<{ reason: string }>({
  code: "ECP4137",
  slug: "board-file",
  severity: "error",
  message: ({ reason }) => `this file is not a board: ${reason}`,
  help: () =>
    'a board is JSON: a graph, `{"nodes": ["a", "b"], "edges": [["a", "b"]]}`, or polygons, a GeoJSON `FeatureCollection`',
  page: {
    meaning:
      '`board from "file.json"` reads the places of a board from a file: a graph with its nodes and edges, or polygons with their names as GeoJSON writes them. The file is not JSON, or is too large, or has a mistake; the message points to the place of the mistake.',
  },
});
