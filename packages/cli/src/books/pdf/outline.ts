/** The path of an SVG as operators of PDF: lines and curves. */

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const operator = (name: string, ...values: readonly number[]): string =>
  [...values.map(number), name].join(" ");

/** A quarter of a circle by a curve. */
const QUARTER = 0.5523;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  operator("re", x, y, width, height);

export function circle(x: number, y: number, r: number): string {
  const k = QUARTER * r;
  return [
    operator("m", x + r, y),
    operator("c", x + r, y + k, x + k, y + r, x, y + r),
    operator("c", x - k, y + r, x - r, y + k, x - r, y),
    operator("c", x - r, y - k, x - k, y - r, x, y - r),
    operator("c", x + k, y - r, x + r, y - k, x + r, y),
    "h",
  ].join("\n");
}

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

export function outline(path: string): string {
  const parts: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const all = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    let kind = letter.toUpperCase();
    const isRelative = letter !== kind;
    const count = counts[kind] ?? 0;
    if (kind === "Z") {
      parts.push("h");
      [x, y] = [startX, startY];
      continue;
    }
    for (let at = 0; at + count <= all.length && count > 0; at += count) {
      const values = all.slice(at, at + count);
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      const point = (index: number): readonly [number, number] => [
        (values[index] ?? 0) + dx,
        (values[index + 1] ?? 0) + dy,
      ];
      const before = [x, y] as const;
      if (kind === "H") x = (values[0] ?? 0) + dx;
      else if (kind === "V") y = (values[0] ?? 0) + dy;
      else [x, y] = point(count - 2);
      switch (kind) {
        case "M":
          [startX, startY] = [x, y];
          parts.push(operator("m", x, y));
          kind = "L";
          break;
        case "C":
          parts.push(operator("c", ...point(0), ...point(2), x, y));
          break;
        case "Q": {
          const [cx, cy] = point(0);
          const towards = (from: number, to: number): number => from + (2 / 3) * (to - from);
          const [ax, ay, bx, by] = [
            towards(before[0], cx),
            towards(before[1], cy),
            towards(x, cx),
            towards(y, cy),
          ];
          parts.push(operator("c", ax, ay, bx, by, x, y));
          break;
        }
        case "A":
          parts.push(...arc(before, [x, y], values[0] ?? 0, values[3] === 1, values[4] === 1));
          break;
        default:
          parts.push(operator("l", x, y));
      }
    }
  }
  return parts.join("\n");
}

/** Of a circle, as all arcs of drawings are. */
function arc(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  radius: number,
  isLarge: boolean,
  isClockwise: boolean,
): readonly string[] {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  if (distance === 0) return [];
  const r = Math.max(radius, distance / 2);
  const away = Math.sqrt(Math.max(0, r * r - (distance / 2) ** 2)) * (isLarge === isClockwise ? -1 : 1);
  const cx = (x1 + x2) / 2 - (away * (y2 - y1)) / distance;
  const cy = (y1 + y2) / 2 + (away * (x2 - x1)) / distance;
  const from = Math.atan2(y1 - cy, x1 - cx);
  let turn = Math.atan2(y2 - cy, x2 - cx) - from;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / count;
  const k = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    const [cosA, sinA, cosB, sinB] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return operator(
      "c",
      cx + r * (cosA - k * sinA),
      cy + r * (sinA + k * cosA),
      cx + r * (cosB + k * sinB),
      cy + r * (sinB - k * cosB),
      cx + r * cosB,
      cy + r * sinB,
    );
  });
}
