/**
 * How bundlers read the names that are imported. The entries of the packages are their sources, and never what `tsc` wrote, which may be stale. The
 * parser's library asks for lodash, of which another library has the same functions in a third of the space.
 */
import { fileURLToPath } from "node:url";

const inPackages = (relative) => fileURLToPath(new URL(`../packages/${relative}`, import.meta.url));

const sourcesOfPackages = Object.fromEntries(
  Object.entries({
    "@ecp/engine": "engine/src/index.ts",
    "@ecp/compiler/mending": "compiler/src/mending/mending.ts",
    "@ecp/compiler/reading": "compiler/src/reading/reading.ts",
    "@ecp/compiler": "compiler/src/index.ts",
    "@ecp/interchange": "interchange/src/index.ts",
    "@ecp/verifier": "verifier/src/index.ts",
    "@ecp/evaluator": "evaluator/src/index.ts",
    "@ecp/lsp/node": "lsp/src/node.ts",
    "@ecp/lsp/thread": "lsp/src/solving/node-thread.ts",
    "@ecp/lsp/browser": "lsp/src/browser.ts",
    "@ecp/lsp/browser-worker": "lsp/src/browser-worker.ts",
    "@ecp/lsp/import-diagnostics": "lsp/src/import-diagnostics.ts",
    "@ecp/lsp/read-file": "lsp/src/read-file.ts",
    "@ecp/lsp": "lsp/src/index.ts",
    "@ecp/preview/board-element": "preview/src/element/board-element.ts",
    "@ecp/preview/colours": "preview/page/colours.css",
    "@ecp/preview/dom": "preview/src/element/dom.ts",
    "@ecp/preview/page-theme": "preview/src/page-theme.ts",
    "@ecp/preview": "preview/src/index.ts",
  }).map(([name, file]) => [name, inPackages(file)]),
);

export const aliases = { ...sourcesOfPackages, "lodash-es": "es-toolkit/compat" };
