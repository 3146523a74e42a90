/** One mistake, one message. */
import { expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/index.js";
import { noFiles } from "../support/hosts.js";

test.each([
  ["4 by 4", "ECP3029"],
  ["4, 4", "ECP3029"],
  ["of 4 x 4", "ECP3029"],
  ["4 x 4 x", "ECP1012"],
])("`board %s` is wrong once", (size, code) => {
  const text = `puzzle P\nboard ${size}\nfind shaded: yes/no\nexactly 1 shaded in each row\n`;
  expect(analyse("test.ecp", text, noFiles).diagnostics.map((each) => each.code)).toEqual([code]);
});
