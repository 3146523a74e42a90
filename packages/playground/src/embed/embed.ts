/**
 * One script for other people's pages: in a page it defines `<ecp-puzzle>`, and in the workers that it begins there it is the language
 * server, the thread that solves, or what checks an exercise. Each runs its own part of the script alone.
 */
import type { CheckScope } from "./check-worker.js";

declare const self: CheckScope & { readonly ecpChecks?: boolean };

/** `address`: of this script. */
async function definePuzzles(address: string): Promise<void> {
  const [{ definePuzzleElement }, { startSharedServer }] = await Promise.all([
    import("./puzzle-element.js"),
    import("./shared-server.js"),
  ]);
  let server: ReturnType<typeof startSharedServer> | undefined;
  definePuzzleElement(async () => {
    if (address === "")
      throw new Error("ecp-puzzle.js has to be loaded by a script element with its address");
    server ??= startSharedServer(address, () => {
      server = undefined;
    });
    return server;
  });
}

/** A worker hears the first message only after what is begun here. */
async function work(): Promise<void> {
  if (self.ecpChecks === true) (await import("./check-worker.js")).runChecks(self);
  else (await import("@ecp/lsp/browser-worker")).runWorker();
}

if (typeof document === "undefined") void work();
else
  void definePuzzles(document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : "");
