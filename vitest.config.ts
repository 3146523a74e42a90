import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Its streams cost ten times the processor time in a process that other files have filled: *measured*, 37 s for 3. */
const alone = ["test/playground/link.test.ts"];

/** The part of the long tests that every change runs, or all of them. */
const long = process.env.ECP_TESTS === "whole" ? "whole" : "long";
const longKinds = long === "whole" ? "{long,sampled,seeded}" : "{long,sampled}";

export default defineConfig({
  resolve: {
    alias: {
      "@ecp/engine": source("./packages/engine/src/index.ts"),
      "@ecp/compiler/mending": source("./packages/compiler/src/mending/mending.ts"),
      "@ecp/compiler/reading": source("./packages/compiler/src/reading/reading.ts"),
      "@ecp/evaluator": source("./packages/evaluator/src/index.ts"),
      "@ecp/compiler": source("./packages/compiler/src/index.ts"),
      "@ecp/lsp/node": source("./packages/lsp/src/node.ts"),
      "@ecp/lsp/import-diagnostics": source("./packages/lsp/src/import-diagnostics.ts"),
      "@ecp/lsp/read-file": source("./packages/lsp/src/read-file.ts"),
      "@ecp/lsp/browser": source("./packages/lsp/src/browser.ts"),
      "@ecp/preview/dom": source("./packages/preview/src/element/dom.ts"),
      "@ecp/preview": source("./packages/preview/src/index.ts"),
      "@ecp/playground": source("./packages/playground/src/index.ts"),
      "@ecp/lsp": source("./packages/lsp/src/index.ts"),
      "@ecp/interchange": source("./packages/interchange/src/index.ts"),
      "@ecp/verifier": source("./packages/verifier/src/index.ts"),
    },
  },
  test: {
    setupFiles: ["test/support/fixed-seed.ts"],
    globalSetup: ["test/support/scratch-folder.ts"],
    // One more than processors: a test that waits for a browser or a process leaves its own idle.
    maxWorkers: availableParallelism() + 1,
    // No test is about time: this only ends what hangs, on the slowest machine too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ["default", "json"],
    outputFile: { json: "coverage/tests.json" },
    // Files share a process, in which what they test is loaded once and warm: half of the processor time, and no module keeps state. What stands in for a
    // module (`mocked`) must not stay for other files.
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["test/**/*.test.ts"],
          exclude: ["test/**/*.mocked*.test.ts", "test/**/*.long.test.ts", ...alone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "mocked", include: ["test/**/*.mocked{,.sampled}.test.ts", ...alone] },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: [`test/**/*.${longKinds}.test.ts`],
          exclude: ["test/**/*.mocked*.test.ts"],
          isolate: false,
          env: { ECP_TESTS: long },
        },
      },
      {
        extends: true,
        test: {
          name: "long-mocked",
          include: ["test/**/*.mocked.{long,sampled}.test.ts"],
          env: { ECP_TESTS: long },
        },
      },
    ],
  },
});
