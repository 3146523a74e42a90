/**
 * The server in a web worker, and the thread that solves of the same script. The editor's first message names that
 * script (`WorkerStart`), since a worker does not know its own address where the editor wrapped it; then comes the protocol.
 *
 * There is no file system: files are asked from the client, and what uses them is looked at again when they have come.
 */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from "vscode-languageserver/browser";
import { addressOfName, folderOf } from "./addresses.js";
import type { Files, Reading } from "./files.js";
import { type ListFilesResult, methods, type ReadFileResult, type WorkerStart } from "./protocol.js";
import { startServer } from "./server.js";
import type { Job, Report } from "./solving/job.js";
import { makeWorker, type Solver, slicedSolver, type Thread, threadSolver } from "./solving/solver.js";
import { watchedThread } from "./solving/watched-thread.js";

type Ask = <Result>(method: string, params: { readonly uri: string }) => Promise<Result>;

/** Files that were asked for and have come are remembered until they change. */
function filesOfClient(ask: Ask, arrived: (name: string) => void): Files {
  const known = new Map<string, Reading>();
  const asked = new Set<string>();
  const folders = new Map<string, readonly string[]>();
  const askFile = async (name: string): Promise<void> => {
    if (asked.has(name)) return;
    asked.add(name);
    const read = await ask<ReadFileResult>(methods.readFile, { uri: addressOfName(name) }).catch(
      (): ReadFileResult => ({ refused: "it cannot be read" }),
    );
    asked.delete(name);
    arrived(name);
    known.set(name, read);
  };
  const list = (folder: string): readonly string[] => {
    const before = folders.get(folder);
    if (before !== undefined) return before;
    folders.set(folder, []);
    ask<ListFilesResult>(methods.listFiles, { uri: addressOfName(folder) }).then(
      ({ names }) => {
        folders.set(folder, names);
        // So that what they declare is known before it is asked for: renaming looks through all of them.
        for (const name of names) if (name.endsWith(".ecp")) void askFile(`${folder}/${name}`);
      },
      () => {},
    );
    return [];
  };
  return {
    read: (name) => {
      const before = known.get(name);
      if (before !== undefined) return before;
      const folder = folderOf(name);
      if (folder !== undefined) list(folder);
      void askFile(name);
      return { refused: "it has not been read yet", waiting: true };
    },
    list,
    real: (name) => name,
    below: (roots) => {
      for (const root of roots) list(root);
      return [...folders].flatMap(([folder, names]) =>
        names.filter((name) => name.endsWith(".ecp")).map((name) => `${folder}/${name}`),
      );
    },
    forget: (name) => {
      known.delete(name);
      const folder = folderOf(name);
      if (folder !== undefined) folders.delete(folder);
    },
  };
}

function threadOf(script: string): Thread {
  const source = `self.ecpSolves = true; importScripts(${JSON.stringify(script)});`;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address);
  return {
    post: (job) => worker.postMessage(job),
    listen: (onReport, onFailure) => {
      worker.onmessage = ({ data }: MessageEvent<Report>) => onReport(data);
      worker.onerror = ({ message }) => onFailure(message || "the search ended by itself");
    },
    end: () => {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      URL.revokeObjectURL(address);
    },
  };
}

/** Where a worker may not start others, the server solves by itself, in slices. */
function solverHere({ script, threadsReady, patience }: WorkerStart): Solver {
  if (typeof Worker === "undefined") return slicedSolver(() => performance.now());
  const begin = (): Thread =>
    patience === undefined ? threadOf(script) : watchedThread(threadOf(script), patience);
  return threadSolver(begin, threadsReady);
}

function serve(scope: DedicatedWorkerGlobalScope, start: WorkerStart): void {
  const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope));
  const ask: Ask = (method, params) => connection.sendRequest(method, params);
  const server = startServer(connection, {
    files: filesOfClient(ask, (name) => server.changed(name)),
    solver: solverHere(start),
    ...(start.memoryBytes === undefined ? {} : { memoryBytes: start.memoryBytes }),
  });
}

declare const self: DedicatedWorkerGlobalScope & { readonly ecpSolves?: boolean };

/** A worker with this script solves where `ecpSolves` was set before the script began, and is the server otherwise. */
export function runWorker(): void {
  if (self.ecpSolves === true) {
    const work = makeWorker((report) => self.postMessage(report));
    self.onmessage = ({ data }: MessageEvent<Job>) => work(data);
  } else
    self.addEventListener("message", ({ data }: MessageEvent<WorkerStart>) => serve(self, data), {
      once: true,
    });
}
