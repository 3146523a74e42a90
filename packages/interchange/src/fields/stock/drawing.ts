/**
 * A piece as it is drawn, rows of `#` and `.`, and as addresses spell it: its width and its height, a digit of base 36 each, then its cells row by
 * row, five in each digit of base 32, without the zeros at the end.
 */
export type Drawing = readonly string[];

const BITS = 5;

/** Undefined where the text is none, or has no cell. */
export function readPiece(text: string): Drawing | undefined {
  const [, size, digits] = /^([1-9a-z][1-9a-z])([0-9a-v]*)$/.exec(text) ?? [];
  const [, wide, signs] = /^(\d{1,2}):([01]+)$/.exec(text) ?? [];
  if (signs !== undefined) return cut(signs, Number(wide));
  if (size === undefined || digits === undefined) return undefined;
  const [width, height] = [...size].map((digit) => Number.parseInt(digit, 36));
  const bits = [...digits]
    .map((digit) => Number.parseInt(digit, 32).toString(2).padStart(BITS, "0"))
    .join("");
  const length = (width ?? 0) * (height ?? 0);
  return cut(bits.slice(0, length).padEnd(length, "0"), width ?? 0);
}

/** Without empty rows and columns at its rim. */
function cut(bits: string, width: number): Drawing | undefined {
  const rows: string[] = [];
  for (let at = 0; at < bits.length; at += width)
    rows.push(
      bits
        .slice(at, at + width)
        .padEnd(width, "0")
        .replaceAll("0", ".")
        .replaceAll("1", "#"),
    );
  return tight(rows);
}

export function tight(rows: Drawing): Drawing | undefined {
  const full = rows.flatMap((row, at) => (row.includes("#") ? [at] : []));
  const [top, bottom] = [full[0], full.at(-1)];
  if (top === undefined || bottom === undefined) return undefined;
  const kept = rows.slice(top, bottom + 1);
  const left = Math.min(...kept.map((row) => (row.includes("#") ? row.indexOf("#") : row.length)));
  const right = Math.max(...kept.map((row) => row.lastIndexOf("#")));
  return kept.map((row) => row.slice(left, right + 1).padEnd(right + 1 - left, "."));
}

/** Undefined where a side is too long. */
export function writePiece(rows: Drawing): string | undefined {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  if (width > 35 || height > 35) return undefined;
  const bits = rows.join("").replaceAll(".", "0").replaceAll("#", "1");
  const digits = (bits.match(/.{1,5}/g) ?? []).map((five) =>
    Number.parseInt(five.padEnd(BITS, "0"), 2).toString(32),
  );
  return `${width.toString(36)}${height.toString(36)}${digits.join("")}`.replace(/0+$/, "");
}

/** One text for all ways in which a piece can lie. */
export function keyOfPiece(rows: Drawing): string {
  const ways: string[] = [];
  let way: Drawing = rows;
  for (let turn = 0; turn < 4; turn++) {
    ways.push(way.join("/"), way.toReversed().join("/"));
    way = turned(way);
  }
  return ways.toSorted()[0] ?? "";
}

const turned = (rows: Drawing): Drawing =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, column) =>
    rows
      .map((row) => row.charAt(column))
      .toReversed()
      .join(""),
  );
