/** Sentences about the whole board, and two in one. */
import { rule } from "../../grammar.js";
import type { Thing } from "../../meanings.js";
import { soMany } from "../../say.js";

/** All cells. */
const board: Thing = { variable: "cells", sort: "board", role: "line" };

export const boardSentences = [
  rule(
    "statement",
    ["the? board have <counted>"],
    ({ counted: { amount, noun } }) =>
      (scope) =>
        soMany(amount, noun, "cells", scope).text,
  ),
  rule(
    "statement",
    ["there be <counted> <where>", "<counted> <be> <where>"],
    ({ counted: { amount, noun }, where }) =>
      (scope) =>
        soMany(amount, noun, where(scope), scope).text,
  ),

  rule("sentence", "minimise|minimize the? <measure>", ({ measure }) => `minimize ${measure(board, [])}`),
  rule("sentence", "maximise|maximize the? <measure>", ({ measure }) => `maximize ${measure(board, [])}`),
  rule("sentence", "<statement>", ({ statement }) => statement([])),
  rule(
    "sentence",
    ["<statement:a> ,? and <statement:b>", "<statement:a> ;|, <statement:b>"],
    ({ a, b }) => `${a([])}; ${b([])}`,
  ),
].flat();
