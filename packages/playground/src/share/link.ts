/**
 * A text and its view ↔ the fragment of an address, which no server ever sees. It begins with a version: links that are about in the world go
 * on working. Version 1 is `1.` and, compressed, a line of JSON (the view) with the text behind it, so that of a link that was cut the
 * beginning of the text is still there.
 */
import { fromBase64Url, toBase64Url } from "./base64url.js";
import { deflate, inflate } from "./inflate.js";
import { readViewState, type ViewState } from "./view-state.js";

export interface Shared {
  readonly text: string;
  readonly view: ViewState;
}

export type Opened =
  | { readonly kind: "nothing" }
  | { readonly kind: "shared"; readonly shared: Shared }
  /** A class of the examples, by the name of its file. */
  | { readonly kind: "example"; readonly name: string }
  /** `shared`: what of it can be read, where that is anything. */
  | { readonly kind: "broken"; readonly says: string; readonly shared?: Shared };

/** Bytes of a text and its view. */
export const largestText = 1 << 20;

const version = "1";

export async function writeLink({ text, view }: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(view)}\n${text}`);
  return `${version}.${toBase64Url(await deflate(bytes))}`;
}

/** `fragment`: without the `#`. */
export async function readLink(fragment: string): Promise<Opened> {
  if (fragment === "") return { kind: "nothing" };
  const example = /^example\/([\w-]+)$/.exec(fragment)?.[1];
  if (example !== undefined) return { kind: "example", name: example };
  const [, number, data = ""] = /^(\d+)\.(.*)$/s.exec(fragment) ?? [];
  if (number === undefined) return { kind: "broken", says: "This link holds no puzzle." };
  if (number !== version)
    return { kind: "broken", says: `This link was made by another version of this page (${number}).` };
  const { bytes, whole } = fromBase64Url(data);
  const inflated = await inflate(bytes, largestText);
  const shared = readShared(inflated.bytes);
  if (inflated.end === "too-large")
    return { kind: "broken", says: "This link holds more than 1 MB of text: it is not opened." };
  if (whole && inflated.end === "whole" && shared !== undefined) return { kind: "shared", shared };
  if (shared === undefined || shared.text.trim() === "")
    return { kind: "broken", says: "This link is damaged, and nothing of its text can be read." };
  return {
    kind: "broken",
    says: "This link is damaged: this is what of its text can be read.",
    shared,
  };
}

function readShared(bytes: Uint8Array): Shared | undefined {
  // The last sign may be cut in two.
  const all = new TextDecoder().decode(bytes).replace(/\uFFFD+$/, "");
  const line = all.indexOf("\n");
  if (line < 0) return undefined;
  try {
    return { view: readViewState(JSON.parse(all.slice(0, line))), text: all.slice(line + 1) };
  } catch {
    return undefined;
  }
}
