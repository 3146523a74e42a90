import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** The memory that is held, in bytes: garbage is collected first, so that the figure does not depend on when V8 does so. */
export function memoryKept(): { arrayBuffers: number; heapUsed: number } {
  // Twice: array buffers that the first has found are freed beside it, and the second waits for that.
  collect();
  collect();
  return process.memoryUsage();
}
