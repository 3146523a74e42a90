/** Links: what is shared is opened again, and what is damaged or hostile is refused with a sentence. */
import { deflateSync } from "node:zlib";
import { largestText, readLink, type Shared, writeLink } from "@ecp/playground";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toBase64Url } from "../../packages/playground/src/share/base64url.js";

const text = Array.from({ length: 60 }, (_, i) => `rule ${i} "${(i * 7919) % 1000}"\n`).join("");

describe("links to a text", () => {
  test("any text and view come back", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 3000 }),
        fc.option(fc.string(), { nil: undefined }),
        async (written, instance) => {
          const shared: Shared = { text: written, view: instance === undefined ? {} : { instance } };
          const fragment = await writeLink(shared);
          expect(fragment).toMatch(/^1\.[\w-]+$/);
          expect(await readLink(fragment)).toEqual({ kind: "shared", shared });
        },
      ),
      { numRuns: 25 },
    );
  });

  test("a link of version 1 that is about in the world goes on working", async () => {
    expect(await readLink("1.eJyrVsrMKy5JzEtOVbJSys9LVarlKiitqspJVXDkAgCQHglx")).toEqual({
      kind: "shared",
      shared: { text: "puzzle A\n", view: { instance: "one" } },
    });
    expect(await readLink("")).toEqual({ kind: "nothing" });
  });

  test("an example, by its name", async () => {
    expect(await readLink("example/sudoku-x")).toEqual({ kind: "example", name: "sudoku-x" });
  });

  test("of one that was cut the beginning is kept", async () => {
    const fragment = await writeLink({ text, view: {} });
    const opened = await readLink(fragment.slice(0, (fragment.length * 3) / 4));
    expect(opened).toMatchObject({ kind: "broken", says: expect.stringContaining("damaged") });
    const kept = "shared" in opened ? (opened.shared?.text ?? "") : "";
    expect(kept.length).toBeGreaterThan(100);
    expect(text.startsWith(kept)).toBe(true);
  });

  test("a sign in its middle that is none of a link", async () => {
    const fragment = await writeLink({ text, view: {} });
    const opened = await readLink(`${fragment.slice(0, 300)}%20${fragment.slice(300)}`);
    expect(opened.kind).toBe("broken");
  });

  test.each([
    ["1.", "nothing of its text can be read"],
    ["1.AAAA", "nothing of its text can be read"],
    ["2.eJwrBA", "another version of this page (2)"],
    ["<script>", "holds no puzzle"],
  ])("%s: a sentence", async (fragment, says) => {
    const opened = await readLink(fragment);
    expect(opened).toMatchObject({ kind: "broken", says: expect.stringContaining(says) });
    expect(opened).not.toHaveProperty("shared");
  });

  test("a bomb is refused before it is inflated", async () => {
    const bomb = deflateSync(Buffer.concat([Buffer.from("{}\n"), Buffer.alloc(300 * 1024 * 1024)]), {
      level: 9,
    });
    const before = process.memoryUsage().rss;
    const opened = await readLink(`1.${toBase64Url(bomb)}`);
    expect(opened).toEqual({
      kind: "broken",
      says: "This link holds more than 1 MB of text: it is not opened.",
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  test("a text as large as may be fits", async () => {
    const large = "a".repeat(largestText - 3);
    expect(await readLink(await writeLink({ text: large, view: {} }))).toMatchObject({ kind: "shared" });
  });
});
