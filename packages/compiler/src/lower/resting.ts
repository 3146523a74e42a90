/** The value that a variable has where nothing says another. */
import { type Ground, type GroundVariable, NONE, type ValueCode } from "../ground.js";

/** The value that a variable has where no option says another; undefined where each value needs an option. */
export function restingOf(ground: Ground, variable: GroundVariable | undefined): ValueCode | undefined {
  const layer = variable === undefined ? undefined : ground.puzzle.layers[variable.layer];
  if (layer === undefined) return undefined;
  if (layer.orNone || layer.domain.kind === "pieces") return NONE;
  return layer.domain.kind === "yes-no" ? 0 : undefined;
}
