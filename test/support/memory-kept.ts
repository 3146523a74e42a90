import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** What is held, in bytes: what nobody holds is collected first, so that the figure does not hang on when V8 does. */
export function memoryKept(): { arrayBuffers: number; heapUsed: number } {
  // Twice: array buffers that the first has found are freed beside it, and the second waits for that.
  collect();
  collect();
  return process.memoryUsage();
}
