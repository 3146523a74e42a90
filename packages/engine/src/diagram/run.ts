import {
  ADD,
  CHECK,
  CLEAR,
  COLOUR,
  DROP,
  EDGE,
  ENTER,
  IF,
  LEAVE,
  LINK,
  MEET,
  MOVE,
  MUST,
  OPEN,
  RENUMBER,
  SETTLE,
  TAKE,
} from "./program.js";
import {
  enter,
  join,
  type Labels,
  leaveLabel,
  leaveMate,
  link,
  type Mates,
  meet,
  renumber,
  settleMate,
  type Tracker,
} from "./trackers.js";

/** Runs a program on a state, in place. False: the state cannot be gone on with, and its content does not matter. */
export function run(K: Int32Array, P: Int32Array, trackers: readonly Tracker[]): boolean {
  const end = P.length;
  let at = 0;
  while (at < end) {
    const word = P[at + 1] ?? 0;
    const second = P[at + 2] ?? 0;
    switch (P[at]) {
      case TAKE: {
        const bits = K[word] ?? 0;
        if ((bits & second) !== 0) return false;
        K[word] = bits | second;
        at += 3;
        break;
      }
      case MUST: {
        const bits = K[word] ?? 0;
        if ((bits & second) !== second) return false;
        K[word] = bits & ~second;
        at += 3;
        break;
      }
      case CLEAR:
        K[word] = (K[word] ?? 0) & ~second;
        at += 3;
        break;
      case COLOUR: {
        const mask = P[at + 3] ?? 0;
        const code = P[at + 4] ?? 0;
        const present = ((K[word] ?? 0) >>> second) & mask;
        const skip = P[at + 5] ?? 0;
        at += 6;
        if (present === 0) K[word] = (K[word] ?? 0) | (code << second);
        // Without colour it is used only once.
        else if (present !== code || code === mask) return false;
        else at += skip;
        break;
      }
      case ADD: {
        const mask = P[at + 3] ?? 0;
        const sum = ((K[word] ?? 0) >>> second) & mask;
        if (sum !== mask) {
          K[word] = ((K[word] ?? 0) & ~(mask << second)) | ((sum + (P[at + 4] ?? 0)) << second);
        }
        at += 5;
        break;
      }
      case OPEN:
        K[word] = (K[word] ?? 0) | ((P[at + 4] ?? 0) << second);
        at += 5;
        break;
      case CHECK: {
        const mask = P[at + 3] ?? 0;
        const sum = ((K[word] ?? 0) >>> second) & mask;
        if (sum !== mask) {
          if (sum < (P[at + 4] ?? 0) || sum > (P[at + 5] ?? 0)) return false;
          if (sum >= (P[at + 6] ?? 0) && sum <= (P[at + 7] ?? 0)) K[word] = (K[word] ?? 0) | (mask << second);
        }
        at += 8;
        break;
      }
      case MOVE: {
        const mask = P[at + 3] ?? 0;
        const bits = K[word] ?? 0;
        const next = P[at + 5 + ((bits >>> second) & mask)] ?? -1;
        if (next < 0) return false;
        K[word] = (bits & ~(mask << second)) | (next << second);
        at += 5 + (P[at + 4] ?? 0);
        break;
      }
      case IF: {
        const state = ((K[word] ?? 0) >>> second) & (P[at + 3] ?? 0);
        const isSo = P[at + 6 + state] === 1;
        at += 6 + (P[at + 5] ?? 0) + (isSo ? 0 : (P[at + 4] ?? 0));
        break;
      }
      case EDGE: {
        const u = P[at + 2] ?? 0;
        const v = P[at + 3] ?? 0;
        if (!join(K, trackers[word] as Mates, u, v, P[at + 4] ?? 0, P[at + 5] ?? 0)) return false;
        at += 6;
        break;
      }
      case LEAVE:
        if (!leaveMate(K, trackers[word] as Mates, second, P[at + 3] ?? 0)) return false;
        at += 4;
        break;
      case ENTER:
        if (!enter(K, trackers[word] as Labels, second, P[at + 3] ?? 0)) return false;
        at += 4;
        break;
      case MEET:
        if (!meet(K, trackers[word] as Labels, second, P[at + 3] ?? 0)) return false;
        at += 4;
        break;
      case LINK:
        if (!link(K, trackers[word] as Labels, second, P[at + 3] ?? 0)) return false;
        at += 4;
        break;
      case DROP:
        if (!leaveLabel(K, trackers[word] as Labels, second)) return false;
        at += 3;
        break;
      case SETTLE:
        settleMate(K, trackers[word] as Mates, second);
        at += 3;
        break;
      case RENUMBER:
        renumber(K, trackers[word] as Labels);
        at += 2;
        break;
      default:
        throw new Error(`a program has no operation ${P[at]}`);
    }
  }
  return true;
}
