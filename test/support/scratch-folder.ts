/** A folder for what files of tests share, gone when all have run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    readonly scratch: string;
  }
}

export default function makeScratchFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "ecp-tests-"));
  project.provide("scratch", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
