/** The instances of a file, any of them: each thread reads the file block by block (`blocks.ts`), and keeps what it knows of one block. */

import type { JsonObject } from "@ecp/compiler";
import { resultJson } from "@ecp/compiler";
import type { ExitCode } from "../exit-codes.js";
import { mistakesOfInstances } from "../input/broken-instances.js";
import { loadMended } from "../input/load.js";
import { resultOf } from "../report/results.js";
import { formatOf } from "../solving/options.js";
import { compilerSettings, type Session } from "../solving/session.js";
import { solveAndPrint } from "../solving/solve-and-print.js";
import { BLOCK } from "../thresholds.js";
import { type Blocks, textOfBlock } from "./blocks.js";
import { captured } from "./captured.js";
import { distantInterrupt, isStopped, type Order, ownDeadline, type Work } from "./work.js";

export function instanceWork(order: Order): Work {
  const { options, stop, blocks = { wanted: [], sections: [] } } = order;
  const { terminal, take } = captured(order.look);
  const common = {
    several: true,
    lost: false,
    settings: compilerSettings(options, terminal),
    interrupt: distantInterrupt(stop),
    deadline: ownDeadline(order.deadline),
    results: terminal.out,
  };
  let open: { readonly block: number; readonly session: Session } | undefined;
  const sessionOf = async (block: number): Promise<Session> => {
    if (open?.block !== block) {
      // The one before is let go first.
      open = undefined;
      open = { block, session: { ...common, ...(await loadBlock(order, blocks, block)) } };
    }
    return open.session;
  };
  const keeps = formatOf(options) === "json";
  return async (piece) => {
    const codes: ExitCode[] = [];
    const objects: JsonObject[] = [];
    if (piece.kind !== "instances") throw new Error("lines are other work");
    for (let at = piece.from; at < piece.to && !isStopped(stop); at++) {
      const session = await sessionOf(Math.floor(at / BLOCK));
      const instance = session.instances[at % BLOCK];
      if (instance === undefined) throw new Error("an instance of the file is not there");
      const outcome = await solveAndPrint(instance, session, options, terminal);
      codes.push(outcome.exitCode);
      if (keeps) objects.push(resultJson(resultOf(outcome, session.loaded)));
    }
    return { ...take(), objects, codes };
  };
}

async function loadBlock(
  { file, text }: Order,
  blocks: Blocks,
  block: number,
): Promise<Pick<Session, "loaded" | "instances" | "broken">> {
  const loaded = await loadMended(file, {}, textOfBlock(text, blocks, block));
  loaded.host.record(file, text);
  const wanted = new Set(blocks.wanted.slice(block * BLOCK, (block + 1) * BLOCK));
  return {
    loaded,
    instances: loaded.analysis.typed.instances.filter(({ span }) => wanted.has(span.start)),
    broken: mistakesOfInstances(loaded.analysis) ?? new Map(),
  };
}
