/** One mistake, one message. */
import { expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/index.js";
import { noFiles } from "../support/hosts.js";

test.each(["4 by 4", "4, 4", "of 4 x 4", "4 x 4 x"])("`board %s` is wrong once", (size) => {
  const text = `puzzle P\nboard ${size}\nfind shaded: yes/no\nexactly 1 shaded in each row\n`;
  expect(analyse("test.ecp", text, noFiles).diagnostics.map(({ code }) => code)).toEqual(["ECP3029"]);
});
