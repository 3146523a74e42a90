/** What a thread of the pool runs: the order comes with the thread, pieces one after the other. */
import Tinypool from "tinypool";
import type { Order, Work } from "./work.js";
import { workOf } from "./work-of.js";

const order: Order = Tinypool.workerData;
const work: Work = workOf(order);

export default work;
