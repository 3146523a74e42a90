/**
 * Bytes, compressed by the platform. Inflated text came from a stranger: it is bounded, and the part before a fault is kept.
 */

const format = "deflate";

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export interface Inflated {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `broken`: its end is missing or something in it is wrong. `too-large`: there is more than was asked for. */
  readonly end: "whole" | "broken" | "too-large";
}

/** So many bytes are given at once: they inflate to some 64 KB at most, so that little is ever held beyond the bound. */
const step = 64;

export async function inflate(compressed: Uint8Array<ArrayBuffer>, most: number): Promise<Inflated> {
  const stream = new DecompressionStream(format);
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const feed = async (): Promise<void> => {
    for (let at = 0; at < compressed.length; at += step) await writer.write(compressed.slice(at, at + step));
    await writer.close();
  };
  // A fault shows on the side that is read.
  const fed = feed().catch(() => {});
  let end: Inflated["end"] = "whole";
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      size += next.value.length;
      if (size <= most) continue;
      end = "too-large";
      break;
    }
  } catch {
    end = "broken";
  }
  if (end === "too-large") {
    // Either side may have failed already.
    reader.cancel().catch(() => {});
    writer.abort().catch(() => {});
  } else await fed;
  return { bytes: joined(chunks, Math.min(size, most)), end };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(0, length - at);
    all.set(part, at);
    at += part.length;
  }
  return all;
}
