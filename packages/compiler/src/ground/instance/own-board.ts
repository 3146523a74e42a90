/** A board of one's own: places that the board line lists, or that a file has. */
import type { Board } from "../../board.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Host } from "../../host.js";
import { isDiagnostic, ownMesh } from "../../places/own-mesh.js";
import type { Span } from "../../text/span.js";
import { makeMeshBoard } from "../../tiling/mesh-board.js";
import type { OwnBoard } from "../../typed.js";
import { Fault } from "../fault.js";
import type { World } from "../world/world.js";

export function makeOwnBoard(world: World, own: OwnBoard, at: Span, readFile: Host["read"]): Board {
  const { budget } = world;
  const { placeCount, mesh } = sound(ownMesh(own, readFile, (count) => budget.patience.spend(count)));
  budget.begin(placeCount, "cells", at);
  return makeMeshBoard(sound(mesh()));
}

function sound<Made extends object>(made: Made | Diagnostic): Made {
  if (!isDiagnostic(made)) return made;
  throw new Fault(`${made.code} ${made.span.file} ${made.span.start}`, () => made);
}
