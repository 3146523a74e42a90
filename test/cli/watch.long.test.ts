/** `--watch`: the work is done again when a file changes, however an editor writes it, until Ctrl-C. */
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build, collect, type Ran } from "./built.js";
import { rooks, squares } from "./puzzles.js";

let built: Built;

beforeAll(async () => {
  built = await build();
});
afterAll(() => built.remove());

interface Watching {
  /** When the work is done and the files are watched, for the n-th time. */
  readonly done: (times: number) => Promise<void>;
  readonly end: () => Promise<Ran>;
}

function watching(args: readonly string[]): Watching {
  const child = built.start([...args, "--watch"]);
  const ended = collect(child);
  let said = "";
  const waiting: { look: () => void } = { look: () => {} };
  child.stderr?.on("data", (text: string) => {
    said += text;
    waiting.look();
  });
  const timesDone = (): number => said.match(/^watching .* \(Ctrl-C ends\)$/gm)?.length ?? 0;
  return {
    done: (times) =>
      new Promise((resolve) => {
        waiting.look = () => {
          if (timesDone() >= times) resolve();
        };
        waiting.look();
      }),
    end: () => {
      child.kill("SIGINT");
      return ended;
    },
  };
}

/** As many editors save: another file, which takes the place of the old one. */
function replace(name: string, content: string): void {
  built.file(`${name}~`, content);
  renameSync(join(built.folder, `${name}~`), join(built.folder, name));
}

describe("solve --watch", () => {
  test("solves again when the file changes", async () => {
    built.file("watched.ecp", rooks);
    const work = watching(["solve", "watched.ecp"]);
    await work.done(1);
    built.file("watched.ecp", rooks.replace("= 3", "= 1"));
    await work.done(2);
    const { code, out, err } = await work.end();
    expect(out).toMatch(/^┏[\s\S]*not the only answer\n┏━━━┓\n┃ ♜ ┃\n┗━━━┛\nthe only answer\n$/);
    expect(err).toContain("watching watched.ecp");
    expect(code).toBe(0);
  });

  test("follows tables too", async () => {
    built.file("words.csv", "a,b\n");
    built.file(
      "words.ecp",
      'puzzle Words\nboard 1 x 2\ngiven word: table from "words.csv"\nfind letter: {a, b}\nfor each row r: [c.letter for c in r] in word\n\ninstance of Words:\n  expect unique\n',
    );
    const work = watching(["solve", "words.ecp"]);
    await work.done(1);
    built.file("words.csv", "a,b\nb,a\n");
    await work.done(2);
    expect((await work.end()).out).toMatch(/the only answer\n[\s\S]*not the only answer\n$/);
  });
});

describe("check --watch", () => {
  test("looks again at each save, also of a file that took the place of the old one", async () => {
    built.file("checked.ecp", rooks);
    built.file("other.ecp", squares);
    const work = watching(["check", "checked.ecp", "other.ecp"]);
    await work.done(1);
    replace("checked.ecp", rooks.replace("1 rook in", "1 roko in"));
    await work.done(2);
    replace("checked.ecp", rooks);
    await work.done(3);
    built.file("other.ecp", squares.replace("exactly", "exactyl"));
    await work.done(4);
    const { code, out, err } = await work.end();
    expect(out).toBe("");
    expect(err.match(/ECP\d{4}.*\n +--> \w+\.ecp/g)?.map((each) => each.replace(/:.*\n +-->/, ""))).toEqual([
      "ECP2001] checked.ecp",
      expect.stringContaining("other.ecp"),
    ]);
    expect(err).toContain("watching checked.ecp, other.ecp (Ctrl-C ends)\n");
    // The last look found a mistake.
    expect(code).toBe(130);
  });

  test("standard input cannot be watched", async () => {
    const { code, err } = await built.ecpc(["check", "-", "--watch"]);
    expect([code, err]).toEqual([2, "error: standard input cannot be watched\n"]);
  });

  test("only a terminal is cleared", async () => {
    built.file("plain.ecp", rooks);
    const work = watching(["test", "plain.ecp"]);
    await work.done(1);
    built.file("plain.ecp", rooks.replace("= 3", "= 2"));
    await work.done(2);
    expect((await work.end()).out).not.toContain("\u001b");
  });
});

describe("test --watch", () => {
  test("tests again when a file of the folder changes, and when there is a new one", async () => {
    mkdirSync(join(built.folder, "tests"));
    built.file("tests/a.ecp", `${rooks}instance:\n  expect 6 solutions\n`);
    const work = watching(["test", "tests"]);
    await work.done(1);
    built.file("tests/a.ecp", `${rooks}instance:\n  expect unique\n`);
    await work.done(2);
    replace("tests/a.ecp", `${rooks}instance:\n  expect 6 solutions\n`);
    await work.done(3);
    built.file("tests/b.ecp", `${rooks}instance:\n  expect 6 solutions\n`);
    await work.done(4);
    const { code, out } = await work.end();
    expect(out.match(/^\d+ held, \d+ failed/gm)).toEqual([
      "1 held, 0 failed",
      "0 held, 1 failed",
      "1 held, 0 failed",
      "2 held, 0 failed",
    ]);
    expect(code).toBe(0);
  });
});
