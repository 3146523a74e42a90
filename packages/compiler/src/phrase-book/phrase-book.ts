/**
 * Sentences of rule books in the words of the grammar, with the letters of `slots.ts` in the place of names: those that it reads; behind `>` others that
 * mean the same as the one above them; behind `==>` the rule where the grammar reads none. Written by `npm run generate` from test/phrasings/.
 */
export const phraseBook = `
# Cs not be in the same F area
# F cells in a row not be
# Fs be at least #1 cells apart
# Fs not be on the same P
# Fs not share a corner or a side
Fs not touch eachother diagonallytoo
no F be next to another F diagonallytoo
# Ns a knight 's move apart not be equal
# Ns in a column not differ by #1
# Ns that differ by #1 not share an edge
# Rs of the same shape not touch
# Ts sit between F and F1
# and #1 be in the first column
# be in the middle
# be in the top left corner
# cells in a row not have the same N
# consecutive cells in a row not be alike
# consecutive cells of the P have different Cs
> no step of the P be at the same C
# days F for T
# even Ns not be neighbours
# groups of F cells not have the same size
# groups of the same size not share a side
# in a row not be equal
# not be in a corner
# occurs as often as #1 in each row
# occurs as often as #1 in row #2
# occurs more often than #1 in F cells
# parcels that be X go into the same T ==> for each p in X: some(a.T1 = p[1] and b.T1 = p[#] and a.T = b.T for a, b in cells)
2 Cs not share a F ==> for each group g of cells where F: count(c in g where c has C) <= 1
3 consecutive cells diagonallytoo not all have the same T ==> for each consecutive cells a, b, c in each row, column, diagonal: not (a.T = b.T and b.T = c.T)
Bs not cover Fs
Bs not touch eachother diagonallytoo
Bs of the same shape not touch orthogonally
Cs be in F cells
each cell with a C be F
Cs count the F cells among their neighbours
the Cs tell howmany of the neighbouring cells be Fs
> howmany a C tells howmany Fs be adjacent to it
Cs not be part of a F
> no C cell belongs to the F
Cs on odd Ns be Fs
F 's T be F1
Fs stand on F1
the cell in the F cell have a F1
on F somebody Ts F1
whoever have F Ts F1
the F owner comes in F1
whoever Ts F comes on F1
the F drinker comes on F1
the cell with the F Ts F1
the cell with the F comes on F1
F 's left neighbour have the F1
F 's neighbours T F1
F F1 at most # Ys in a row
F F1 on F2 and F3
F F1 only on F2
F and F1 be # cells apart
F and F1 be in different Rs
F and F1 be together # years old
F and F1 not be both F2
F and F1 not be in the same column
F and F1 not work in the same column
F and F1 not sit opposite eachother
F and F1 not work on the same Y
F and F1 sit at the same R
F and F1 sit together
F 's cell be next to the F1 's cell
> each F have a F1 right beside it , orthogonally
F and away games alternate
F be # cells away from F1
the F drinker lives # cells from F1
F be # year older than F1
F be # years younger than F1
F be F1 more often than F2
F be F1 on F2 or F3
F works F1 on F2 or F3
F be beside F1 and F2
F be between F1 and F2
F be free when F1 be free ==> for each cell c where c.row is F1 and c has no T: no F in c.column
F be in N #
F teaches in N #
whoever Ts F comes on N #
the F drinker comes on N #
whenever F teaches , the N be #
the cell with the F comes on the first N
F be in cell #
F be in cell # or #1
F be in the leftmost cell
F be in the middle
F be left of F1 in each row
F be next to F1
each F have a F1 as a neighbour
Fs only be placed orthogonally adjacent to F1s
F be older than F1
F be somewhere to the right of F1
F be the F1 , or F2 be
F be the neighbour of F1 or of F2
F be the youngest
F belong to the first cell
F be drunk in the first cell
F calls F1 a F2 ==> for each cells x, y where x is F and y is F1: (x is not F2) = (y is F2)
F cells at the border be connected
F cells be connected
F cells be smaller than all their neighbours
F cells form groups of at least # cells
F cells have larger Ns than their neighbours
F cells have no O
F cells have odd Cs only
F cells have prime Ns
F cells in the same column not be adjacent
there be no # consecutive F cells vertically
F cells not be alone
> each F cell be adjacent to another F squareshaped
F cells not have the N #
F cells touch only at corners ==> for each link (a, b): not (a is F and b is F)
F claims that there be exactly # F1s
F groups be l - trominoes
F groups of the same size not touch eachother diagonally
F have # neighbours
F have F1 F2
F have F1 first
F have F1 or F2
F Ts F1 or F2
the F drinker comes on F1 or F2
F have at F1 in round #
F have at most # C to spare ==> sum(c.C for c in cells where c is F) <= #
F have at most # F1 match
F have away in the first round
F have more N than F1
F scored more N than F1
F have neither F1 nor F2
F Ts neither F1 nor F2
F have no free hour between 2 lessons ==> for each cells x, y where x is F and y is F: for each column k where x.column < k and k < y.column: at least 1 F in k
> F 's lessons follow eachother without a gap
F have the majority in exactly # Rs
F lives as far from the F1 as F2
F lives at # end and F1 at the other
F lives at least # cells away from F1
F lives closer to the F1 than F2
F lives further left than both F1 and F2
F lives in an even numbered cell
F lives in the cell before the last
F lives in the first or the last cell
F lives in the second cell from the left
F lives in the second or the third cell
F lives neither in cell # nor in cell #1
F lives next to F1 or next to F2
F meets F1 in the last round
F not be F1 on F2
F not be Q
F not works on Q
the F drinker not be Q
F not be in a
F not be in cell # or #1
F not be in first cell
F not be in the last hour
F not be in the last row
F not be next to F1
Fs and F1s not be adjacent
F not be older than F1
F not be the F1
Fs not stand on F1s
Fs only be placed in cells without a F1
the F 's owner not T F1
F not have F1 and F2 be older than F3
F not T F1 and F2 be older than F3
F not have F1 or F2
F not T F1 or F2
F not sit at either end
F not sit beside F1 or F2
F not sit between F1 and F2 ==> for each cell c: if c is F: not (some(x is F1 for x in c.neighbours) and some(x is F2 for x in c.neighbours))
F not sit on the left of F1
F not work on F1
F not works on F1
F occurs as often as F1 in each R
F occurs as often as F1 in row #
F only appears in the first row
F or F1 have the F2
either F or F1 Ts F2
F says that F1 be a F2
F says that F1 not be a F2
F says that he lives in the first cell
F sits at # end
F sits at the R of F1
F sits beside F1 ; F2 sits beside F3
F sits between F1 and F2
the F drinker sits between F1 and F2
F sits closer to F1 than to F2
F sits further left than F1
F sits in the last cell
F sits in the middle
F sits in the second cell from the right
F sits in the third cell from the left
F sits opposite F1
F sits to the right of F1
F teaches F1 before F2 ==> for each cells x, y where x is F and y is F and x.row is F1 and y.row is F2: x.column < y.column
F wants F1 or F2 on at least 1 side ==> for each cell c where c is F: some(x.T in {F1, F2} for x in c.neighbours)
Fs and F1s not stand in the same row
Fs be at least # cells away from eachother
Fs be inside the L or on it
Fs be kept outside
Fs be placed only on the border
Fs be straight
each F occupies cells in a straight line
Fs form a single closed loop
Fs have away from the cells around a C diagonallytoo ==> for each cell c with C: exactly 0 F in c.around
Fs have no equal neighbours
Fs have odd Ns and F1s have even Ns
Fs in different Rs not be adjacent
# F cells in neighbouring Rs not share a side
Fs in the middle column be F1
Fs lie outside the L
Fs not attack eachother
Fs not be adjacent
no # Fs share a side
F cells not share an edge
Fs touch eachother only diagonally
Fs not be in the same B
no B covers more than # F
Fs not be in the same row as a F1
Fs not be placed in cells with Cs
Fs not have Ts
no T shares its cell with a F
Fs not see eachother diagonally
Fs not touch
no Fs be touching
no F touch another
Fs not touch diagonally
Fs only stand on F1 squareshaped ==> for each cell c: if c is F: c is F1
Fs outside , F1 inside
the E encloses all F and no F1
Ns be different in each row
no N occurs # times in a row
Ns greater than # not be adjacent
Ns increase going right
> from left to right the Ns get larger and larger
Ns next to eachother in a row not be consecutive
Ns not decrease from left to right
Ns not decrease going down
Ns not increase from top to bottom
Ns on the main diagonal increase from top to bottom
Ns that follow eachother touch
each N be around the N before it
> consecutive Ns be touch , at least diagonally
O be howmany N in its row
O cells be F
O cells not be F
Ps have at least # cells
Ps not end in the first row
Ps not pass through Fs
Fs not be part of any P
Q 's N be greater than Q1 's N ==> Q.N > Q1.N
Q , Q1 and Q2 be odd
Q F implies Q1 F ==> Q is F implies Q1 is F
Q and Q1 be either both Fs or both honest ==> Q.F = Q1.F
Q and Q1 be in consecutive Ns
Q and Q1 arrive in consecutive Ns
Q and Q1 be in different Ts
Q and Q1 travel in different Ts
Q and Q1 be in the same T
Q and Q1 be of the same kind
Q and Q1 be the same T
Q and Q1 have different Ns
Q and Q1 not be #
Q and Q1 not be in the same T
Q and Q1 take cell on the same N ==> Q.N = Q1.N
Q and Q1 together be # years old
Q and Q1 together be as old as Q2
Q be # Ns after Q1
Q runs # Ns after Q1
Q be # times as old as Q1
Q be # times the sum of Q1 and Q2
Q be # years old
Q be # years older than Q1
Q be F T
Q have its exam on F
Q be F and more Fs than knaves
Q be F exactly if his T be F1 ==> (Q is F) = (Q is F1)
Q be F if Q1 be F1
Q be a F and so be Q1
Q be before Q1
Q arrives before Q1
Q be directly after Q1
Q runs directly after Q1
Q be even
Q be greater than Q1
Q be in N # or #1
Q runs N # or #1
Q be neither first nor last
Q not run the first or the last N
Q runs neither the first nor the last N
Q be older than Q1
Q be older than Q1 but younger than Q2
Q be on an earlier N than Q1 ==> Q.N < Q1.N
Q be on the N before Q1
Q comes on the N before Q1
Q be the youngest
Q claims that all of us be Fs
Q comes earlier than F
Q comes first
Q comes later than Q1
Q have F or F1
Q Ts F or F1
Q have no F and no F1
Q have the last N
Q not be #
Q not be F and not F1
Q not be Q1
Q not be before Q1
Q not arrive before Q1
Q not be in a T with Q1
Q not be on F
Q not come on F
Q not be on N #
Q not come on N #
Q not run before Q1
Q not sit next to Q1
Q or Q1 be #
Q runs before Q1
Q says that Q1 be a F
Q says that Q1 be a knave
Q says that Q1 be a knight
Q says that Q1 be lying
Q says that neither a nor Q1 be a F
Q says we be all Fs
> according to Q , everyone be a F
Q sits somewhere to the right of Q1
Rs be rectangular
Rs have # , #1 or #2 cells
Rs have an odd howmany F cells
Rs of the same size have the same sum
Rs of the same size not touch
neighbouring Rs have different sizes
Rs that touch have different Ts
Rs with a F touch the border
Rs without a T be single cells
T Fs more often than T1
T Fs on Q
> the F lives in the Q cell
T and T1 not be both F
T have no F after a F1
T not F on Q
Ts in each row be in alphabetical order
Ts not touch eachother
Xs in the first row point down
Xs in the same row point in different directions
Xs not point at eachother
a # be surrounded only by larger Ns
a , Q , Q1 be different ==> different(x.N for x in {Q2, Q, Q1})
a , Q and Q1 be all odd
a , Q and Q1 not be all odd
a C be howmany neighbouring cells that the L visits
a C be the size of its R
each C be in an R with that many cells
a C marked # have # neighbouring Fs
a C not be on an odd N
a C says howmany F cells its R have
a C shows the distance to the nearest F cell
a C tells howmany Xs point at it
a C tells howmany even neighbours
a F Y stands between consecutive Ns ==> for each link l(a, b) with Y: if l.Y = F: abs(a.N - b.N) = 1
a F be higher than each of its neighbours
a F cell be greater than its neighbours
a F cell have at least # white neighbours
a F cell not be alone
a F cell not be greater than all its neighbours
a F cell not have more than # F neighbour
a F have at least # higher neighbours
a F have at least # neighbour on the L
a F have no taller neighbour
a F in a R with a F1 be F2
a F in a row with # F1s be F2
a F not be in row #
a N be smaller than the N below it
a N directly below another N be smaller than it
a N in a F cell be even
the F cells have only even Ns
a N not starts with #
a N tells howmany Ns be next to it
each N says howmany of its neighbours have a N
a P not ends on a F
a R consists of F cells
a R consists of exactly # odd Ns
a R consists of odd Ns
a R have exactly # T
a R not be a rectangle
a R not have # Fs
each F be in its own R
the # Fs be in different Rs
cells with a F belong to different Rs
a R not have 2 equal Cs ==> for each R t: different(c.C for c in t)
a R with a F have a F1
a and F not be neighbours ==> for each link (x, y): not (x is F1 and y is F) and not (x is F and y is F1)
a and Q have the same T
a be F
a be F or Q be F
a be coloured F or F1
a building of N # not be at the edge
a cell be F exactly if it have no O
a cell not have both a F and an T
a cell without F have no higher neighbour
a comes before F in each row ==> for each row r: for each cells x, y in r where x is F1 and y is F: x before y
a have a different T from Q and Q1
a have a larger N than all its neighbours
a have against F in round # ==> for each row r where r.Y = F1: r[#].T = F
a have another T than Q
a and Q be of different Ts
a have exactly # game at F ==> for each row r where r.Y = F1: exactly # F in r
a row 's sum be even
a says at least # of us be Fs
a says that Q and Q1 be both Fs
a says that he be a F
a sits next to F ==> for each cell c where c is F1: at least 1 F in c.neighbours
a team with more N takes a better N1 ==> for each cells a, b where a.N > b.N: a.N1 < b.N1
adjacent Fs be in the same R
adjacent Ns add up to a prime N
the sum of any # adjacent Ns be prime
adjacent Ns be different
no # adjacent cells have the same N
adjacent Ns differ by exactly #
adjacent Ns have a sum of at least #
adjacent Ns have different parity
adjacent Rs have different howmany F cells
adjacent cells be different
adjacent cells not have # odd Ns
adjacent cells without a Y not be consecutive
after 2 steps up comes a step down ==> for each P w: for each consecutive cells a, b, c, d in w: if a.C < b.C and b.C < c.C: d.C < c.C
after F comes F1 or F2
all Bs have the same sum
all F groups have different sizes
all Fs be connected to the edge
all Ls be different
no # Ls have the same Cs
all Ns decrease from top to bottom
all Ns in row # be odd
all Ns in the first row be odd
all Ns in the third row be odd
all Os be different
no # Ys have the same O
all Ps have the same length
all Rs be rectangles with at most # cells
all Rs have the same howmany Fs
all Ts , T1s and T2s be different
all Ts have the same total C
all border cells have the same T
all cells be used by Ps
> no cell be left without a P
all cells of an R have the same T
all cells with a # be isolated from eachother
all empty cells be connected
all islands have the same size
all neighbours of a F cell be F1
all rows and columns have the same sum
all rows be different
all rows have equally many F cells
howmany F cells in each row be equal
along each P the Ns alternate
along the P the C changes at each step ==> for each P t: for each consecutive cells a, b in t: a.C != b.C
along the main diagonal all Ns be different
among any # consecutive cells exactly #1 be the same
an F not be directly above a F1
an end of the F be in a corner
an odd howmany them be Fs ==> count(c in cells where c is F) is odd
any # cells in a R have different Ts
around each K , odd and even Ns alternate
adjacent cells around a K have different parity
as few F as possible
> minimize count of F
as many T as T1 pieces
as many cells as possible be F
at least # F in block 2 x 2 ==> at least # F in each block 2x2
at least # R be all F
at least # cells be F
at least # cells between F and F1
at least # cells work on each Y
at least # corners be F
at least # row be F
> 1 or more rows be completely F
at least as many F as F1
at most # F be allowed in each row
at most # F in each 3 consecutive cells ==> for each consecutive cells x, y, z in each row, column: at most # F in {x, y, z}
at most # Fs be in each row
F have at most # lessons in each row
at most # T Fs in each row
at most # cell with a T in each R
at most # cells be F
at most # boxes be F
there be at most # F lessons in total
at most # cells in each column not be covered
at most # corner be F
at most # even in each row ==> for each row r: count(c in r where c.N is even) <= #
at most # lessons on each N ==> for each cell a: count(b in cells where b.N = a.N) <= #
at most # neighbours of a F be # lower
at most # of Q and Q1 be F
at most # rows start with a F cell
at most # up X in each row
at most # working Ys in a row
nobody works more than # Ys in a row
at most M Fs in each row and column
at most a third of the cells be Fs
at most half of the cells be F
blacken cells so that the F cells be all connected ==> connected(cells where not F1)
both F and F1 sit at the ends
both ends of a P show the same T ==> for each P s: s.first.T = s.last.T
cells joined by a F Y be consecutive
cells not visited by the L not be adjacent
cells outside the L not be Fs
cells separated by a F Y have consecutive Ns
cells that follow eachother on a P differ in T ==> for each P s: for each consecutive cells a, b in s: a.T != b.T
cells that touch diagonally have different Ns
the same N not appears in diagonally adjacent cells
cells with # N not touch diagonallytoo
cells with Fs not be blackened
cells with a C have no N
cells without a F have exactly # Ls
cells without a L be connected
cells without a T have no N
consecutive Cs on the P differ by at most #
consecutive Ns be a knight 's move apart
consecutive Ns be adjacent
each N be next to the N before it
consecutive Ns not be neighbours ==> for each link (x, y): difference(x.N, y.N) != 1
consecutive Ns share a side
> 2 Ns that differ by # be in adjacent cells
> each N be orthogonally next to the following N
diagonally adjacent to each F there be exactly # F1
different Fs not touch
no F touches another F
different Ps have different lengths
divide the board into Rs of # or #1 cells
divide the board into Rs of equal size
divide the board into Rs of exactly # cells
divide the board into cell Rs
divide the board into rectangles
each R have the shape of a rectangle
divide the board into rectangles along the board lines
divide the board into rectangles of # cells each
divide the board into rectangles of # or #1 cells
divide the board into rectangles of equal size
draw a single closed loop along the board lines
each # be next to a #1
each # be surrounded by smaller Ns
each # consecutive cells in each row have different Ts
each # have a #1 as a neighbour
each # touches at least #1 #1
each B be used at most # times
each B cover exactly # F
each B covers at least # F or F1
each C be howmany F neighbours minus #
each C be in its own R
> different Cs belong to different Rs
each C counts the F cells around it
each C equals howmany F neighbours plus #
each C have as many Os as its C
howmany an C be howmany Os that leave it
each C tells howmany Fs touch it
Cs show howmany F cells around them
each C tells the size of its F region
each F area be a rectangle
each F area have exactly # C
each F be # cells long
F cells come in groups of #
each F be adjacent to at least # other F
each F be an end of the L
each F be between # F1
each F be covered by a B
each F be next to exactly # F1
each F be pointed at by at least # X
each F cell have a neighbour that be # higher
each F cell have an even howmany F1 neighbours
each F cell have an odd howmany F neighbours
each F cell have at least # F1 neighbour
each F cell touches a F1 cell
each F ends its P on a F1 ==> for each P t: t.end is F1
each F grazes inside the E ==> for each cell c where c is F: c is inside E
each F have # Ls
the L crosses itself at each F
each F have # cells and no # Fs touch
each F have a F1 to its left or right
each F have a neighbour whose N be # more
each F have an empty neighbour
each F have an odd N
each F have at least # F1 beside it
each F have exactly # F1 within distance #
each F have exactly # neighbour that be # lower
each F have exactly # neighbouring F
each F have its own F1
each F have only lower neighbours
each F lies inside the L
each F lies on some P
all Fs be visited by Ps
each F touches at least # other F diagonally
each F touches exactly # other F
each F touches exactly # other F diagonally
each F touches the border or another F
each G adds up to at least #
each L occurs exactly # times
each N appears exactly # times in the board
each N be at most # times its left neighbour
each N be heavier than the # directly above it
each N be larger than the N below it
each N be the size of its group
each N from # to #1 appears exactly #2 times
each N occurs in the board at least # times
each N touches the next #
each P begins with a #
each P ends in a F
each P ends next to a F
each P have at most # F
each P have between # and #1 cells
each P have length # or #1
each P starts with #
each P visits exactly # F
each R 's size be its C
each R 's size be odd
each R 's width be #
each R be 1 cell wide , and straight ==> for each R s: s is straight
each R be a cell with exactly # F
each R be a rectangle of at least # cells
each R be a rectangle that have exactly # C
each R be at least # cells large
each R be at most # cells wide
each R be either completely F or completely F1
each R be made of exactly # cells
each R have # C and that many cells
each R have # Fs
exactly # cells in a R be F
each R have # Fs which not be adjacent
each R have # blank cell
each R have # or #1 Fs
each R have a corner
each R have a different howmany F cells
each R have a neighbouring R of the same size
each R have as many Fs as F1s
each R have at least # F
each R have at least # cell without T
each R have at least # different Ns
each R have at least # even N
each R have at most # F
each R have either # F cell or #1
each R have either # or #1 cells
each R have exactly # C
each R have exactly # F and exactly # F1
each R have exactly # F cells or none
each R have fewer F cells than F1 cells
each R have more F cells than F1 ones
each R have some F
each R have the same howmany Fs
each R have the size #
divide the board into Rs of # cells
each R lies in # row
each R occupies at most # rows
each R spans both rows
each R have a cell in each row
each R touches exactly # other Rs
each R touches the border
each R touches the top row
each R with a F have at least # cells
each T , T1 and N occurs exactly # times
each T appear at least # times
each T be taught at least # times
each T appears exactly # times
each T be used
each kind of T appears at least # times
> a , F and F1 all appear in the board
each T have # members
exactly # F cells and # F1 cells
each T be eaten by # T1s
each T lies on the L
each T piece be next to a T1 piece
each X points at a C
each X points at at least # F
each X points at exactly # F
each X points to a cell with a different X
each Y exactly # Y1 be F
half of the Ys have at F in each round
F be taught exactly # times in each column
each Y faces each other Y exactly # times
each Y have # or #1 F games
each Y have F in the first # hours
each Y have each other Y exactly # times
each Y have exactly # away games
each Y have its own O
no # columns have the same O
> the Os of the columns be all different
each border cell have a prime N
each box have each N exactly # times
each cell 's N be even
each cell be covered
each cell be covered by exactly # B
each cell be in exactly # L
each cell have a F neighbour or be F itself
each cell have a F or a F1
each cell have a neighbour of a different T
each cell have at most # F neighbour
each cell have exactly # neighbours of its T
each cell not be lower than the cell above it
each cell with F have a higher neighbour
each cell without F be part of a P
each cell without a F be connected to the edge
each cell without a F have a neighbour # higher
each column adds up to an even N
each column ends with a F cell
each column have # different Ns
each column have O F cells
each column have an X pointing left
each column have an odd howmany Fs
each column have at least # F
each column have at most # stretch of F cells
each column have exactly O cells of the L
each column have its Y ==> for each column k with Y: some(x.T = k.Y for x in k)
each column have its top ==> for each column k with top: some(x.T = k.top for x in k)
each column reads the same forwards and backwards
each day exactly # of them Fs
each diagonal have a F
> there be a F on long diagonals
each empty cell be attacked by a F
each empty cell be attacked by at least # F
each empty cell be next to an F
each end of the F be on the border
each inner row have exactly # F
each island have exactly # C ==> for each group g of cells where not F: count(c in g where c has C) = #
each island have exactly # F
each island of white cells have exactly # C
each odd N have at least # even neighbour
each of them Fs at least # times
each rectangle have at least # cells
each row adds up to an odd N
each row and column have each T exactly # times
each row and column have exactly # empty cell
each row and each column spells a X
each row be a X
each row be a palindrome
each row begins with #
each row have F , F1 and F2
each row have F and F1 exactly # times
each row have O cells on the L
each row have a T piece
each row have a different sum
each row have an F
no row be left without a F
each row have an empty cell
each row have an even howmany F cells
each row have as many Fs as F1s
each row have as many Fs as its O
each row have as many Fs as its number
each row have at least # different Ns
each row have at most # Ts
each row have at most # empty cells
each row have each T exactly # times
each row have exactly # X that points left
each row have exactly # cells that the P visits
each row have exactly # different Ns
each row have exactly # odd Ns
each row have exactly # pair of adjacent equal Ns
each row have exactly # runs of F cells
each row have exactly # turns
each row have exactly left cells on the L
each row have its left ==> for each row r with left: some(c.T = r.left for c in r)
each row have more F than F1 cells
each row have the Ts F and F1
each row increases from left to right
each row reads the same forwards and backwards
each row with a F have exactly # F1s
each row without a F have exactly # F1
each step changes the C by #
each step climbs by at most #
each step goes up or down by at least #
each unmarked cell have an equal neighbour
either F be the F1 or F2 be the F3
either F or F1 lives in cell #
either F or F1 sits at an end
either F or F1 sits next to F2
either Q or Q1 be F
either Q or Q1 Ts F
either Q or Q1 be on N #
either Q or Q1 runs N #
either a or Q be F , but not both
empty cells not touch eachother
equal Cs be in different Rs
equal Cs not be in the same column
equal Ns not be adjacent
# neighbouring cells not have the same N
equal Ns not be in the same row
equal Ns not touch
diagonallytoo neighbouring Ns be different
equal Ts not be adjacent
no # cells with the same T be adjacent
equal Ts not touch diagonally
even Ns be connected
everybody Ts something else
> 2 cells not share a T
> everyone lives in their own T
everybody have at least # Ys F
each Y F at least # Y1
everyone who be a F be older than #
exactly # B have a sum of #1
exactly # Bs be placed
exactly # F areas
exactly # F be F1
exactly # F be outside the E
exactly # F have length #1
exactly # F in each row
exactly # N agrees with the C at its cell ==> count(c in cells where c.N = c.C) = #
exactly # P ends in the last row
exactly # R touches the right column
exactly # Rs
exactly # T F in each row
exactly # T Fs and # T F1s
exactly # T sits between F and F1
exactly # Xs point up
exactly # Y have F in the first hour
exactly # cell between F and F1
exactly # cell of each row be empty
exactly # cell with a T in each row
exactly # cell without an F in each R
exactly # cells be F
there be # Fs in the board in total
exactly # cells be empty
exactly # cells be turns of the L
exactly # cells have F Ts
exactly # cells of each row be covered
exactly # cells of each row be larger than #
exactly # cells work on F
exactly # corners be F
exactly # ends
exactly # even N be in the second row
exactly # of Q and Q1 be a F
exactly # of Q and Q1 have F
exactly # of Q and Q1 Ts F
exactly # of each N in each row
exactly # of the cells around each K be odd
exactly # of the neighbours of each C be F
exactly M Fs in each row
exactly M Rs
exactly O Fs be in each R
the number in a R says howmany Fs it have
exactly half of the cells be F
exactly top Fs in each column
groups of Fs not touch diagonally
horizontally adjacent Ns differ by at least #
howmany F Ts be the same in all columns
howmany F be howmany F1
there be as many Fs as F1s
howmany F cells be a multiple of #
howmany F cells be at least #
howmany F cells be even
howmany F cells be odd
howmany F cells not be #
howmany F cells on the board be odd
howmany F in cells be # ==> count(c in cells where c is F) = #
howmany Fs in a R equals its C
howmany Fs in each R be even
howmany Fs in each column be M
howmany Rs be #
if F have F1 , F2 have F3
if Q be a F then Q1 be a knave
if Q have F , then Q1 have F1
if Q Ts F , then Q1 Ts F1
if a cell have a T it have no T1
if the Q be F , the Q1 be F
in each R , the Fs be connected
in each R exactly # cell have a T
in each R exactly # cells be F
in each R the F be above the F1
in each R the F cells form a rectangle
in each column , F occurs less often than F1
in each column , all Ts be different except F
in each column , even and odd Ns alternate
in each column the # be above the #1
in each column there be at most # F
in each round exactly # Y have away
in each row F comes after F1
in each row the # be next to the #1
in each row the Ns form a palindrome
in each row the Ns increase from left to right
in hour # everybody have a different T
in no row be all cells F
in the last hour the F Y be free ==> for each row r where r is F: r.last has no T
islands be rectangles
it not happens that 2 neighbouring Xs point at eachother ==> for each cell c: if c has next(c.X): c.next(c.X).X != opposite(c.X)
left be howmany Fs in the row
left be in its row ==> for each row r with left: some(c.N = r.left for c in r)
left be the sum of the first # Ns
left be the sum of the row
long diagonals have each N exactly # times
marked cells not be empty
maximize howmany Ks ==> maximize count(x in leaps where x is K)
maximize the total C of the F cells
maximize the total C of the F boxes
maximize the total O of all Ls ==> maximize sum(x.O for x in links where x is L)
minimize howmany Ls ==> minimize count(x in links where x is L)
minimize the sum of the Ns
more F than F1s inside the E
more Fs than F1s in the top row
more than half of the border cells be F
most of the cells be F
neighbouring Ns differ by at least #
neighbouring Ns differ by at most #
neighbouring Ns in a row differ by more than #
neighbouring Xs point in different directions
neighbouring cells differ by at most #
neighbouring rectangles have different sizes
neighbours without a Y not be consecutive ==> for each link l(a, b) without Y: abs(a.N - b.N) != 1
neither 2 Fs nor 2 F1s be next to eachother ==> for each cell c where c is F: no F in c.neighbours ⏎ for each cell c where c is F1: no F1 in c.neighbours
neither F nor F1 have the F2
neither F nor F1 sits next to F2
neither Q nor Q1 be a F
neither Q nor Q1 be even
neither of F 's neighbours have the F1
neither rows nor columns have more than # F cells
no # #1 s be in the same row
no # Bs have the same sum
> all Bs have different sums
no # Bs share an edge
a B not touch another B orthogonally
no # Cs lie in the same F group
no # F cells touch
no # F cells touch diagonally
no # F in a row
no # F touch , and no # F1 touch
no # Fs in a row
there not be # consecutive F cells orthogonally
no # Fs of the same R be adjacent
no # Fs share a row
no # Gs have the same word
> all Gs of at least # Ts have different X
no # Ls be equal
each L be used at most # times
no # Ns in the board be the same
no # Rs have equally many F cells
no # Rs meet at a point
no # X be in the same T
no # X travel in the same T
no # Ys have F at the same time
no # adjacent cells have the same T
no # cells in a row have the same T
no # cells in a row have the same colour
no # columns be the same
no # columns have the same howmany F cells
no # columns have the same sum
no # consecutive F games
no # consecutive away games
> a Y not have # away games in succession
no # equal Ns be a knight 's move apart
no # equal Ts be adjacent
no # neighbours share a T
neighbours not have the same T
neighbouring cells have different Ts
no # equal Ts in a line diagonallytoo
no # horizontally adjacent Ns be equal
no # in a line be all different
no # in a row
no # in a row be alike diagonallytoo
no # neighbours be consecutive Ns
> consecutive Ns not stand share a side
no # rows have the same howmany F cells
no # stands directly above a #1
no # turns be adjacent
no # x # area have #1 different Ns
no # x # block be all F
no # x # cell have a repeated N
no 2 F next to eachother in a row ==> for each row r: for each consecutive cells a, b in r: not (a is F and b is F)
no 2 teams finished with the same howmany N ==> for each cells a, b: a.N != b.N
no 3 equal Ns in a row or column ==> for each consecutive cells a, b, c in each row, column: not (a.N = b.N and b.N = c.N)
no B in a cell with F
no F C be repeated in a column
no F T attacks a F1 T
no F area touches the edge
no F attacks another T
no F be F1 or be next to a F2
no F be an end of the F1
no F be diagonally adjacent to a F1
no F be followed by an F1
no F be in a corner
no F be in the same row as another F
no F be inside the E
no F be inside the L
> the L not enclose any Fs
no F be longer than # cells
no F be lower than a neighbour
no F be on a diagonal
long diagonals have no Fs
no F be placed on an X
no F be placed on the edge
the F not touch the border
no F cell be without a F1 horizontal neighbour ==> for each cell c where c is F: (c has left and c.left is not F) or (c has right and c.right is not F)
no F cell have a #
no F cells of different Rs be adjacent
no F corner be allowed
no F group be straight
no F have a neighbour that be lower
no F in a R without a F1 be F2
no F stands directly above another F
no G ends with F
no G starts with #
no L have # equal Cs
no L occurs # times
no L run directly from a F to a F1 ==> for each link l (a, b) where a is F and b is F1: l is not L
no N be directly above a smaller N
no N be directly below a smaller N
no N be equal to the average of its neighbours
no N be next to its double
no N be repeated
all Ns be different
everyone have a different N
each N occurs at most # times
no N equals the sum of # of its neighbours
no N repeats in a row , column or box
no N repeats inside a R ==> for each R g: different(c.N for c in g)
no N touches its half
no P be longer than # steps
no P end next to a F
no P have more than # cells
no R 's size be #
no R be a single cell
no R be larger than # cells
no R be squareshaped
> there not be any cell Rs
no R be wider than it be high
no R be without a F or a F1 cell
no R consist only of Fs
no R have # corners
no R have # equal Ns
Ns not repeat within a R
no R have # equal Ts
no R have # even or # odd Ns
no R have a # x # cell
no R have both a F and a F1
no R have cells in more than # columns
> each R be at most # columns wide
no R have dead ends
no R have exactly # F cells
no R have more cells than another
no R have more than # cells
no R touches all # sides of the board
no T F be next to a T1 F
no T F touches a T1 piece
no T be next to a F
no T have lessons in 2 consecutive hours ==> for each cells x, y where x has T and y has T and y.column = x.column + 1: x.T != y.T
no X in the last column points to the right
no X points down
no X points out of the board
> each X points to at least 1 cell
no Y be its own T
a Y not have against itself
no Y faces itself
no Y have # away games in a row
no Y have F in the second hour
no block # x # without F
no cell be both F and F1
nobody Ts F and have a F1
no cell be greater than the cell above it
no cell have # neighbours of its own T
no cell have both T and T1
no column be without F
no column consists of Fs only
no column have # equal Ns
in each column the Ns be all different
no corner cell be a F
no corner have # cells of the same T
no even N be in column #
no group of F cells be larger than #
no group of F cells be smaller than # cells
no island consists of a single cell
no rectangle be squareshaped
> none of the Rs that be rectangles be squareshaped
no row be completely F
no row be empty
no row be equal to another row
no row be increasing
no row begins with #
no row have # F cells in a row
no row have # Fs in a row
no row have # Ts of the same kind
no row have F after F1
no row have more than # #1
no row have the sum #
no row or column be entirely F
no step descends by more than #
nobody F on F1
nobody Fs on # days in a row
nobody be F directly after a F1
nobody be older than #
nobody have F in hour #
nobody have F or have a F1
nobody Ts F or have a F1
nobody have fewer than # T
nobody shares a N ==> different(c.N for c in cells)
> no N be used 2 times in the code
nobody sits next to F except F1 and F2
nobody sits next to somebody whom they dislike
nobody works on 2 days in a row ==> for each link (a, b): a.T != b.T
nobody works on F
none of a , Q , Q1 be odd
not F next to F1 ==> for each cell c where c is F1: no F in c.neighbours
not all cells be F ==> not all(x is F for x in cells)
numbered Rs have the indicated howmany Fs
numbered cells be F
numbered cells be white
numbered cells not be F
numbers outside the board give howmany Fs in the row
odd and even Ns alternate in each row
on each F exactly # be F1
on each day somebody Fs
on the day after F there be no F1 ==> for each consecutive cells x, y in cells where x is F: y is not F1
only Q or Q1 have F
only a or Q be F
opposite corners not both have a F
orthogonally adjacent Ns not sum to #
place exactly # Fs and #1 F1
row # be divisible by #1
row and column clues count Fs
rows # and #1 have the same sum
rows # to #1 have exactly #2 F
rows and columns not have any N # times
no N be repeated within a row or a column
the Ns in each row and column be different
shade at most # cells in each column
some row have no F
> there be at least 1 row without Fs
somebody have F
somebody works on F
standard sudoku rules apply
steps up and steps down alternate along the P ==> for each P t: for each consecutive cells a, b, c in t: (b.height - a.height) * (c.height - b.height) < 0
the # Ns in a R have a different parity
the # Ns of each R sum to #1
the # be in the second row
the # corners be all even
the # rows be different
the 2 Bs not touch eachother diagonallytoo ==> for each cell a, cell b in a.around where a has B and b has B: a.B is b.B
the C be howmany Es around the cell
> a C tells howmany of its 4 sides be fenced
the C counts F cells in its row and column
the C counts the F cells around it and itself
the C in an R be howmany its cells
each R with a C have that many cells
the F 's N be before the F1 's N
the F Cs in each column be all different
the F and F1 be on consecutive Ns
the F and the F1 be part of the F2
the F and the F1 not live in neighbouring cells
the F be a path
the F be directly left of the F1
the F be left of the F1
each F have a F1 somewhere to its right
the F be longer than # cells
the F belongs to Q
the F cell be #
the F drinker be #
the F cell be younger than the F1 cell
the F drinker be younger than the F1 drinker
the F cell comes last
the F drinker comes last
the F cell have # N more than F1
the F player have # N more than F1
the F cells be a straight line
the F cells be all connected
the F cells be connected diagonallytoo
the F cells cost at most M together
the F cells form a checkerboard
the F cells form a rectangle
the F cells form a straight line
the F cells form dominoes
the F cells in each R form a straight line
the F cells in each row be contiguous
the F cells not divide the board
all cells without Fs be reachable from eachother
the F cells of each R form a line
the F cells together weigh no more than M ==> sum(x.C for x in cells where x is F) <= M
the F cells weigh at most #
the F comes later than the F1
the F comes sometime after the F1
the F eater be directly after Q
the F eater arrives directly after Q
the F have F1 # hour later than the F2
the F have F1 before F2
the F have F1 before the F2
the F have F1 in hour # or #1
the F have F1 later than the F2
the F have F1 right after F2
the F have exactly # ends
the F have neither F1 nor F2 in hour #
the F have no dead ends
the F have the F1 right before the F2
the F lives in # of the #1 middle cells
the F lives in a cell beside F1 's ==> for each cell x, cell y where x is F1 and y is F: abs(x.column - y.column) = 1
the F lives in cell # , #1 or #2
the F not have F1 in the last hour
the F not start with F1
the F not touch itself diagonallytoo
the F reaches each side of the board
the F sits # cells to the right of F1
the Fs be the ends of the F1
the F starts and ends at the F1s
the L be # cells long
the L cross itself only at Fs
the L crosses itself exactly in the Fs
the L enters each R exactly # times
the L forms a single closed L
the L goes straight through Fs
the L goes straight through each marked cell
the L have at most # ends
the L have length #
the L leaves out exactly # cells
the L makes at most # turns
the L not goes straight through # consecutive cells
the L not visit cells with a C
the L not visit the bottom row
the L passes each cell except those with a T
the L passes through each T
the L passes through each cell exactly # times
the L passes through the top left corner
the L turn at each F
on F Ts the L turns
on a F T the L turn
the L turns at least # times in each column
the L turns in all marked cells
each marked cell be at a corner of the L
the L turns in each R
the L turns in each corner
the L visit each F
the L visits all cells
each cell be visited exactly # times by the L
the L visits all cells except the F Ts
the L visits all cells without Fs
the L visits at least # cells
the L visits at least # cells in each column
the L visits at least # cells in each row
the L visits at most # cells of each column
the L visits each R
the L visits exactly # cells of each R
the L visits no F
the Ls not form a closed circuit ==> acyclic L
the N # appears exactly # times
the N # be in the top left corner
the N in column # be a multiple of #1
the N in column # be even
the N in column # be odd
the N in each row be divisible by #
the N in row # be a prime
the N in row # be divisible by #1
the N in row # not be squareshaped
the N in the centre be #
the N in the first row be a palindrome
the N in the first row be greater than #
the N in the second column be a prime N
the N in the second row be squareshaped
the N in the top left corner be odd
the N of each marked cell be at least #
the Ns around a K be all different
the Ns in F cells be all different
the Ns in each line add up to #
the Ns in each row add up to #
the Ns in row # be all different
the Ns increase along each P
each P increases from its start
the Ns of Q and Q1 not be consecutive
the Ns of each R add up to #
the Ns on long diagonals be different
> neither of long diagonals have the same N 2 times
the O of Ns be #
the P climbs
the P climbs and descends in turn
the P have exactly # cells
the P not end in its highest cell ==> for each P w: w.end.C < max(c.C for c in w)
the P not goes downhill
the P not touch itself ==> path(cells with P)
the P starts with the N #
the P visits at least # cell in each row
the P visits each cell with C #
the Q be in N #
the R of a # have no #1
the R of a F be squareshaped
the R of a F have # cells
the R of an F have no F1
the R that have a F be wider than tall
the Rs have Fs have size #
the T in cell # have the F
the T in the middle have F
the Ts in each column be different
in each hour the # Ys have different Ts
the average of each column be #
the biggest C be F
the board be split into rectangular Rs ==> for each part s: s is rectangle
the board be symmetric about its centre
the board have rotational symmetry of # degrees
the board be symmetric about its main diagonal
the board be symmetric left to right
the board have exactly M Fs
the bottom row have no Fs
the bottom row read as a N be even
the bottom row reads F , F1 , F2
the buildings in the corners have different Ns
the cell below a C not be a F
the cell below an F not be empty
the cell in row # , column #1 be F
the cell in the second cell not be the F
the cell on N # Ts F
the cell with C # have N #
the cell with the F comes # Ns after Q
the cells that be F form # connected area
the central cell have a #
the central row have no F
the corner cells be even
the corners be all even
the corners have # different Ns
the corners not be all F
the corners of the L be marked
the dancer sits next to F
the difference between Q and Q1 be #
the difference between neighbouring cells not be #
the drummer lives next to the cell who have F
the first T in a column be its top T
the first T in each column be F or F1
the first T in the top row be F
the first T of each row be F
the first T of the F be F1
the first cell be F
the first row reads # #1 #2 #3
the largest C be in a F cell
the largest N in each row be #
the largest R have # cells
the last T in each row be F
the last cell be F
the last cell have N #
the marked cells be visited in order
the middle cell be odd
the middle column have # Fs
the middle columns have # Fs
the neighbours of each cell have at least # Ts
the number above a column tells howmany Fs it have
the number in a R be howmany O in it
Rs with a number have exactly that many O
the number in a R be howmany its F cells
the oldest T T1s F
the oldest be a F
the picture be left - right symmetric
the picture looks the same upside down
the product of the Ns in each row be #
the product of the corner Ns be #
the product of the first column be #
the reader have the F
> the F belongs to the T whose T1 be F1
the same Ts not touch
> equal Ts not be adjacent , either diagonallytoo
the second cell be F
the shading be symmetric under # degree rotation
the size of each R be a C in it
the size of each R be at most #
the smallest C not be F
the sum of Ns be the same in all Rs
the sum of Q and Q1 be even
the sum of a and Q be #
the sum of a and Q not be #
the sum of all F cells be #
the sum of each column be even
the sum of each row be odd
the sum of the C of each T be #
the sum of the Ns around a K be #
the sum of the Ns in each column be #
the sum of the corner Ns be #
the top left cell be #
the top left cell be F
the top row spells F , F1 , F2
the total C of the F be at most M
the violinist not have F
the youngest not have F
the youngest not T F
there be # Fs in all rows
place exactly # F in each row
there be # empty cells in the board
there be # more F cells than F1 cells
there be # odd Ns in the third column
there be # times as many Fs as F1 cells
there be Fs in a corner
there be a F at the border
there be a F in each corner
there be a F in the middle row
there be a F in the top row
there be an odd howmany F cells in each row
there be as many F inside the E as outside
there be as many T Fs as T1 Fs
there be at most # even Ns in the board
there be at most M Rs
there be exactly # #1 on the board
there be exactly # F cells in the board
there be exactly # F in a corner
there be exactly # Fs
there be exactly # Rs
there be exactly # T in each row and column
there be exactly # T pieces
there be exactly # islands
there be exactly # size C in each R ==> for each R p: count(c in p with C) = #
there be exactly # turns
there be exactly as many odd Ns as even Ns
there be fewer Fs than F1 outside the E
there be more # s than #1 s
there be more # s than F cells
there be more F than F1s
there be more Fs than F1s in a R
there be more Fs than F1s in each row
there be more Fs than F1s in row #
there be more T pieces than T1 pieces
there be no # equal Ts in a row
# consecutive cells not have the same T
there be no # x #1 rectangle of F cells
there be no F in the first column
there be no F on the border
there be no Fs in cells with a C
there be no T pieces in the first row
there be something F on each P ==> for each P s: some(c.T = F for c in s)
there not be # or more consecutive F cells horizontally
top be howmany # s in the column
top be the largest N of its column
top be the product of its Ns
unless a cell have a C , it be F
use all # Bs exactly #1 times
vertically adjacent cells have different Ns
whoever X somebody sits next to them
whoever have more N have a better N1 ==> for each cells a, b: if a.N > b.N: a.N1 < b.N1
whoever sits next to F have F1
you not put a B on a F ==> for each cell c where c is F: not c has B
`;
