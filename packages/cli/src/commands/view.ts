/** `ecpc view FILE`: the board in a browser, beside any editor, until Ctrl-C. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { basename, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { reasonOf } from "@ecp/lsp/read-file";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { makeInterrupt } from "../solving/interrupt.js";
import type { Terminal } from "../terminal.js";
import { makeViewServer, type ViewServer } from "../view/http-server.js";
import { viewPage } from "../view/page.js";
import { openFile } from "../view/view-file.js";

export interface ViewOptions {
  readonly port: number;
  readonly open: boolean;
}

export async function view(file: string, options: ViewOptions, terminal: Terminal): Promise<ExitCode> {
  const uri = pathToFileURL(resolve(file)).href;
  const interrupt = makeInterrupt();
  const end: { now: () => void } = { now: () => {} };
  const ended = new Promise<void>((settle) => {
    end.now = settle;
  });
  let web: ViewServer | undefined;
  const viewed = await openFile(file, uri, {
    analysed: (params) => web?.tell("analysed", params),
    found: (params) => web?.tell("found", params),
    solved: (params) => web?.tell("solved", params),
    progress: (now) => web?.tell("progress", now ?? null),
    history: (state) => web?.tell("history", state),
    gone: () => {
      terminal.err.write("error: the language server has ended\n");
      end.now();
    },
  });
  try {
    web = makeViewServer({
      page: () => viewPage(uri, basename(file)),
      script: () => readFileSync(beside("view-page.js"), "utf8"),
      style: () => readFileSync(beside("view-page.css"), "utf8"),
      ...viewed,
    });
    const origin = await listen(web, options.port);
    terminal.out.write(`${origin}${web.path}\n`);
    terminal.err.write(`the board of ${file} is at that address (Ctrl-C ends)\n`);
    if (options.open && terminal.out.isTerminal) openBrowser(origin + web.pathForOnce());
    interrupt.listen();
    interrupt.onRequest(end.now);
    await ended;
    return exitCodes.answered;
  } finally {
    await interrupt.release();
    viewed.close();
    web?.server.closeAllConnections();
    web?.server.close();
  }
}

function listen({ server }: ViewServer, port: number): Promise<string> {
  return new Promise((settle, refuse) => {
    server.on("error", (error) => refuse(new UsageError(`port ${port} cannot be used: ${reasonOf(error)}`)));
    server.listen(port, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address();
      settle(`http://127.0.0.1:${typeof address === "object" ? address?.port : port}`);
    });
  });
}

/** A file beside the bundle: this module is its first file, or one of its chunks. */
function beside(name: string): string {
  const found = [`./${name}`, `../${name}`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
  if (found === undefined) throw new UsageError("the page of the preview is missing: run `npm run build`");
  return found;
}

/** If there is no browser, the address on the terminal is enough. */
function openBrowser(address: string): void {
  const [command, ...args]: readonly string[] =
    process.platform === "darwin"
      ? ["open", address]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", "", address]
        : ["xdg-open", address];
  if (command === undefined) return;
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
