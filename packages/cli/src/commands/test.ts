/** `ecpc test PATH…`: holds every instance of files and folders to its `expect` and its `solution:`. */

import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { diagnose, fileNotRead, type JsonObject, spanOf } from "@ecp/compiler";
import { reasonOf } from "@ecp/lsp/read-file";
import { CommandError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { layOut } from "../report/plain-json.js";
import { makeInterrupt } from "../solving/interrupt.js";
import type { SolvingOptions } from "../solving/options.js";
import type { Noting } from "../solving/watch.js";
import type { Terminal } from "../terminal.js";
import { printTested, testedJson, testFile } from "../testing/test-file.js";

export interface TestOptions extends SolvingOptions {
  readonly json?: boolean;
}

/** Files as they are; of folders all `.ecp` files below, in order of their names. `noting` is told of the folders too: a new file changes the one that it is in. */
function filesOf(paths: readonly string[], noting: Noting): readonly string[] {
  const unread = (path: string, reason: string): CommandError =>
    new CommandError(exitCodes.usage, [diagnose(fileNotRead, spanOf(path, 0, 0), { file: path, reason })]);
  const inFolder = (path: string): readonly string[] | undefined => {
    try {
      if (!statSync(path).isDirectory()) return undefined;
      return readdirSync(path, { recursive: true, encoding: "utf8" });
    } catch (error) {
      throw unread(path, reasonOf(error));
    }
  };
  return paths.flatMap((path) => {
    const names = path === "-" ? undefined : inFolder(path);
    if (names === undefined) return [path];
    const files = names
      .filter((name) => name.endsWith(".ecp") && !/(^|[\\/])node_modules[\\/]/.test(name))
      .sort()
      .map((name) => join(path, name));
    noting([path, ...files.map(dirname)]);
    if (files.length === 0) throw unread(path, "no file in this folder ends in `.ecp`");
    return files;
  });
}

export async function test(
  paths: readonly string[],
  options: TestOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.watch !== true) return testOnce(paths, options, terminal);
  const { watchFiles } = await import("../solving/watch.js");
  return watchFiles(paths, terminal, (noting) =>
    testOnce(paths, { ...options, threads: 1 }, terminal, noting),
  );
}

async function testOnce(
  paths: readonly string[],
  options: TestOptions,
  terminal: Terminal,
  noting: Noting = () => {},
): Promise<ExitCode> {
  const json = options.json === true || options.format === "json";
  const files = filesOf(paths, noting);
  noting(files);
  const tests: JsonObject[] = [];
  const codes = new Set<ExitCode>();
  const interrupt = makeInterrupt();
  const threads = files.includes("-") ? 1 : Math.min(options.threads, files.length);
  try {
    if (threads > 1) {
      const { testAtOnce } = await import("../batches/test-at-once.js");
      await testAtOnce(files, threads, options, interrupt, terminal, (done) => {
        tests.push(...done.objects);
        for (const code of done.codes) codes.add(code);
      });
    } else {
      for (const file of files) {
        for await (const each of testFile(file, options, interrupt, terminal, noting)) {
          tests.push(testedJson(each));
          codes.add(each.exitCode);
          if (!json) printTested(each, terminal);
        }
        if (interrupt.requested) break;
      }
    }
  } finally {
    await interrupt.release();
  }
  if (json) terminal.out.write(`${layOut({ tests })}\n`);
  else printSummary(tests, terminal);
  if (interrupt.requested) codes.add(exitCodes.interrupted);
  return worstOf([...codes]);
}

function printSummary(tests: readonly JsonObject[], terminal: Terminal): void {
  const number = (verdict: string): number => tests.filter((each) => each.verdict === verdict).length;
  const parts = [`${number("held")} held`, `${number("failed")} failed`];
  if (number("unknown") > 0) parts.push(`${number("unknown")} not known`);
  // Messages about a file as a whole name no puzzle.
  const silent = tests.filter((each) => each.verdict === "unexpected" && each.puzzle !== null).length;
  if (silent > 0) parts.push(`${silent} without expectation`);
  terminal.out.write(`${parts.join(", ")}\n`);
}
