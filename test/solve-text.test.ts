/** The front door of the compiler: a text → its answers. */
import { solveText } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { filesOf } from "./support/hosts.js";

const queens = (n: number): string => `use std\ninstance "board" of Queens(n = ${n})\n`;

describe("solveText", () => {
  test("two answers are looked for, which shows whether one is the only one", async () => {
    const many = await solveText(queens(6));
    expect([many.status, many.answers.length, many.complete]).toEqual(["multiple", 2, false]);
    const one = await solveText(queens(1));
    expect([one.status, one.answers.length, one.complete]).toEqual(["unique", 1, true]);
    const none = await solveText(queens(3));
    expect([none.status, none.answers.length, none.complete]).toEqual(["none", 0, true]);
  });

  test("one answer is wanted: whether it is the only one is said all the same", async () => {
    const { status, answers, complete } = await solveText(queens(6), { limit: 1 });
    expect([status, answers.length, complete]).toEqual(["multiple", 1, false]);
  });

  test("all answers are wanted", async () => {
    const { status, answers, complete } = await solveText(queens(6), { limit: 0 });
    expect([status, answers.length, complete]).toEqual(["multiple", 4, true]);
  });

  test("parameters are set from outside", async () => {
    const { answers } = await solveText("use std\ninstance of Queens\n", { set: { n: "5" }, limit: 0 });
    expect(answers).toHaveLength(10);
  });

  test("an instance is chosen by its name; one that is not there is named, with those that are", async () => {
    const text = `${queens(1)}instance "other" of Queens(n = 3)\n`;
    expect((await solveText(text)).status).toBe("unique");
    expect((await solveText(text, { instance: "other" })).status).toBe("none");
    const { status, messages } = await solveText(text, { instance: "othr" });
    expect([status, messages[0]?.code, messages[0]?.help]).toEqual(["error", "ECP6003", expect.any(String)]);
  });

  test("a mistake is a message with its place", async () => {
    const { status, messages } = await solveText(
      "puzzle P\nboard 2 x 2\nfind s: yes/no\nexactly 1 t in each row\n",
    );
    expect(status).toBe("error");
    expect(messages[0]).toMatchObject({ code: "ECP2001", severity: "error", file: "", line: 4, column: 11 });
  });

  test("a warning does not stand in the way, and an empty text is no puzzle", async () => {
    expect((await solveText("")).messages.map(({ code }) => code)).toEqual(["ECP1007"]);
  });

  test("a signal that is given up ends it, before and meanwhile", async () => {
    expect((await solveText(queens(6), { signal: AbortSignal.abort() })).status).toBe("unknown");
    const control = new AbortController();
    const solving = solveText(queens(16), { limit: 0, signal: control.signal });
    setTimeout(() => control.abort(), 50);
    const { complete } = await solving;
    expect(complete).toBe(false);
  });

  test("it is asked while compiling too whether the time is up", async () => {
    let asked = 0;
    const { status, reason } = await solveText(queens(150), { expired: () => ++asked > 3 });
    expect([status, reason]).toEqual(["unknown", expect.stringContaining("stopped")]);
  });

  test("files come from the host alone", async () => {
    const text = 'use "rules.ecp"\ninstance of Small\n';
    expect((await solveText(text)).status).toBe("error");
    const host = filesOf({
      "rules.ecp": "puzzle Small\nboard 1 x 1\nfind s: yes/no\nexactly 1 s in each row\n",
    });
    expect((await solveText(text, { host })).status).toBe("unique");
  });
});
