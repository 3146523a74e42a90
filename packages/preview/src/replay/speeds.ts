/** The speeds of a film in frames a second, and the one that it has at first. */
export const speeds: readonly number[] = [1, 2, 4, 10, 20];
export const firstSpeed = 4;
