/**
 * The trees of the standard library. The bundle has one beside it for each file (scripts/bundle.mjs): to read it takes a tenth of what it takes to
 * parse the text with a parser that has just been made.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { File } from "@ecp/compiler";

/** With the text that it is the tree of: of another text it says nothing. */
interface StandardTree {
  readonly text: string;
  readonly tree: File;
}

/** `bundle`: the folder that it lies in. */
export function standardTree(path: string, text: string, bundle = import.meta.dirname): File | undefined {
  const file = join(bundle, "standard-trees", `${path}.json`);
  if (!existsSync(file)) return undefined;
  const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
  return isStandardTree(kept) && kept.text === text ? kept.tree : undefined;
}

const isStandardTree = (kept: unknown): kept is StandardTree =>
  typeof kept === "object" && kept !== null && "text" in kept && "tree" in kept;
