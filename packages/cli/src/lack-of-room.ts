/** Says in words that something ended for lack of room; undefined for any other error. Engines of JavaScript tell such ends apart by their messages alone. */
export function lackOfRoom(error: unknown): string | undefined {
  if (!(error instanceof RangeError)) return undefined;
  if (/Invalid string length/i.test(error.message)) {
    return "what is to be written is longer than a text can be (about 500 million characters); a smaller board, or another form, is shorter";
  }
  return /allocation|Invalid (array|typed array) length/i.test(error.message)
    ? "there is not enough memory for this problem"
    : undefined;
}
