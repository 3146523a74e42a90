/** Executes the examples on the pages of diagnostics of text and syntax, and their fixes. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../packages/compiler/src/diagnostics/catalogue.js";
import type { Diagnostic, QuickFix } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";

const said = (text: string): readonly Diagnostic[] => parse(makeSource("page.ecp", text)).diagnostics;

function applied(text: string, fix: QuickFix): string {
  return [...fix.edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce(
      (result, { span, text: put }) => result.slice(0, span.start) + put + result.slice(span.end),
      text,
    );
}

const own = catalogue.filter(({ code }) => code.startsWith("ECP1"));

describe.each(own.map((entry) => [entry.code, entry] as const))("%s", (code, { page }) => {
  const { failing, corrected } = page;
  if (failing === undefined || corrected === undefined) {
    test("has a reason for a page without examples", () => {
      expect(page.meaning).toMatch(/limit/);
    });
    return;
  }
  test("its failing example raises it, and nothing else", () => {
    expect(said(failing).map((each) => each.code)).toEqual([code]);
  });
  test("its corrected example raises nothing", () => {
    expect(said(corrected)).toEqual([]);
  });
  test("its fix, if it has one, mends it", () => {
    for (const { fix } of said(failing)) {
      if (fix !== undefined) expect(said(applied(failing, fix))).toEqual([]);
    }
  });
  test("its message is in the house's form", () => {
    for (const { message } of said(failing)) {
      expect(message).toMatch(/^[^A-Z]/);
      expect(message).not.toMatch(/\.$|token|expect(ed|ing)|undefined|null/);
    }
  });
});

test("the corpus raises every one of them", () => {
  const folder = fileURLToPath(new URL("../corpus/parse/", import.meta.url));
  const corpus = readdirSync(folder).map((file) => readFileSync(folder + file, "utf8"));
  const raised = new Set(
    corpus.flatMap((text) => [...text.matchAll(/\[(ECP\d+)\]/g)].map(([, code]) => code)),
  );
  expect(own.map(({ code }) => code).filter((code) => !raised.has(code))).toEqual([]);
});
