/** Text in Helvetica, which each reader of PDF has: its widths, and how signs are written. */

/** Of the signs from the space to `~`, in thousandths of the size. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const USUAL = 556;

/** Signs that the encoding has at other numbers than Unicode. */
const moved: Readonly<Record<string, number>> = {
  "€": 0x80,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
};

/** Signs that it does not have, by those that say the same. */
const alike: Readonly<Record<string, string>> = {
  "♛": "Q",
  "♚": "K",
  "♜": "R",
  "♝": "B",
  "♞": "N",
  "♟": "P",
  "★": "*",
  "→": ">",
  "←": "<",
  "↑": "^",
  "↓": "v",
  "≥": ">=",
  "≤": "<=",
  "≠": "!=",
  "−": "-",
};

const plain = (text: string): string => [...text].map((sign) => alike[sign] ?? sign).join("");

export const textWidth = (text: string, size: number): number =>
  ([...plain(text)].reduce((sum, sign) => sum + (widths[(sign.codePointAt(0) ?? 0) - 32] ?? USUAL), 0) *
    size) /
  1000;

/** As it stands between parentheses in a PDF, in ASCII alone. */
export const written = (text: string): string =>
  [...plain(text)]
    .map((sign) => {
      const code = moved[sign] ?? sign.codePointAt(0) ?? 0;
      if (code < 32 || (code > 126 && code < 160 && moved[sign] === undefined) || code > 255) return "?";
      if (code > 126) return `\\${code.toString(8).padStart(3, "0")}`;
      return /[()\\]/.test(sign) ? `\\${sign}` : sign;
    })
    .join("");
