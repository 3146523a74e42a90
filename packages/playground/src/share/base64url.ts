/** Bytes as text that may stand in an address: base64 with `-` and `_`, and nothing at its end. */

export function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The bytes up to the first sign that is none of this alphabet; `whole`: there was no such sign. */
export function fromBase64Url(text: string): {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly whole: boolean;
} {
  const known = /^[\w-]*/.exec(text)?.[0] ?? "";
  // Four signs are three bytes; one sign alone is less than a byte.
  const used = known.length % 4 === 1 ? known.slice(0, -1) : known;
  const binary = atob(used.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return { bytes, whole: used.length === text.length };
}
