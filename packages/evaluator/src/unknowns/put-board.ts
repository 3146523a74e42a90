/** The board that a board line says, first without its holes, which are cells of that board. */
import {
  boardOfKind,
  type Diagnostic,
  type Expression,
  type Host,
  isDiagnostic,
  makeMeshBoard,
  misfit,
  ownMesh,
  type TypedBoard,
} from "@ecp/compiler/reading";
import { evaluate } from "../expressions/evaluate.js";
import { itemsOf, numberOf } from "../values/narrow.js";
import { Unsupported } from "../values/unsupported.js";
import { isElement } from "../values/value.js";
import type { World } from "../values/world.js";

export function putBoard(world: World, line: TypedBoard, host: Host): void {
  const { own, form, tile, gluing } = line;
  if (own !== undefined) {
    const mesh = sound(ownMesh(own, host.read)).mesh();
    world.board = makeMeshBoard(sound(mesh));
    return;
  }
  const lengths = form === undefined ? [line.rows, line.columns, ...line.layers] : [line.rows];
  const kind = {
    tile,
    lengths: lengths.map((length) => numberOf(world, length)),
    ...(form === undefined ? {} : { form }),
    ...(gluing === undefined ? {} : { gluing }),
  };
  const reason = misfit(kind);
  if (reason !== undefined) throw new Unsupported(reason);
  const make = boardOfKind(kind);
  world.board = make();
  if (line.without.length > 0) world.board = make(line.without.flatMap((hole) => holeCells(world, hole)));
}

function sound<Made extends object>(made: Made | Diagnostic): Made {
  if (isDiagnostic(made)) throw new Unsupported(made.message);
  return made;
}

function holeCells(world: World, hole: Expression): number[] {
  const value = evaluate(world, hole);
  if (isElement(value) && value.sort === "cell") return [value.index];
  return itemsOf(world, hole).flatMap((item) => (isElement(item) ? [item.index] : []));
}
