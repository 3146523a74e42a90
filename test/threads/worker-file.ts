/** The file that threads of Node run, built for the tests of one file. */
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { type Built, build } from "../cli/built.js";

/** To be called in the `describe` whose tests use it. */
export function builtWorker(): { readonly file: () => URL; readonly built: () => Built } {
  let built: Built;
  beforeAll(async () => {
    built = await build();
  });
  afterAll(() => built.remove());
  return {
    file: () => pathToFileURL(join(dirname(built.entry), "part-worker.cjs")),
    built: () => built,
  };
}
