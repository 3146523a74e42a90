import type { Slots } from "./program.js";
import { ADD, CHECK, CLEAR, COLOUR, EDGE, LEAVE, MUST, OPEN, TAKE } from "./program.js";

/** A vertex that has no edge yet, one that is passed through, and, plus the slot of the other end, the end of a path. */
const FREE = 0;
const PASSED = 1;
const END = 2;

/** Runs a program on a state, in place. False: the state cannot be gone on with, and its content does not matter. */
export function run(K: Int32Array, P: Int32Array, slots: Slots | undefined): boolean {
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
      case EDGE:
        if (slots === undefined || !join(K, slots, word, second)) return false;
        at += 3;
        break;
      case LEAVE: {
        if (slots === undefined || slotAt(K, slots, word) >= END) return false;
        setSlot(K, slots, word, FREE);
        at += 2;
        break;
      }
      default:
        throw new Error(`a program has no operation ${P[at]}`);
    }
  }
  return true;
}

function slotAt(K: Int32Array, slots: Slots, slot: number): number {
  const within = slot % slots.perWord;
  const word = slots.word + (slot - within) / slots.perWord;
  return ((K[word] ?? 0) >>> (within * slots.bits)) & ((1 << slots.bits) - 1);
}

function setSlot(K: Int32Array, slots: Slots, slot: number, value: number): void {
  const within = slot % slots.perWord;
  const word = slots.word + (slot - within) / slots.perWord;
  const shift = within * slots.bits;
  K[word] = ((K[word] ?? 0) & ~(((1 << slots.bits) - 1) << shift)) | (value << shift);
}

/** Adds an edge. A loop may be closed if it is then the only thing there is; nothing can follow it. */
function join(K: Int32Array, slots: Slots, u: number, v: number): boolean {
  if (((K[slots.closedWord] ?? 0) & slots.closedMask) !== 0) return false;
  const a = slotAt(K, slots, u);
  const b = slotAt(K, slots, v);
  if (a === PASSED || b === PASSED) return false;
  if (a === END + v) {
    for (let s = 0; s < slots.count; s++) {
      if (s !== u && s !== v && slotAt(K, slots, s) >= END) return false;
      setSlot(K, slots, s, FREE);
    }
    K[slots.closedWord] = (K[slots.closedWord] ?? 0) | slots.closedMask;
    return true;
  }
  const otherOfU = a === FREE ? u : a - END;
  const otherOfV = b === FREE ? v : b - END;
  if (a !== FREE) setSlot(K, slots, u, PASSED);
  if (b !== FREE) setSlot(K, slots, v, PASSED);
  setSlot(K, slots, otherOfU, END + otherOfV);
  setSlot(K, slots, otherOfV, END + otherOfU);
  return true;
}
