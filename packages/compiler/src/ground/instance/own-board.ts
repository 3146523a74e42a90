/** A board of one's own: places that the board line lists, or that a file has. */
import type { Board } from "../../board.js";
import { dataFile } from "../../diagnostics/catalogue/ecp4017-data-file.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import type { Host } from "../../host.js";
import { readPlacesFile } from "../../places/places-file.js";
import type { Span } from "../../text/span.js";
import type { Mesh } from "../../tiling/mesh.js";
import { makeMeshBoard } from "../../tiling/mesh-board.js";
import { graphMesh } from "../../tiling/places/graph-mesh.js";
import { polygonMesh } from "../../tiling/places/polygon-mesh.js";
import type { OwnBoard } from "../../typed.js";
import { Fault } from "../fault.js";
import type { World } from "../world/world.js";

export function makeOwnBoard(world: World, own: OwnBoard, at: Span, readFile: Host["read"]): Board {
  if (own.kind === "file") return makeMeshBoard(meshOfFile(world, own, at, readFile));
  world.budget.begin(own.names.length, "cells", at);
  return makeMeshBoard(graphMesh(own));
}

function meshOfFile(
  world: World,
  { path, span }: Extract<OwnBoard, { kind: "file" }>,
  at: Span,
  readFile: Host["read"],
): Mesh {
  const answer = readFile(path, span.file);
  if ("refused" in answer) throw asFault(diagnose(dataFile, span, { path, reason: answer.refused }));
  world.budget.patience.spend(answer.text.length);
  const refuse = (diagnostic: Diagnostic): void => {
    if (diagnostic.severity === "error") throw asFault(diagnostic);
  };
  const read = readPlacesFile(answer.file, answer.text, refuse);
  if (read === undefined) throw asFault(diagnose(dataFile, span, { path, reason: "it has no board" }));
  const names = read.places.map(({ text }) => text);
  world.budget.begin(names.length, "cells", at);
  if (read.kind === "graph") return graphMesh({ ...read, names });
  const mesh = polygonMesh(read);
  if ("severity" in mesh) throw asFault(mesh);
  return mesh;
}

const asFault = (diagnostic: Diagnostic): Fault =>
  new Fault(`${diagnostic.code} ${diagnostic.span.file} ${diagnostic.span.start}`, () => diagnostic);
