/** The trees that lie beside the bundle are those that the parser makes, and what is made of them is the same. */
import { dirname } from "node:path";
import { type Analysis, analyse, makeSource, standardLibrary, standardPrefix } from "@ecp/compiler";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standardTree } from "../../packages/cli/src/input/standard-trees.js";
import { plainJson } from "../../packages/cli/src/report/plain-json.js";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { oneIn } from "../support/sampled.js";
import { type Built, build } from "./built.js";

let built: Built;
let folder: string;

beforeAll(async () => {
  built = await build();
  folder = dirname(built.entry);
});
afterAll(() => built.remove());

const files = oneIn(4, [...standardLibrary]);
const read = () => ({ refused: "no other files" });

test.each(files)("%s", (path, text) => {
  expect(standardTree(path, text, folder)).toStrictEqual(
    parse(makeSource(standardPrefix + path, text)).value,
  );
  const names = [...text.matchAll(/^puzzle (\w+)/gm)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  const own = names.map((name) => `puzzle Own${name}\nuse ${name} from std\n`).join("");
  const asked: string[] = [];
  const kept = analyse("own.ecp", own, {
    read,
    standardTree: (each, its) => {
      asked.push(each);
      return standardTree(each, its, folder);
    },
  });
  const parsed = analyse("own.ecp", own, { read });
  expect(asked).toContain(path);
  expect(kept.diagnostics).toEqual(parsed.diagnostics);
  expect(typed(kept)).toBe(typed(parsed));
});

/** Without names: one that stands at two places of a tree is two in a tree that was read. */
const typed = ({ typed: { puzzles } }: Analysis): string =>
  plainJson(puzzles.map(({ resolved: _, ...puzzle }) => puzzle));

test("of another text there is no tree, nor of another file", () => {
  const [path = "", text = ""] = files[0] ?? [];
  expect(standardTree(path, text, folder)).toBeDefined();
  expect(standardTree(path, `${text} `, folder)).toBeUndefined();
  expect(standardTree("other.ecp", text, folder)).toBeUndefined();
});
