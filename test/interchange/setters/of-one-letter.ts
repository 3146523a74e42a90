/** Packed text of so many codes, each of which says the text of the one before it and a letter more. */
export function ofOneLetter(codes: number): string {
  let bits = "00";
  const add = (value: number, width: number): void => {
    for (let place = 0; place < width; place++) bits += Math.floor(value / 2 ** place) % 2;
  };
  add("a".charCodeAt(0), 8);
  let [next, width, free] = [4, 3, 4];
  for (let code = 0; code < codes; code++) {
    add(next++, width);
    free--;
    if (free === 0) [free, width] = [2 ** width, width + 1];
  }
  add(2, width);
  const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return bits.replace(/.{1,6}/g, (six) => signs.charAt(Number.parseInt(six.padEnd(6, "0"), 2)));
}
