/** Boards of two sorts that only blocks decide: lamps that are apart, and twos that do not touch at corners either. */
export const lamps = `puzzle Lamps
find lamp: yes/no

exactly 10 lamp in each row
rule "Lamps are apart": for each link (x, y): not (x is lamp and y is lamp)

instance of Lamps:
  board 1x19
`;

export const twos = `puzzle Twos
given zone: region
find n: 1..2

for each zone z: count(c in z where c.n = 2) = 6
rule "No two twos touch": for each cell x: if x.n = 2: count(c in x.around where c.n = 2) = 0

instance of Twos:
  zone:
    z z z z z z z z z z z
    z z z z z z z z z z z
`;
