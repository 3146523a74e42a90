/**
 * No line on its way to be typed turns the server off: of every example, each line up to each of its keys, with the other lines whole, and the
 * file up to each key. All capabilities answer at the cursor, and the checker's diagnostics are there. A few of these texts are tried;
 * `ECP_SEEDS` says how many, and `ECP_SEEDS=all` tries each (some hours).
 */
import { expect, test } from "vitest";
import { exampleFiles, exampleText } from "../support/example-files.js";
import { someRuns } from "../support/sampled.js";
import { allCapabilities } from "./capabilities.js";
import { openTexts } from "./texts.js";

interface Typing {
  readonly name: string;
  readonly text: string;
  readonly cursor: number;
}

const examples: Readonly<Record<string, string>> = Object.fromEntries(
  exampleFiles.map((name) => [name, exampleText(name)]),
);

/** Yields, for each key, two texts: the whole file but for the rest of the line, and the file up to the cursor. */
function* typings(): Generator<Typing> {
  for (const [name, text] of Object.entries(examples)) {
    for (let cursor = 0; cursor <= text.length; cursor++) {
      const end = text.indexOf("\n", cursor);
      yield { name, cursor, text: text.slice(0, cursor) };
      if (end > cursor) yield { name, cursor, text: text.slice(0, cursor) + text.slice(end) };
    }
  }
}

const wanted = process.env.ECP_SEEDS ?? `${someRuns(400)}`;
const first = Number(process.env.ECP_FIRST_SEED ?? 1);

test("each capability answers of a line that is half typed", () => {
  const all = [...typings()];
  const tried = wanted === "all" ? all.length : Number(wanted);
  // A step that has no factor in common with the number of texts meets all of them, far apart.
  const step = wanted === "all" ? 1 : 7_919;
  for (let n = 0; n < tried; n++) {
    const { name, text, cursor } = all[((first + n) * step) % all.length] ?? {
      name: "",
      text: "",
      cursor: 0,
    };
    const { snapshot, snapshotOf, compiled } = openTexts({ ...examples, [name]: text });
    for (const [capability, ask] of allCapabilities) {
      try {
        ask({ snapshot: snapshot(name), offset: cursor, other: text.length, snapshotOf, compiled });
      } catch (error) {
        throw new Error(`${name} up to ${cursor}, ${capability}: ${String(error)}\n${text}`, {
          cause: error,
        });
      }
    }
  }
  expect(tried).toBeGreaterThan(0);
});
