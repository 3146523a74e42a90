import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Built, build } from "./built.js";

const untidy = "puzzle  P\nboard 2 x  2\n";
const tidy = "puzzle P\nboard 2 x 2\n";

let built: Built;

beforeAll(async () => {
  built = await build();
});
afterAll(() => built.remove());

const textOf = (name: string): string => readFileSync(join(built.folder, name), "utf8");

test("files are rewritten, and those named that were", async () => {
  built.file("untidy.ecp", untidy);
  built.file("tidy.ecp", tidy);
  const ran = await built.ecpc(["format", "untidy.ecp", "tidy.ecp"]);
  expect(ran).toEqual({ code: 0, out: "", err: "formatted untidy.ecp\n" });
  expect([textOf("untidy.ecp"), textOf("tidy.ecp")]).toEqual([tidy, tidy]);
});

test("--check names what would change, and rewrites nothing", async () => {
  built.file("again.ecp", untidy);
  built.file("tidy.ecp", tidy);
  expect(await built.ecpc(["fmt", "--check", "again.ecp", "tidy.ecp"])).toEqual({
    code: 1,
    out: "again.ecp\n",
    err: "",
  });
  expect(textOf("again.ecp")).toBe(untidy);
  expect((await built.ecpc(["fmt", "--check", "tidy.ecp"])).code).toBe(0);
});

test("standard input goes to standard output", async () => {
  expect(await built.ecpc(["format", "-"], untidy)).toEqual({ code: 0, out: tidy, err: "" });
});

test("no such file: 2, and the others are formatted all the same", async () => {
  built.file("other.ecp", untidy);
  const { code, err } = await built.ecpc(["format", "nowhere.ecp", "other.ecp"]);
  expect(code).toBe(2);
  expect(err).toContain("nowhere.ecp");
  expect(textOf("other.ecp")).toBe(tidy);
});
