/** The measures by which ways to search are compared, as people read them. */
import { groupedDigits } from "@ecp/compiler";
import type { Taken } from "./search-one-way.js";

export interface Measure {
  readonly name: keyof Taken;
  readonly title: string;
  readonly inWords: (value: number) => string;
}

export const measures: readonly Measure[] = [
  { name: "nodes", title: "nodes", inWords: (value) => groupedDigits(value) },
  { name: "updates", title: "updates", inWords: (value) => groupedDigits(value) },
  { name: "bytes", title: "memory", inWords: memoryInWords },
  { name: "milliseconds", title: "time", inWords: timeInWords },
];

function memoryInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < 2 ** 20 ? [bytes / 1024, "kB"] : [bytes / 2 ** 20, "MB"];
  return `${short(size)} ${unit}`;
}

function timeInWords(milliseconds: number): string {
  return milliseconds < 1000 ? `${short(milliseconds)} ms` : `${short(milliseconds / 1000)} s`;
}

/** Three digits, as far as they say something. */
const short = (value: number): string =>
  value >= 100 ? groupedDigits(Math.round(value)) : String(Number(value.toPrecision(value < 1 ? 1 : 2)));
