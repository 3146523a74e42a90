/**
 * One script for other people's pages: in a page it defines `<ecp-puzzle>`, and in the workers that it begins there it is the language
 * server, the thread that solves, or what checks an exercise.
 */

import { runWorker } from "@ecp/lsp/browser-worker";
import { type CheckScope, runChecks } from "./check-worker.js";
import { definePuzzleElement } from "./puzzle-element.js";
import { type SharedServer, startSharedServer } from "./shared-server.js";

declare const self: CheckScope & { readonly ecpChecks?: boolean };

function definePuzzles(): void {
  const own = document.currentScript;
  const address = own instanceof HTMLScriptElement ? own.src : "";
  let server: Promise<SharedServer> | undefined;
  definePuzzleElement(async () => {
    if (address === "")
      throw new Error("ecp-puzzle.js has to be loaded by a script element with its address");
    server ??= startSharedServer(address, (reason) =>
      console.error(`The language server has ended: ${reason}`),
    );
    return server;
  });
}

if (typeof document !== "undefined") definePuzzles();
else if (self.ecpChecks === true) runChecks(self);
else runWorker();
