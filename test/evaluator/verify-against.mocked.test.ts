/** `verify --against` where what compiles is wrong: it leaves out a rule, and the proof states what it comes to. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyse, compileInstance } from "@ecp/compiler";
import { type Problem, search } from "@ecp/engine";
import { createColors } from "picocolors";
import { afterAll, expect, test, vi } from "vitest";
import { verify } from "../../packages/cli/src/commands/verify.js";
import type { Stream } from "../../packages/cli/src/terminal.js";
import { noFiles } from "../support/hosts.js";

const left = { out: "" };

/** The text without the line that is left out. */
function compiled(text: string) {
  const { typed } = analyse("wrong.ecp", text.replace(left.out, ""), noFiles);
  const [instance] = typed.instances;
  const lowered = instance && compileInstance(typed, instance, { set: new Map() }, noFiles).lowered;
  if (lowered === undefined) throw new Error(text);
  return lowered;
}

vi.mock("../../packages/cli/src/solving/solve-instance.js", async () => ({
  ...(await vi.importActual<object>("../../packages/cli/src/solving/solve-instance.js")),
  compileTask: ({ loaded }: { readonly loaded: { readonly file: string } }) => ({
    ready: true,
    lowered: compiled(readFileSync(loaded.file, "utf8")),
  }),
}));

const folder = mkdtempSync(join(tmpdir(), "ecp-against-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function proofOf(problem: Problem, best: boolean): string {
  const pieces: string[] = [];
  const run = search(problem, { best, certificate: (text) => pieces.push(text) });
  while (run.step(1000) === "running") run.next();
  return pieces.join("");
}

async function verified(text: string, proof: string): Promise<readonly [code: number, said: string]> {
  const said: string[] = [];
  const stream: Stream = {
    write: (content) => said.push(String(content)),
    flushed: async () => {},
    isTerminal: false,
    colours: createColors(false),
    width: 80,
    height: 24,
  };
  const files = { open: () => stream, finish: () => {} };
  const [puzzle, file] = [join(folder, "puzzle.ecp"), join(folder, "puzzle.proof")];
  writeFileSync(puzzle, text);
  writeFileSync(file, proof);
  const code = await verify(
    file,
    { against: puzzle, set: [] },
    { out: stream, err: stream, files, environment: {} },
  );
  return [code, said.join("").replaceAll(folder, "")];
}

const stars = [
  "puzzle P",
  "board 2 x 3",
  "find star: yes/no",
  "exactly 1 star in each row",
  "for each column l: at most 1 star in l",
  "",
].join("\n");

test("an answer that breaks a rule is told, with the rule and its place", async () => {
  left.out = "";
  expect(await verified(stars, proofOf(compiled(stars).problem, false))).toEqual([
    0,
    expect.stringMatching(/^verified: there are exactly 6 answers/),
  ]);
  left.out = "for each column l: at most 1 star in l\n";
  const [code, said] = await verified(stars, proofOf(compiled(stars).problem, false));
  expect(code).toBe(1);
  expect(said).toMatch(
    /^not verified: line \d+: this answer breaks the rule at \/puzzle\.ecp:5:20 \(column \d\)\n$/,
  );
});

test("the best answer has another number", async () => {
  const most = `${stars}maximize count(c in cells where c is star)\n`;
  left.out = "";
  const { problem } = compiled(most);
  expect((await verified(most, proofOf(problem, true)))[1]).toMatch(/one of the best \(2\)/);
  const wrong = most.replace("count(c in cells", "5 + count(c in cells");
  left.out = "5 + ";
  expect(await verified(wrong, proofOf(compiled(wrong).problem, true))).toEqual([
    1,
    expect.stringMatching(/this answer has 7 by the rules, and 2 by the certificate/),
  ]);
});
