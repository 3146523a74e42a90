/** A text that is too long is no lack of memory. */
import { expect, test } from "vitest";
import { lackOfRoom } from "../../packages/cli/src/lack-of-room.js";

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

test("a text that is longer than any can be", () => {
  expect(lackOfRoom(thrownBy(() => "x".repeat(2 ** 30)))).toMatch(/longer than a text can be/);
});

test("more than the memory holds", () => {
  expect(lackOfRoom(thrownBy(() => new ArrayBuffer(2 ** 52)))).toMatch(/not enough memory/);
  expect(lackOfRoom(thrownBy(() => new Array(2 ** 32)))).toMatch(/not enough memory/);
});

test("other errors are none of these", () => {
  expect(lackOfRoom(new RangeError("Maximum call stack size exceeded"))).toBeUndefined();
  expect(lackOfRoom(new Error("Invalid string length"))).toBeUndefined();
});
