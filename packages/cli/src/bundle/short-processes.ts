/** Settings of V8 that suit short processes. */
import { setFlagsFromString } from "node:v8";

/**
 * V8 optimizes a function once it has run long enough for a server, and helpers on other cores do that. Most of what we run is over before it has paid,
 * and the helpers stand in the way of our own threads. So a function has to have run four times as long as usual before (which is how V8 11, that
 * of Node 20, weighs it; others have steps between and weigh otherwise). *Measured*, whole processes on two cores: real puzzles of 150 to 500 ms
 * take a sixth less on the wall and a third less of the processors; two threads on small instances 4.0 in place of 3.6 seconds, their helpers 2.5
 * in place of 7.5. A long search takes no longer; with less inlining it does. Above eight times as long, searches of a second suffer.
 */
const optimizingLater = "--interrupt-budget=264000";

/**
 * Helpers also begin to look for what is left of old objects as soon as there are some megabytes of them, which is when a puzzle of a tenth of a second
 * has been compiled, and so nearly all that they find is in use. So they begin when there are as many of them again, several times over. To forbid it
 * altogether is no way: where it has not been begun in time, V8 stops and looks through everything at once. *Measured*, whole processes: where that was
 * met, puzzles of 200 to 300 ms take 0.93 of the instructions, and 10 ms less. A process that goes on marks as usual: a generator that compiles two
 * thousand boards took 55 seconds in place of 32 without, and a batch solved 66 puzzles a second in place of 88.
 */
const markingLater =
  "--incremental-marking-soft-trigger=1 --incremental-marking-hard-trigger=400 --no-incremental-marking-task";
const markingAsUsual =
  "--incremental-marking-soft-trigger=0 --incremental-marking-hard-trigger=0 --incremental-marking-task";

/** Milliseconds after which a process is no short one. */
const SHORT = 400;

/** Must be called after the bundle is loaded, since V8 rejects cached code that was compiled under other flags. */
export function suitShortProcesses(): void {
  if (!process.versions.v8.startsWith("11.")) return;
  setFlagsFromString(`${optimizingLater} ${markingLater}`);
  setTimeout(() => setFlagsFromString(markingAsUsual), SHORT).unref();
}
