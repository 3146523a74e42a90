/** The i-th term, from 1, of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … (Luby, Sinclair, Zuckerman 1993). */
export function luby(i: number): number {
  let k = 1;
  let rest = i;
  for (;;) {
    const whole = 2 ** k - 1;
    if (rest === whole) return 2 ** (k - 1);
    if (rest < whole) {
      rest -= 2 ** (k - 1) - 1;
      k = 1;
    } else k++;
  }
}
