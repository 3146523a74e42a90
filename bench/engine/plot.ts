/** Bars on a logarithmic scale: how many times as long as this engine each peer takes; one row for each instance. */
import type { Row } from "./engine.bench.js";

const COLOURS = ["#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#b07aa1"];
const [LEFT, WIDTH, BAR, GAP, TOP] = [230, 560, 9, 10, 64];

export function plot(rows: readonly Row[]): string {
  const peers = [...new Set(rows.flatMap((row) => row.peers.map((peer) => peer.name)))];
  const shown = rows.filter((row) => row.peers.length > 0);
  const most = Math.max(10, ...shown.flatMap((row) => row.peers.map((peer) => peer.ratio)));
  const least = Math.min(1, ...shown.flatMap((row) => row.peers.map((peer) => peer.ratio)));
  const low = Math.floor(Math.log10(least));
  const high = Math.ceil(Math.log10(most));
  const x = (ratio: number): number => LEFT + ((Math.log10(ratio) - low) / (high - low)) * WIDTH;
  const parts: string[] = [];
  const text = (at: number, y: number, anchor: string, says: string): void => {
    parts.push(`<text x="${at.toFixed(1)}" y="${y}" text-anchor="${anchor}">${says}</text>`);
  };
  let y = TOP;
  for (const row of shown) {
    text(LEFT - 8, y + (BAR * row.peers.length) / 2 + 4, "end", row.name);
    for (const peer of row.peers) {
      const [from, to] = [Math.min(x(1), x(peer.ratio)), Math.max(x(1), x(peer.ratio))];
      const colour = COLOURS[peers.indexOf(peer.name) % COLOURS.length];
      parts.push(
        `<rect x="${from.toFixed(1)}" y="${y}" width="${Math.max(1, to - from).toFixed(1)}" height="${BAR - 1}" fill="${colour}"/>`,
      );
      text(to + 4, y + BAR - 1, "start", peer.ratio.toFixed(peer.ratio < 10 ? 1 : 0));
      y += BAR;
    }
    y += GAP;
  }
  const lines: string[] = [];
  for (let power = low; power <= high; power++) {
    const at = x(10 ** power).toFixed(1);
    lines.push(
      `<line x1="${at}" x2="${at}" y1="${TOP - 8}" y2="${y}" stroke="${power === 0 ? "#333" : "#ddd"}"/>`,
    );
    lines.push(`<text x="${at}" y="${TOP - 12}" text-anchor="middle">${10 ** power}</text>`);
  }
  const legend = peers.map((name, k) => {
    const at = LEFT + 150 * k;
    return `<rect x="${at}" y="26" width="10" height="10" fill="${COLOURS[k % COLOURS.length]}"/><text x="${at + 15}" y="35">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + WIDTH + 50}" height="${y + 10}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${LEFT}" y="16" font-size="13">Time taken by others, as a multiple of this engine's (1: as fast; logarithmic)</text>
${[...legend, ...lines, ...parts].join("\n")}
</svg>
`;
}
