/** Runs the code blocks of READMEs of packages. The comment lines at the end of a block are its output. */
import { readFileSync } from "node:fs";
import * as compiler from "@ecp/compiler";
import * as engine from "@ecp/engine";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const packages = { engine, compiler };

const blocksOf = (name: string): readonly string[] => {
  const readme = readFileSync(new URL(`../packages/${name}/README.md`, import.meta.url), "utf8");
  return [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? "");
};

/** As the README writes values: no spaces inside empty or short arrays, double quotes. */
function show(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(show).join(", ")}]`;
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "object" && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, v]) => `${key}: ${show(v)}`)
      .join(", ")} }`;
  }
  return String(value);
}

type AsyncMaker = new (...names: string[]) => (...values: unknown[]) => Promise<void>;
/** Blocks may wait. */
const AsyncFunction = (async () => {}).constructor as AsyncMaker;

async function run(block: string, name: keyof typeof packages): Promise<readonly string[]> {
  const printed: string[] = [];
  const console = {
    log: (...values: unknown[]) => {
      printed.push(
        ...values
          .map((v) => (typeof v === "string" ? v : show(v)))
          .join(" ")
          .split("\n"),
      );
    },
  };
  const script = ts.transpile(block, { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS });
  const require = (asked: string): unknown => {
    if (asked !== `@ecp/${name}`) throw new Error(`the block imports ${asked}`);
    return packages[name];
  };
  await new AsyncFunction("console", "require", "exports", script)(console, require, {});
  return printed.map((line) => line.trimEnd());
}

describe.each(["engine", "compiler"] as const)("the README of %s", (name) => {
  const blocks = blocksOf(name);

  it("has code blocks", () => {
    expect(blocks.length).toBeGreaterThanOrEqual(4);
  });

  it.each(blocks.map((block, i): [number, string] => [i + 1, block]))(
    "block %i prints what it says",
    async (_, block) => {
      const promised = /((?:^\/\/.*\n)+)$/m.exec(block)?.[1] ?? "";
      const lines = promised.split("\n").filter((line) => line !== "");
      expect(await run(block, name)).toEqual(lines.map((line) => line.slice(3)));
    },
  );
});
