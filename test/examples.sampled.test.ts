/** Every file of examples/ compiles without a word, solves, and has the answers that it says it has. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { analyse, type TypedInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { onDisk } from "./support/hosts.js";
import { butFor, hasAll, oneIn } from "./support/sampled.js";
import { heldExpectations } from "./support/solving.js";

const folder = fileURLToPath(new URL("../examples/", import.meta.url));
const files = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((name) =>
  name.endsWith(".ecp"),
);

/** Of these ten thousand answers and more are counted. */
const counted = ["covers/macmahon.ecp", "covers/pentominoes.ecp"];

/** In `npm test` of each class the instance of fewest lines, so that two hundred classes take no longer than eighty. */
const tried = (instances: readonly TypedInstance[]): readonly TypedInstance[] =>
  hasAll ? instances : instances.toSorted((a, b) => lengthOf(a) - lengthOf(b)).slice(0, 1);
const lengthOf = ({ span }: TypedInstance): number => span.end - span.start;

/** Exact counts of a hundred thousand answers and more take their time where the machine is busy. */
const TIMEOUT = 600_000;

describe.each(
  oneIn(
    4,
    butFor((name) => counted.includes(name), files),
  ),
)("%s", (name) => {
  const path = join(folder, name);
  const analysis = analyse(path, readFileSync(path, "utf8"), onDisk);

  test("has no mistake, and something to solve", () => {
    expect(analysis.diagnostics.filter(({ severity }) => severity !== "hint")).toEqual([]);
    expect(analysis.typed.instances.length).toBeGreaterThan(0);
  });

  test(
    "keeps every `expect`",
    () => {
      expect(
        heldExpectations(analysis, onDisk, tried(analysis.typed.instances)).filter(({ held }) => !held),
      ).toEqual([]);
    },
    TIMEOUT,
  );
});
