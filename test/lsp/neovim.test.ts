/** The configuration for Neovim that docs/ offers, in a headless Neovim; skipped where there is none (`.ci/run` installs it). */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Built, build, collect } from "../cli/built.js";

const installed = spawnSync("nvim", ["--version"]).status === 0;
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

let built: Built | undefined;
beforeAll(async () => {
  if (installed) built = await build();
});
afterAll(() => built?.remove());

test.skipIf(!installed)(
  "Neovim shows diagnostics, hover and completion, applies a quick fix and solves",
  async () => {
    if (built === undefined) throw new Error("not built");
    const { folder, entry } = built;
    built.file(
      "queens.ecp",
      "puzzle Queens(n: 1..20 = 6)\nboard n x n\nfind queen: yes/no\nexactly 1 quen in each row, column\nat most 1 queen in each diagonal\n",
    );
    const bin = join(folder, "bin");
    mkdirSync(bin);
    writeFileSync(join(bin, "ecpc"), `#!/bin/sh\nexec "${process.execPath}" "${entry}" "$@"\n`);
    chmodSync(join(bin, "ecpc"), 0o755);
    const child = spawn(
      "nvim",
      [
        "--headless",
        "-u",
        path("../../docs/editors/neovim.lua"),
        "queens.ecp",
        "-c",
        `luafile ${path("neovim.lua")}`,
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          PATH: `${bin}:${process.env.PATH ?? ""}`,
          HOME: folder,
          XDG_STATE_HOME: folder,
          XDG_CACHE_HOME: folder,
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    const { code, out, err } = await collect(child);
    expect(code, err).toBe(0);
    const shown: unknown = JSON.parse(/\{.*\}/.exec(err + out)?.[0] ?? "{}");
    expect(shown).toEqual({
      diagnostic: {
        line: 3,
        column: 10,
        message: "nothing here is called `quen`\ndid you mean `queen`?",
        code: "ECP2001",
      },
      hover: expect.stringContaining("find queen: yes/no"),
      completion: true,
      fixed: "exactly 1 queen in each row, column",
      status: "multiple",
      lens: "more than one answer",
    });
  },
);
