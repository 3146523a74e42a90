/** The number of threads that are useful on this machine. */
import { availableParallelism } from "node:os";

/** Each takes memory, and time to begin: more than twice the processors only cost. */
export const mostThreads = (): number => 2 * availableParallelism();
