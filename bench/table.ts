/** Figures in columns, for the eye; the median of several runs is what a row quotes. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Milliseconds of one call. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The median time of several calls, after one that is not counted. */
export function medianTime(work: () => void, runs = 5): number {
  work();
  return median(Array.from({ length: runs }, () => timed(work)));
}

export const milliseconds = (value: number): string =>
  value < 10
    ? `${value.toFixed(2)} ms`
    : value < 1000
      ? `${value.toFixed(0)} ms`
      : `${(value / 1000).toFixed(2)} s`;

export const ratio = (value: number): string => `${value.toFixed(2)} x`;

/** A table in Markdown, in columns. */
export function tableText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => (row[i] ?? "").length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(header), rule, ...rows.map(line)].join("\n");
}

export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(tableText(header, rows));
}
