/**
 * The language server at a keystroke: every file of examples/ edited in its rules and in a map, and all of them as one file of about two
 * thousand lines. The time between the edit and the diagnostics is measured (the text is understood, the instances that it touches
 * are compiled), and a completion; the protocol is left out. The goals: 50 ms, 16 ms for a map, 30 ms for a completion, 100 ms in
 * the large file.
 */
import { complete } from "../../packages/lsp/src/capabilities/completion/complete.js";
import { problems } from "../../packages/lsp/src/capabilities/diagnostics.js";
import { makeCompiled } from "../../packages/lsp/src/compiled.js";
import type { Snapshot } from "../../packages/lsp/src/snapshot.js";
import { makeWorkspace } from "../../packages/lsp/src/workspace.js";
import { exampleFiles, exampleText } from "../../test/support/example-files.js";
import { median, milliseconds, printTable, timed } from "../table.js";

const texts = exampleFiles.map(exampleText);

const workspace = makeWorkspace({
  read: () => ({ refused: "there is no such file" }),
  list: () => [],
  below: () => [],
  real: (name) => name,
  forget: () => {},
});
const compiled = makeCompiled(
  () => performance.now(),
  (error) => {
    throw error;
  },
);

interface State {
  version: number;
}
const state: State = { version: 0 };

function understand(text: string): Snapshot {
  const name = "/bench.ecp";
  workspace.set({ name, uri: `file://${name}`, version: ++state.version, text });
  const snapshot = workspace.snapshot(name);
  if (snapshot === undefined) throw new Error("the text is open");
  for (let next = compiled.missing(snapshot); next !== undefined; next = compiled.missing(snapshot)) {
    compiled.compile(snapshot, next);
  }
  problems(snapshot, compiled.diagnostics(snapshot));
  return snapshot;
}

/** A space more or less at the end of a line, now here and now there: every edit makes a text that was not seen before. */
function keystrokes(text: string, at: number, runs: number): number[] {
  understand(text);
  return Array.from({ length: runs }, (_, i) => {
    const edited = `${text.slice(0, at)}${" ".repeat(i + 1)}${text.slice(at)}`;
    return timed(() => understand(edited));
  });
}

const lineEnd = (text: string, pattern: RegExp): number => {
  const start = text.search(pattern);
  return start < 0 ? -1 : text.indexOf("\n", start);
};

const rules: number[] = [];
const maps: number[] = [];
const completions: number[] = [];
for (const text of texts) {
  const inRules = lineEnd(text, /^(?:exactly|rule|for each)/m);
  if (inRules >= 0) rules.push(median(keystrokes(text, inRules, 5)));
  const inMap = lineEnd(text, /^ {4}\S+( \S+)+$/m);
  if (inMap >= 0) maps.push(median(keystrokes(text, inMap, 5)));
  const dot = text.search(/\b\w\.\w/);
  const snapshot = understand(text);
  if (dot >= 0) {
    completions.push(
      median(Array.from({ length: 5 }, () => timed(() => complete(snapshot, dot + 2, { list: () => [] })))),
    );
  }
}

const large = texts.join("\n").split("\n").slice(0, 2000).join("\n");
const middle =
  lineEnd(large.slice(large.length / 2), /^(?:exactly|rule|for each)/m) + Math.floor(large.length / 2);
const inLarge = keystrokes(large, middle, 7);
const snapshotOfLarge = understand(large);
const dotOfLarge = large.indexOf(".", middle) + 1;
const completionOfLarge = Array.from({ length: 7 }, () =>
  timed(() => complete(snapshotOfLarge, dotOfLarge, { list: () => [] })),
);

const most = (values: readonly number[]): number => Math.max(...values);
printTable(
  ["edit", "median", "slowest"],
  [
    ["in the rules of an example", milliseconds(median(rules)), milliseconds(most(rules))],
    ["in a map of an example", milliseconds(median(maps)), milliseconds(most(maps))],
    ["completion behind a dot", milliseconds(median(completions)), milliseconds(most(completions))],
    [`in ${large.split("\n").length} lines`, milliseconds(median(inLarge)), milliseconds(most(inLarge))],
    ["completion there", milliseconds(median(completionOfLarge)), milliseconds(most(completionOfLarge))],
  ],
);
