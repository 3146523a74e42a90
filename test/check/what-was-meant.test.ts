/** Slips of a first file: one message each, with what to write instead. */
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";

const head = `puzzle P
board 4 x 4
given room: region
given count: number on rooms
given left: number on rows
given sign: {wide, tall}
find shaded: yes/no
find digit: 1..4 or none
let turn(c) = c.digit = 2
`;

test.each([
  // the layer by itself, where a variable stands for its element
  ["for each room r with count: exactly count shaded in r", "ECP3007", "did you mean `r.count`?"],
  [
    "for each room r, cell c in r with digit: digit <= r.count",
    "ECP3007",
    "write `for each room r, cell c in r with digit: c.digit <= r.count`",
  ],
  [
    "for each room r: shaded = yes",
    "ECP3007",
    "`x is shaded`, where x is the cell: `for each cell x where x is shaded: …`",
  ],
  [
    "increasing(max(max(c.digit + 1, d.digit + 1, c.digit + d.digit, 1) for d in neighbours of c) for c in shaded)",
    "ECP3007",
    "`shaded` has no order of its own (`cells where shaded` are in the order of reading); say it of neighbours: `for each link (x, y) where x is shaded and y is shaded: …`, or find `paths`",
  ],
  ["for each row r with left: exactly left shaded in r", "ECP3004", "did you mean `r.left`?"],
  // words of rule books
  [
    "for each neighbouring cells x, y: x.digit != y.digit",
    "ECP2012",
    "write `for each link (x, y): x.digit != y.digit`",
  ],
  ["each room r: exactly 1 shaded in r", "ECP1012", "write `for each room r: exactly 1 shaded in r`"],
  ["connected cells with shaded", "ECP2002", "did you mean `connected(cells with …)`?"],
  ["for each row r: all different", "ECP1014", "write `for each row r: different(x.digit for x in r)`"],
  ["count(c in each cell where c.digit = 2) = 1", "ECP1012", "write `in cells`"],
  ["count(c in all cells where c.digit = 2) = 1", "ECP1014", "write `in cells`"],
  ["count(b in each box where size(b) = 2) = 1", "ECP1012", "write `in boxes`"],
  ["count(c in each city where c = 2) = 1", "ECP1012", "write `in cities`"],
  ["all different in each row", "ECP1012", "write `for each row s: different(x.digit for x in s)`"],
  ["different digits in each row", "ECP1015", "write `for each row s: different(x.digit for x in s)`"],
  ["different(digit) in each row", "ECP1012", "write `for each row s: different(x.digit for x in s)`"],
  // a clause of English behind the names of a head
  [
    "for each rooms r, s of the same size: r.count != s.count",
    "ECP1014",
    "the form is `for each rooms r, s where …: …`",
  ],
  [
    'rule "R": for each room r that is not too large: r.count = 1',
    "ECP1014",
    "the form is `for each room r where …: …`",
  ],
  // a line of drawing that says nothing
  [
    "show sign",
    "ECP1014",
    "its values are drawn without this line; a look follows it, as in `show sign as star`",
  ],
  // a thing of another kind
  ["for each cell c: c.digit = row", "ECP2002", "write `for each cell c: c.digit = c.row`"],
  [
    "for each cell c: exactly 1 shaded in neighbours",
    "ECP2002",
    "write `for each cell c: exactly 1 shaded in c.neighbours`",
  ],
  ["for each cell c where c has tall: c is shaded", "ECP2002", "did you mean `is tall`?"],
  ["exactly 1 turn in each row", "ECP2002", "did you mean `count(x in … where turn(x))`?"],
  [
    "for each row i, column j where has(cell(i, j)): cell(i, j) is shaded",
    "ECP1012",
    "the form is `board has cell(…)`",
  ],
  [
    "for each cell c: count(x in look(c, right) until x.column = 3 where shaded) = 1",
    "ECP1015",
    "the form is `until (column = …)`",
  ],
  ["for each row r where column = r: r1c1 is shaded", "ECP2002", undefined],
  ["for each row r, cell c in r where column = r: c is shaded", "ECP2002", "did you mean `c.column`?"],
  ["for each row r, link (x, y) where column = r: x is shaded", "ECP2002", "did you mean `x.column`?"],
  ["for each cell c: count(x in c.neighbours where wide) = 1", "ECP3004", "did you mean `x is wide`?"],
  ["find area: rectangle", "ECP2011", "did you mean `region`?"],
  ["find road: loop", "ECP2011", "did you mean `yes/no on links`?"],
])("%s", (line, code, help) => {
  const { diagnostics } = analyse("test.ecp", `${head}${line}\n`, noFiles);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map((each) => [each.code, each.help])).toEqual([[code, help]]);
});
