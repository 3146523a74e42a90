/** The program of a thread of the pool: the order comes with the thread, pieces one after the other. */
import Tinypool from "tinypool";
import type { Order, Work } from "./work.js";
import { workOf } from "./work-of.js";

/** The next piece may be there before one is done. */
function inTurn(work: Work): Work {
  let last: Promise<unknown> = Promise.resolve();
  return (piece) => {
    const done = last.then(() => work(piece));
    last = done.catch(() => {});
    return done;
  };
}

const order: Order = Tinypool.workerData;
const work: Work = inTurn(workOf(order));

export default work;
