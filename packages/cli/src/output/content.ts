/** A piece of output for a stream: text, or the bytes of a file of another kind. */
export type Content = string | Uint8Array;
