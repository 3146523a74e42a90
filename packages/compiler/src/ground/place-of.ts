/** The index of a value in an ascending domain; -1 if it is not there. Most domains have no gaps, and then nothing is searched for. */
import type { ValueCode } from "../ground.js";

export function placeInDomain(domain: readonly ValueCode[], value: ValueCode): number {
  const guess = value - (domain[0] ?? 0);
  // Not read beyond its ends: reads that miss an array are slow, and code that met one is compiled anew.
  if (guess >= 0 && guess < domain.length && domain[guess] === value) return guess;
  let from = 0;
  let to = Math.min(guess, domain.length) - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const there = domain[middle] ?? value;
    if (there === value) return middle;
    if (there < value) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}
