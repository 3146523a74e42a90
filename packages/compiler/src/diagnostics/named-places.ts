/** Help where a field of a table is taken for a place of the board: a table has values, and no places. */
export const placesNamed = (places: readonly string[]): string => {
  const [first = "", second = "", ...others] = places;
  const listed = [first, second, ...(others.length > 0 ? ["…"] : [])];
  return `a table has values, and no places: give the places their names as values, \`given name: {${listed.join(", ")}}\` with \`name: ${listed.join(" ")}\` in the data, and ask for a cell by \`a.name = p[1]\``;
};
