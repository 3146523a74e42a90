/** The instances of a file, any of them: the file is read and checked once a thread. */
import type { JsonObject } from "@ecp/compiler";
import { resultJson } from "@ecp/compiler";
import type { ExitCode } from "../exit-codes.js";
import { brokenInstances } from "../input/broken-instances.js";
import { chooseInstances, loadFile } from "../input/load.js";
import { resultOf } from "../report/results.js";
import { formatOf } from "../solving/options.js";
import { compilerSettings } from "../solving/session.js";
import { solveAndPrint } from "../solving/solve-and-print.js";
import { captured } from "./captured.js";
import { distantInterrupt, isStopped, type Order, ownDeadline, type Work } from "./work.js";

export function instanceWork(order: Order): Work {
  const { options, stop } = order;
  const loaded = loadFile(order.file, order.text);
  const { terminal, take } = captured(order.look);
  const session = {
    loaded,
    instances: chooseInstances(loaded, order.name),
    broken: brokenInstances(loaded.analysis) ?? new Map(),
    lost: false,
    settings: compilerSettings(options, terminal),
    interrupt: distantInterrupt(stop),
    deadline: ownDeadline(order.deadline),
    results: terminal.out,
  };
  const keeps = formatOf(options) === "json";
  return async (piece) => {
    const codes: ExitCode[] = [];
    const objects: JsonObject[] = [];
    if (piece.kind !== "instances") throw new Error("lines are other work");
    for (const instance of session.instances.slice(piece.from, piece.to)) {
      if (isStopped(stop)) break;
      const outcome = await solveAndPrint(instance, session, options, terminal);
      codes.push(outcome.exitCode);
      if (keeps) objects.push(resultJson(resultOf(outcome, loaded)));
    }
    return { ...take(), objects, codes };
  };
}
