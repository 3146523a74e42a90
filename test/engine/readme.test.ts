/** Runs the code blocks of the package's README. What a block prints is in the comment lines at its end. */
import { readFileSync } from "node:fs";
import * as engine from "@ecp/engine";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const readme = readFileSync(new URL("../../packages/engine/README.md", import.meta.url), "utf8");
const blocks = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? "");

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

function run(block: string): string[] {
  const printed: string[] = [];
  const console = {
    log: (...values: unknown[]) => {
      printed.push(values.map((v) => (typeof v === "string" ? v : show(v))).join(" "));
    },
  };
  const script = ts.transpile(block, { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS });
  new Function("console", "require", "exports", script)(console, () => engine, {});
  return printed;
}

describe("the README of the engine", () => {
  it("has code blocks", () => {
    expect(blocks.length).toBeGreaterThanOrEqual(5);
  });

  it.each(blocks.map((block, i): [number, string] => [i + 1, block]))(
    "block %i prints what it says",
    (_, block) => {
      const promised = /((?:^\/\/ .*\n)+)$/m.exec(block)?.[1] ?? "";
      const lines = promised.split("\n").filter((line) => line !== "");
      expect(run(block)).toEqual(lines.map((line) => line.slice(3)));
    },
  );
});
