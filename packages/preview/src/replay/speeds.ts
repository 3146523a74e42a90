/** How fast a film can go, in frames a second, and how fast it goes at first. */
export const speeds: readonly number[] = [1, 2, 4, 10, 20];
export const firstSpeed = 4;
