/** Runs the code blocks of READMEs of packages. The comment lines at the end of a block are its output. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runBlock } from "./support/run-block.js";

const blocksOf = (name: string): readonly string[] => {
  const readme = readFileSync(new URL(`../packages/${name}/README.md`, import.meta.url), "utf8");
  return [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? "");
};

describe.each([
  ["engine", 4],
  ["compiler", 4],
  ["verifier", 1],
] as const)("the README of %s", (name, least) => {
  const blocks = blocksOf(name);

  it("has code blocks", () => {
    expect(blocks.length).toBeGreaterThanOrEqual(least);
  });

  it.each(blocks.map((block, i): [number, string] => [i + 1, block]))(
    "block %i prints what it says",
    async (_, block) => {
      const { promised, printed } = await runBlock(block, name);
      expect(printed).toEqual(promised);
    },
  );
});
