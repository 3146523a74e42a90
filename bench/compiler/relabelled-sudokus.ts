/** Many Sudokus out of few: digits renamed, the grid turned, bands and rows within them exchanged. Seeded, so that every run has the same. */

/** Mulberry32. */
function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  return order;
}

/** Rows in bands of three: bands exchanged, and rows within each. */
const rowOrder = (random: () => number): number[] =>
  shuffled(3, random).flatMap((band) => shuffled(3, random).map((row) => band * 3 + row));

export function relabelled(lines: readonly string[], count: number, seed: number): string[] {
  const random = randomSource(seed);
  return Array.from({ length: count }, (_, k) => {
    const line = lines[k % lines.length] ?? "";
    const names = shuffled(9, random);
    const rows = rowOrder(random);
    const columns = rowOrder(random);
    const turned = random() < 0.5;
    let text = "";
    for (const r of rows) {
      for (const c of columns) {
        const digit = Number(line[turned ? c * 9 + r : r * 9 + c] ?? "0");
        text += digit === 0 ? "." : String((names[digit - 1] ?? 0) + 1);
      }
    }
    return text;
  });
}
