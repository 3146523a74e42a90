/** Files that a puzzle names and that are none to read: a device without end, a pipe that nobody writes into, a file of any size. */
import { spawnSync } from "node:child_process";
import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneIn } from "../support/sampled.js";
import { type Built, build } from "./built.js";
import { squares } from "./puzzles.js";

let built: Built;

beforeAll(async () => {
  built = await build();
  spawnSync("mkfifo", [join(built.folder, "pipe")]);
  writeFileSync(join(built.folder, "huge.csv"), "");
  // Sparse: it takes no room on the disk.
  truncateSync(join(built.folder, "huge.csv"), 100 * 1024 * 1024);
});
afterAll(() => built.remove());

const table = (file: string): string =>
  `puzzle P\nboard 2 x 2\ngiven t: table\nfind q: yes/no\nexactly t[1][1] q in each row\ninstance:\n  t: from "${file}"\n`;

describe.skipIf(process.platform === "win32")("a file that a puzzle names", () => {
  test.each(
    oneIn(2, [
      ["a device", "/dev/zero", "it is no regular file, but a device, a pipe or a socket"],
      ["a pipe", "pipe", "it is no regular file, but a device, a pipe or a socket"],
      ["a large file", "huge.csv", "it is larger than 64 MB, the most that is read"],
      ["a folder", ".", "it is a folder"],
    ]),
  )("%s is refused", async (_, file, reason) => {
    built.file("use.ecp", `use "${file}"\n${squares}`);
    built.file("table.ecp", table(file));
    for (const [name, raised] of [
      ["use.ecp", "ECP2020"],
      ["table.ecp", "ECP4017"],
    ] as const) {
      const { code, out, err } = await built.ecpc(["solve", name]);
      expect([code, out]).toEqual([1, ""]);
      expect(err).toContain(`error[${raised}]`);
      expect(err).toContain(`cannot be read: ${reason}`);
    }
  });
});

describe.skipIf(process.platform === "win32")("a file of the command line", () => {
  test("may be a pipe, as a shell gives it", async () => {
    built.file("squares.ecp", squares);
    const { entry, folder } = built;
    const script = `cat squares.ecp | "${process.execPath}" "${entry}" check /dev/stdin`;
    expect(spawnSync("sh", ["-c", script], { cwd: folder }).status).toBe(0);
  });

  test("without end is refused", async () => {
    const { code, err } = await built.ecpc(["check", "/dev/zero"]);
    expect(code).toBe(2);
    expect(err).toContain("it is larger than 512 MB, the most that is read");
  });
});
