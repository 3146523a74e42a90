/** The command line as a user has it: bundled, in a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../../scripts/bundle.mjs";
import { madeOnce } from "../support/made-once.js";

export const examples = fileURLToPath(new URL("../../examples/", import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Built {
  /** Runs `ecpc` in a folder of its own. */
  readonly ecpc: (args: readonly string[], input?: string) => Promise<Ran>;
  readonly start: (args: readonly string[], environment?: Readonly<Record<string, string>>) => ChildProcess;
  /** A file in that folder; its name. */
  readonly file: (name: string, content: string | Uint8Array) => string;
  readonly folder: string;
  /** What `node` runs; beside it lies the rest of the bundle, which is shared. */
  readonly entry: string;
  readonly remove: () => void;
}

/** The output of a process that has ended. */
export function collect(child: ChildProcess): Promise<Ran> {
  let out = "";
  let err = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (code) => resolve({ code, out, err }));
  });
}

/** Bundles the sources as they are, so that no build is needed and none can be stale. */
async function bundleSources(outdir: string): Promise<void> {
  await bundle(outdir);
  writeFileSync(join(outdir, "package.json"), '{ "type": "module" }');
  writeFileSync(join(outdir, "start.js"), 'import { start } from "./main.cjs";\nawait start();\n');
}

/** One bundle serves all files of tests; each has a folder of its own. */
export async function build(): Promise<Built> {
  const entry = join(await madeOnce("ecpc", bundleSources), "start.js");
  const folder = mkdtempSync(join(tmpdir(), "ecpc-"));
  const start: Built["start"] = (args, environment = {}) =>
    spawn(process.execPath, [entry, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? "", ...environment },
      stdio: ["pipe", "pipe", "pipe"],
    });
  return {
    folder,
    entry,
    start,
    ecpc: (args, input = "") => {
      const child = start(args);
      // Whoever does not read its input may end before it is written.
      child.stdin?.on("error", () => {}).end(input);
      return collect(child);
    },
    file: (name, content) => {
      writeFileSync(join(folder, name), content);
      return name;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
