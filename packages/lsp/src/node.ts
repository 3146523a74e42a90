/** The server under Node, over standard input and output: what `ecpc lsp` starts. */

import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import type { Files, Reading } from "./files.js";
import { readRegularFile, reasonOf } from "./read-file.js";
import { startServer } from "./server.js";
import type { Report } from "./solving/job.js";
import { type Solver, slicedSolver, type Thread, threadSolver } from "./solving/solver.js";
import { mostFiles, mostFolders } from "./thresholds.js";

interface Remembered {
  readonly reading: Reading;
  /** When it was changed, and how long it is: what tells that it is not what it was. */
  readonly changed: string;
}

/** Files are read when they are asked for, and again when they have changed: not every editor tells. */
function filesOfSystem(): Files {
  const known = new Map<string, Remembered>();
  return {
    read: (name) => {
      const changed = changeOf(name);
      const before = known.get(name);
      if (before !== undefined && before.changed === changed) return before.reading;
      const reading = readNow(name);
      known.set(name, { reading, changed });
      return reading;
    },
    list: (folder) => {
      try {
        return readdirSync(folder === "" ? "/" : folder, { withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [entry.name] : [],
        );
      } catch {
        return [];
      }
    },
    below: puzzleFilesBelow,
    real: (name) => {
      try {
        return realpathSync(name).replaceAll("\\", "/");
      } catch {
        return name;
      }
    },
    forget: (name) => {
      known.delete(name);
    },
  };
}

function changeOf(name: string): string {
  try {
    const { mtimeMs, size } = statSync(name);
    return `${mtimeMs} ${size}`;
  } catch {
    return "not there";
  }
}

function readNow(name: string): Reading {
  const read = readRegularFile(name);
  if ("refused" in read) return read;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(read.bytes) };
  } catch {
    return { refused: "it is not UTF-8 text" };
  }
}

function puzzleFilesBelow(folders: readonly string[]): readonly string[] {
  const found: string[] = [];
  const waiting = [...folders];
  for (let at = 0; at < waiting.length && at < mostFolders && found.length < mostFiles; at++) {
    const folder = waiting[at] ?? "";
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
          waiting.push(`${folder}/${entry.name}`);
        else if (entry.isFile() && entry.name.endsWith(".ecp")) found.push(`${folder}/${entry.name}`);
      }
    } catch {
      // A folder that may not be read has no puzzle files for this user.
    }
  }
  return found;
}

/** The address of a file beside the bundle: this module is its first file, or one of its chunks. */
function beside(name: string): URL | undefined {
  return [`./${name}`, `../${name}`]
    .map((path) => new URL(path, import.meta.url))
    .find((place) => existsSync(fileURLToPath(place)));
}

function threadAt(file: URL): Thread {
  const worker = new Worker(file);
  worker.unref();
  return {
    post: (job) => worker.postMessage(job),
    listen: (onReport, onFailure) => {
      worker.removeAllListeners();
      worker.on("message", (report: Report) => onReport(report));
      worker.on("error", (error) => onFailure(reasonOf(error)));
      worker.on("exit", () => onFailure("there was not enough memory"));
    },
    end: () => {
      worker.removeAllListeners();
      void worker.terminate();
    },
  };
}

/** The thread's file lies beside the bundle; without one, as in a test of the sources, the server solves by itself. */
function solverHere(): Solver {
  const file = beside("solver-thread.js");
  return file === undefined ? slicedSolver(() => performance.now()) : threadSolver(() => threadAt(file));
}

/** Ends when the client says so, or has gone. */
export function startOnStdio(): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const pages = beside("pages/");
  startServer(connection, {
    files: filesOfSystem(),
    solver: solverHere(),
    ...(pages === undefined ? {} : { pages: pages.href }),
  });
}
