import { inflateSync } from "node:zlib";

/** Of a file of PDF, whose content is compressed. */
export function parts(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/Length (\d+)[^>]*>>\nstream\n/g)].map(
    ({ 0: { length: head }, 1: length, index }) => {
      const from = index + head;
      const part = pdf.subarray(from, from + Number(length));
      return (part[0] === 0x78 ? inflateSync(part) : part).toString("latin1");
    },
  );
}
