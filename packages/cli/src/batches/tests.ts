/** Files of instances that are held to what they say of themselves: a piece is some of the files. */
import type { JsonObject } from "@ecp/compiler";
import type { ExitCode } from "../exit-codes.js";
import { formatOf } from "../solving/options.js";
import { printTested, testedJson, testFile } from "../testing/test-file.js";
import { captured } from "./captured.js";
import { distantInterrupt, isStopped, type Order, type Work } from "./work.js";

export function testWork({ files = [], options, look, stop }: Order): Work {
  const { terminal, take } = captured(look);
  const interrupt = distantInterrupt(stop);
  const isText = formatOf(options) === "text";
  return async (piece) => {
    const codes: ExitCode[] = [];
    const objects: JsonObject[] = [];
    if (piece.kind !== "instances") throw new Error("lines are other work");
    for (const file of files.slice(piece.from, piece.to)) {
      if (isStopped(stop)) break;
      for await (const each of testFile(file, options, interrupt, terminal)) {
        codes.push(each.exitCode);
        objects.push(testedJson(each));
        if (isText) printTested(each, terminal);
      }
    }
    return { ...take(), objects, codes };
  };
}
