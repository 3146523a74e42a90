/** The commands and programs of the how-to pages do what the pages say. Their puzzles are held by test/docs.test.ts. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { runBlock } from "../support/run-block.js";
import { oneIn } from "../support/sampled.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const pages = readdirSync(`${root}site/how-to`);
const blocks = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ([, block = ""]) => block,
  );

interface Step {
  readonly command: string;
  readonly prints: string;
}

const stepsOf = (block: string): readonly Step[] =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = "", ...lines] = part.split("\n");
      return { command, prints: lines.join("\n") };
    });

/** `…` stands for anything, also for nothing. */
const asPattern = (printed: string): RegExp => new RegExp(`^${escaped(printed)}$`);
const escaped = (text: string): string =>
  text
    .trimEnd()
    .split("…")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[\\s\\S]*");

const read = (name: string): string => readFileSync(`${root}site/how-to/${name}`, "utf8");
const having = (language: string): readonly string[] =>
  pages.filter((name) => blocks(read(name), language).length > 0);

test.each(oneIn(4, having("console")))("the commands of %s print what it says", (name) => {
  const page = read(name);
  const folder = mkdtempSync(join(inject("scratch"), "how-to-"));
  const files = page.matchAll(/ as `([\w.]+)`:\n\n```(?:ecp|text)\n([\s\S]*?)^```/gm);
  for (const [, file = "", text = ""] of files) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, "ecpc"), `#!/bin/sh\nexec "${process.execPath}" "${root}bin/ecpc.js" "$@"\n`);
  chmodSync(join(folder, "ecpc"), 0o755);
  for (const { command, prints } of blocks(page, "console").flatMap(stepsOf)) {
    const { stdout, stderr } = spawnSync("sh", ["-c", command], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    });
    expect(`${stdout}${stderr}`.trimEnd(), command).toMatch(asPattern(prints));
  }
});

test.each(having("ts"))("the programs of %s print what it says", async (name) => {
  for (const program of blocks(read(name), "ts")) {
    const { promised, printed } = await runBlock(program, "compiler");
    expect(printed, program).toEqual(promised);
  }
});
