/** Written out by index, what goes through arrays does the same as before, and what goes through other things is left alone. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { byIndex } from "../../scripts/by-index.mjs";

const changed: Readonly<Record<string, string>> = {
  "a loop over an array": `function result() {
    const all: number[] = [];
    for (const each of [1, 2, 3]) all.push(each); // and no more
    return all;
  }`,
  "an array that grows meanwhile": `function result() {
    const queue = [1];
    for (const each of queue) if (each < 5) queue.push(each + 1);
    return queue;
  }`,
  "an array that another stands for meanwhile": `function result() {
    let some = [1, 2, 3];
    const all: number[] = [];
    for (const each of some) { some = [9]; all.push(each); }
    return [all, some];
  }`,
  "labels, and what goes on with the next": `function result() {
    const all: number[] = [];
    outer: for (const a of [1, 2, 3]) for (let b of [1, 2, 3]) { if (b === a) continue outer; b += 10; all.push(a * b); }
    return all;
  }`,
  "a value of its own in each step": `function result() {
    const later: (() => number)[] = [];
    for (const each of [1, 2, 3]) later.push(() => each);
    return later.map((make) => make());
  }`,
  "arrays of numbers, of several kinds": `function sum(all: Int32Array | readonly number[]) {
    let sum = 0;
    for (const each of all) sum += each;
    return sum;
  }
  function result() { return [sum(Int32Array.of(1, 2)), sum([3, 4])]; }`,
  "pairs of a table": `function result() {
    const all: unknown[] = [];
    for (const [key, value] of new Map([["a", 1], ["b", 2]])) all.push({ key, value });
    return all;
  }`,
  "pairs of a list, and what is in them": `function result() {
    const all: unknown[] = [];
    const list: readonly (readonly [number, readonly [number, number], { readonly x: number }])[] = [[1, [2, 3], { x: 4 }]];
    for (const [a, [b, c], { x }] of list) { const a = 7; all.push([a, b, c, x]); }
    return all;
  }`,
  "what is taken out of a list": `function result() {
    const list = [1, 2, 3, 4];
    const [a, , ...rest] = list;
    let [none] = [] as number[], [b, c] = list;
    b = (b ?? 0) + 10;
    return [a, rest, none, b, c];
  }`,
  "as many names as values": `function result() {
    let said = "";
    const say = (text: string) => { said += text; return text; };
    const [a, b] = [say("a"), [1, 2].map((each) => { const [only] = [each + 1]; return only; })] as const;
    return [said, a, b];
  }`,
  parameters: `const add = ([a, b]: readonly [number, number], factor: number) => (a + b) * factor;
  function swapped([a, b]: readonly [number, number]) { [a, b] = [b, a]; return [a, b]; }
  function result() {
    const sums = ([[1, 2], [3, 4]] as [number, number][]).map(([x, y], at) => ({ at, sum: x + y }));
    return [sums, add([1, 2], 3), swapped([5, 6]), [[[1]]].map(([[a]]) => a)];
  }`,
  "the elements of some kind of array": `function last<List extends readonly number[]>(list: List) {
    let last = 0;
    for (const each of list) last = each;
    return last;
  }
  function result() { return last([1, 2, 3] as const); }`,
};

const unchanged: Readonly<Record<string, string>> = {
  "characters, which are not places of a text": `function result() {
    const all: string[] = [];
    for (const each of "a\\u{1f600}b") all.push(each);
    const [, face] = "a\\u{1f600}b";
    return [all, face];
  }`,
  "sets, and what yields": `function* numbers() { yield 1; yield 2; }
  function result() {
    const all: number[] = [];
    for (const each of new Set([3, 4])) all.push(each);
    for (const each of numbers()) all.push(each);
    const [first] = numbers();
    return [all, first];
  }`,
  "an array or something else": `function all(some: Iterable<number> | number[]) {
    let sum = 0;
    for (const each of some) sum += each;
    return sum;
  }
  function result() { return [all([1, 2]), all(new Set([3]))]; }`,
  "what stands in for what is missing": `const of = ([a = 1, b = 2]: number[]) => [a, b];
  function result() { return [of([]), of([3]), of([3, 4])]; }`,
};

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.CommonJS,
  strict: true,
  types: [],
};

const folder = mkdtempSync(join(tmpdir(), "by-index-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** By name: the sample as a module, and what is made of it. One program for all, since to begin one takes a second. */
const samples = new Map(
  Object.entries({ ...changed, ...unchanged }).map(([name, text], at) => {
    const file = join(folder, `sample${at}.ts`);
    const module = `${text}\nexport { result };\n`;
    writeFileSync(file, module);
    return [name, { file, module }];
  }),
);
const program = ts.createProgram(
  [...samples.values()].map(({ file }) => file),
  options,
);

function writtenOut(file: string): string {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} cannot be read`);
  return byIndex(source, program.getTypeChecker());
}

/** What the function `result` of a module yields. */
function resultOf(module: string): unknown {
  const { outputText } = ts.transpileModule(module, { compilerOptions: options });
  return new Function("exports", `${outputText}\nreturn result();`)({});
}

test("the samples are sound", () => {
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});

test.each([...samples])("%s", (name, { file, module }) => {
  const other = writtenOut(file);
  if (name in changed) expect(other).not.toBe(module);
  else expect(other).toBe(module);
  expect(resultOf(other)).toEqual(resultOf(module));
});
