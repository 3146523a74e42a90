/**
 * Sentences of rule books that the grammar reads, in its own words, with the letters of `slots.ts` in the place of names. Written by `npm run generate` from
 * test/phrasings/rule-books.txt.
 */
export const phraseBook = `
# Cs not be in the same white area
# F cells in a row not be
# F cells in neighbouring Rs not share a side
# F cells not stand in a line
# Fs be at least #1 cells apart
# Fs be placed in total
# Fs in a row not be
# Fs not be in the same row , column or R
# Fs not be on the same P
# Fs not belong to the same R
# Fs not share a corner or a side
# Fs not stand next to eachother in a line
# Fs not touch
# Fs not touch diagonally
# Fs not touch orthogonally
# Ns in a column not differ by #1
# Ns that differ by #1 not share an edge
# Rs of the same shape not touch
# Rs of the same size not share a border
# Rs that share a border have different howmany F cells
# Ts sit between F and F1
# and #1 be in the first column
# be in the middle
# be in the top left corner
# cell of each R be empty
# cells in a row , column or diagonal not be all alike
# cells in a row not have the same N
# cells on opposite sides of a R border not both have a F
# cells that share an edge but lie in different Rs not both have Ts
# cells with a F Y between them have consecutive Ns
# cells with a F not be in the same R
# consecutive cells in a row not be alike
# consecutive cells in a row or column not have # different Ts
# consecutive cells not have the same T
# days F for T
# diagonally touching cells not have the same N
# even Ns not be neighbours
# groups of F cells not have the same size
# groups of the same size not share a side
# in a row , column or diagonal not be all different
# in a row not be equal
# neighbouring cells not have the same N
# not be in a corner
# of Q and Q1 Ts F and the other have N #1
# of Q and Q1 have F and the other Ts F1
# orthogonally adjacent cells not have consecutive Ns
# touching cells not be both Fs
# white cells in a row not be
Bs not cover Fs
Bs not touch eachother diagonallytoo
Bs of the same shape not touch orthogonally
Cs be in unshaded cells
Cs count the F cells among their neighbours
Cs not be part of a F
Cs show howmany F cells around them
F 's T be F1
F 's T not be F1
F 's cell be next to the F1 's cell
F 's left neighbour have the F1
F 's neighbour be the F1
F 's neighbours T F1
F , F1 and F2 live in this order from left to right
F , who be the F1 , sits at the right end
F F1 at most # Ys in a row
F F1 on F2 and F3
F F1 only on F2
F Ts F1 or F2
F Ts neither F1 nor F2
F and F1 be # cells apart
F and F1 be in different Rs
F and F1 be neighbours
F and F1 be together # years old
F and F1 have exactly # cell between them
F and F1 live # cells apart
F and F1 not be both F2
F and F1 not be in the same column
F and F1 not be neighbours
F and F1 not sit at the same R
F and F1 not sit next to eachother
F and F1 not sit opposite eachother
F and F1 not sit together
F and F1 not work in the same column
F and F1 not work on the same Y
F and F1 sit at different Rs
F and F1 sit at the same R
F and F1 sit in the same R
F and F1 sit next to eachother
F and F1 sit together
F and away alternate in each row
F and away games alternate
F and the F1 be in neighbouring cells
F and white cells alternate in each row
F appears exactly # times in each row
F be # cells away from F1
F be # year older than F1
F be # years old
F be # years younger than F1
F be F1 for F2
F be F1 more often than F2
F be F1 on F2
F be at # of the ends
F be beside F1 and F2
F be between F1 and F2
F be drunk in the first cell
F be drunk on F1
F be further left than the cell with the F1 T
F be in cell #
F be in cell # or #1
F be in the leftmost cell
F be in the middle
F be left of F1 in each row
F be neither the F1 nor the F2
F be next to F1
F be older than F1
F be somewhere to the right of F1
F be taught exactly # times in each column
F be the F1 , or F2 be
F be the neighbour of F1 or of F2
F be the youngest
F be used more often than F1
F be with F1
F cells be exactly the cells that the L not visit
F cells be smaller than all their neighbours
F cells come in groups of #
F cells form groups of exactly # cells
F cells form l - shaped groups of # cells
F cells from different Rs not be neighbours
F cells have larger Ns than their neighbours
F cells have no O
F cells have odd Cs only
F cells have odd Ns only
F cells have prime Ns
F cells in the same column not be adjacent
F cells not be adjacent
F cells not be arranged in a # x # block
F cells not be placed in diagonallytoo adjacent cells
F cells not form a # x # cell
F cells not have the N #
F cells not share an edge
F cells not touch eachother
F cells not touch the border
F cells touch only diagonally
F groups be l - trominoes
F groups of the same size not touch eachother diagonally
F have # neighbours
F have F1 F2
F have F1 first
F have F1 or F2
F have at F1 in round #
F have at most # F1 match
F have at most # lessons in each row
F have away in the first round
F have neither F1 nor F2
F have neither the F1 nor the F2 cell
F have the F1
F have the F1 T
F have the F1 if and only if F2 have the F3
F have the majority in exactly # Rs
F lives # cells to the right of the F1
F lives as far from the F1 as F2
F lives at # end and F1 at the other
F lives at least # cells away from F1
F lives closer to the F1 than F2
F lives closer to the F1 than to F2
F lives exactly # cells away from the F1
F lives further left than both F1 and F2
F lives in # of the end cells
F lives in an even numbered cell
F lives in cell # or #1
F lives in neither the F1 nor the F2 cell
F lives in the cell before the last
F lives in the first or the last cell
F lives in the middle cell
F lives in the second cell from the left
F lives in the second or the third cell
F lives neither in cell # nor in cell #1
F lives next to F1 or next to F2
F meets F1 in the last round
F not T F1 and F2 be older than F3
F not T F1 or F2
F not be F1 on F2
F not be in a
F not be in cell # or #1
F not be in first cell
F not be in the last hour
F not be in the last row
F not be next to F , and F1 not be next to F1
F not be next to F1
F not be older than F1
F not be the F1
F not have the F1
F not sit at either end
F not sit beside F1
F not sit beside F1 or F2
F not sit next to F1
F not sit on the left of F1
F not work on F1
F not works on F1
F only appears in the first row
F or F1 have the F2
F scored more N than F1
F sit next to F1
F sits at # end
F sits at # end of the bench
F sits at # end of the table
F sits at # of the ends
F sits at the R of F1
F sits at the same R as F1
F sits beside F1 ; F2 sits beside F3
F sits beside F1 ; F2 sits beside F3 ; F1 not sit beside F2
F sits between F1 and F2
F sits closer to F1 than to F2
F sits further left than F1
F sits immediately to the left of F1
F sits in the last cell
F sits in the middle
F sits in the second cell from the right
F sits in the third cell from the left
F sits next to F1 , and F2 sits next to F3
F sits next to either the F1 or the F2
F sits next to the T with the F1
F sits next to the cell with the F1
F sits opposite F1
F sits somewhere to the left of F1
F sits to the right of F1
F teaches in N #
F works F1 on F2 or F3
Fs and F1 cells not be in the same row
Fs and F1s not be adjacent
Fs and F1s not stand in the same row
Fs be # cell each and not touch diagonallytoo
Fs be at least # cells away from eachother
Fs be inside the L or on it
Fs be only on cells whose row plus column be even
Fs be placed only on the border
Fs be straight
Fs form a single closed loop
Fs have no equal neighbours
Fs have odd Ns and F1s have even Ns
Fs in different Rs not be adjacent
Fs lie outside the L
Fs not attack eachother
Fs not be adjacent
Fs not be covered
Fs not be in the same B
Fs not be in the same row as a F1
Fs not be next to eachother
Fs not be orthogonally adjacent
Fs not be orthogonally adjacent to eachother
Fs not be part of any P
Fs not be placed in cells with Cs
Fs not be placed in diagonallytoo adjacent cells
Fs not be placed on F1s
Fs not be touching
Fs not have Ts
Fs not see eachother diagonally
Fs not stand on F1s
Fs not touch
Fs not touch , orthogonally
Fs not touch diagonally
Fs not touch diagonallytoo
Fs not touch eachother
Fs not touch eachother diagonallytoo
Fs not touch eachother orthogonally
Fs not touch orthogonally
Fs only be placed in cells without a C
Fs only be placed in cells without a F1
Fs only be placed orthogonally adjacent to F1s
Fs outside , F1 inside
Fs stand on F1
Fs touch eachother only diagonally
Ns be different in each row
Ns greater than # not be adjacent
Ns increase along each P , from the bulb
Ns increase from left to right
Ns increase going right
Ns next to eachother in a row not be consecutive
Ns not decrease from left to right
Ns not decrease going down
Ns not increase from top to bottom
Ns not increase going upwards
Ns not repeat within a R
Ns on Ps sum to the N in the attached circle
Ns on the main diagonal increase from top to bottom
Ns that follow eachother be in adjacent cells
Ns that follow eachother touch
Ns under the board give the sum of the Ns in that column
O be howmany N in its row
O cells be white
O cells not be F
Ps have at least # cells
Ps not end in the first row
Ps not pass through Fs
Q 's N be # less than Q1 's N
Q 's N be directly before Q1 's
Q 's T be F
Q 's T not be F
Q 's T not be the F or the F1
Q , Q1 and Q2 be odd
Q Ts F or F1
Q and Q1 arrive in consecutive Ns
Q and Q1 be in different Ts
Q and Q1 be in the same T
Q and Q1 be of the same kind
Q and Q1 be the same T
Q and Q1 have different Ns
Q and Q1 have the same T
Q and Q1 not be #
Q and Q1 not be in the same T
Q and Q1 together be # years old
Q and Q1 together be as old as Q2
Q and Q1 travel in different Ts
Q arrives before Q1
Q be # times as old as Q1
Q be # years old
Q be # years older than Q1
Q be F T
Q be F and more Fs than knaves
Q be F if Q1 be F1
Q be a F and so be Q1
Q be a F if and only if Q1 not be a F
Q be a F or Q1 be a F
Q be even
Q be exactly # times the sum of Q1 and Q2
Q be greater than Q1
Q be in N # or #1
Q be in the F T
Q be neither first nor last
Q be older than Q1
Q be older than Q1 but younger than Q2
Q be on F
Q be the youngest
Q be the youngest cell
Q claims that all of us be Fs
Q comes earlier than F
Q comes exactly # N before Q1
Q comes first
Q comes later than F
Q comes later than Q1
Q comes the N before Q1
Q have its exam on F
Q have neither the F nor the F1
Q have no F and no F1
Q have the last N
Q not arrive before Q1
Q not be #
Q not be F and not F1
Q not be Q1
Q not be in a T with Q1
Q not be in the F
Q not be on F
Q not come on F
Q not come on N #
Q not run before Q1
Q not run the first or the last N
Q not sit next to Q1
Q or Q1 be #
Q runs # Ns after Q1
Q runs N # or #1
Q runs before Q1
Q runs directly after Q1
Q runs neither the first nor the last N
Q says a be a F or Q1 be a F1
Q says that Q1 be a F
Q says that Q1 be a knave
Q says that Q1 be a knight
Q says that Q1 be lying
Q says that neither a nor Q1 be a F
Q says we be all Fs
Q sits somewhere to the right of Q1
Rs be rectangular
Rs have # , #1 or #2 cells
Rs have an odd howmany F cells
Rs not be squareshaped
Rs of equal size not share an edge
Rs of the same size have the same sum
Rs of the same size not share an edge
Rs of the same size not touch
Rs that touch have different Ts
Rs with a number have exactly that many O
T Fs more often than T1
T Fs on Q
T Fs on exactly # days
T and T1 not F on the same day
T and T1 not be both F
T be F on exactly # F1
T have exactly # F
T have exactly # Fs
T have no F after a F1
T not F on Q
T not be on F after a F1
Ts in each row be in alphabetical order
Ts in each row read from left to right be in alphabetical order
Ts not touch eachother
Ts of the same kind not be adjacent
Xs in the first row point down
Xs in the same row point in different directions
Xs not point at eachother
Xs not point out of the board
Y F have at F1 in the first round
a # be surrounded only by larger Ns
a , Q and Q1 be all odd
a , Q and Q1 not all have the same T
a , Q and Q1 not be all odd
a B not touch another B orthogonally
a C be howmany neighbouring cells that the L visits
a C be the size of the F area it be in
a C counts the F cells around it , have itself
a C counts the F cells around it diagonallytoo and itself
a C counts the F cells in the # x # cell around it
a C equals the size of its R
a C gives the sum of the Ns in the neighbouring cells
a C in a F cell says howmany F1s be seen from it , orthogonally
a C indicates howmany cells in its R
a C marked # have # neighbouring Fs
a C n tells that exactly # of the cells at distance n in its row or column be F
a C not be adjacent to more than # F cells
a C on a F tells howmany F1s be next to it
a C says howmany F cells its R have
a C shows howmany cells its R have
a C shows howmany of the # cells around it have a F
a C shows howmany of the # surrounding cells be white
a C shows the distance to the nearest F cell
a C tells howmany F cells there be in the # x # area around it
a C tells howmany Xs point at it
a C tells howmany even neighbours
a C tells howmany of its neighbours be used by the L
a C tells howmany of the # sides of its cell be part of the loop
a C tells howmany of the # surrounding cells be F
a C tells howmany of the cells around it and itself be F
a C tells howmany of the cells around it have a F
a C tells howmany white cells it sees in its row and column
a C to the left of a row tells howmany cells of the row have a F
a C with a # have # Fs next to it
a F Y between # cells means that their Ns be consecutive
a F and a F1 not share a cell
a F be # lower than exactly #1 of its neighbours
a F be adjacent to a F1
a F be higher than each of its neighbours
a F cell have at least # white neighbours
a F cell not be adjacent to a F cell of another R
a F cell not be alone
a F cell not have more than # F neighbour
a F have a F1 beside it , and a F1 not be on the border
a F have at least # higher neighbours
a F have at least # neighbour on the L
a F have no F beside it but a F1 have a F beside it
a F have no taller neighbour
a F not be in a corner
a F not sits next to a F1
a F not touch another F diagonally
a F not touch any other F
a N above a column gives howmany # s in it
a N be greater than the N directly below it
a N be smaller than the N below it
a N d belongs to a group of d equal Ns
a N directly above another N be greater than it
a N directly below another N be smaller than it
a N in a F be greater than each of its orthogonal neighbours
a N in a F cell be even
a N not be repeated on either of the main diagonals
a N not starts with #
a N on the left be the product of the Ns in its row
a N on the left be the sum of the first # Ns in its row
a N on the left be the sum of the first x Ns of the row , where x be the first N of the row
a N outside be the sum of the first # Ns in its row or column
a N outside be the sum of the first x Ns of its row or column , where x be the first N
a O gives the lengths of the runs of F cells around it
a P have at least # cells
a P not ends on a F
a P that starts in the first row ends in the last row
a R have a F if and only if it have a F1
a R have either # or #1 Fs
a R have exactly # T
a R not be a rectangle
a R not have # Fs
a R with a F have a F1
a T and a T1 piece not share a cell
a T outside the board be the first T that be seen from that side
a Y not have against itself
a and Q be coloured differently
a and Q be of different Ts
a and Q have the same T
a be F
a be F or Q be F
a be F or Q be F , but not both
a be coloured F or F1
a building of N # not be at the edge
a cell be F exactly if it have no O
a cell be F exactly if the L not visit it
a cell be F if and only if it have a C
a cell be F if and only if it not be on the L
a cell not be both F and a F1
a cell not have both a F and an T
a cell with F be higher than any of its neighbours
a cell with F be lower than # of its neighbours
a cell with F have no B
a cell with a C have as many F neighbours as its C says
a cell with a C not be a F
a cell with a F not be a F1
a cell with an X not be F
a cell without F have no higher neighbour
a clue at the border be howmany Fs in that row or column
a clue at the top be the sum of the first and the last N of the column
a clue on the left be the first N of the row
a clue on the left be the sum of the Ns between the # and the #1 in that row
a clue on the left be the sum of the Ns that be visible from there
a clue on the right be the sum of the visible Ns , seen from the right
a group of equal Ns have exactly as many cells as its N
a have a different T from Q and Q1
a have a larger N than all its neighbours
a have another T than Q
a horizontal or vertical run of empty cells not pass through more than # R
a not be the same T as Q
a number in a R tells howmany F cells be in that R
a number on the left be howmany Fs in its row
a number outside be the length of the longest block of F cells in its row or column
a number outside says howmany Fs be in its row or column
a number to the left of a row tells howmany cells of the row have F
a numbered cell sees that many F cells , not counting itself
a numbered cell sees that many unshaded cells in the # directions , counting itself
a row 's sum be even
a row not have the same N exactly # times
a says at least # of us be Fs
a says that Q and Q1 be both Fs
a says that he be a F
a says that if Q be a F , then Q1 be a F1
a smaller N not stands on top of a larger N
a straight line of unshaded cells not go through more than # Rs
adjacent F cells be in the same R
adjacent Fs be in the same R
adjacent Ns add up to a prime N
adjacent Ns have a sum of at least #
adjacent Ns have different parity
adjacent Rs have different howmany F cells
adjacent Rs not have the same howmany F cells
adjacent Rs not have the same size
adjacent Ts not be the same
adjacent cells around a K have different parity
adjacent cells be different
adjacent cells have a prime sum
adjacent cells in different Rs not both have a F
adjacent cells not have # odd Ns
adjacent cells without a Y be neither consecutive nor in a ratio of #
adjacent cells without a Y not be consecutive
after F comes F1 or F2
all # Bs be used exactly #1 times
all # Ts be used
all # cells have different Ns
all # links of a F be Ls
all Bs have the same sum
all F be inside the E and all F1s be outside
all F cells form # connected area
all F cells form # connected wall
all F cells form # orthogonally contiguous area
all F groups have different sizes
all Fs be connected to the edge
all Fs be outside the L
all Fs be visited by Ps
all Ls be different
all Ns be different
all Ns decrease from top to bottom
all Ns in row # be odd
all Ns in the first row be odd
all Ns in the third row be odd
all Ns on the diagonal from top left to bottom right be odd
all Ns together make #
all Os be different
all Ps have the same length
all Rs be rectangles with at most # cells
all Rs have the same howmany Fs
all Ts , T1s and T2s be different
all Ts have the same total C
all border cells have the same T
all cells be used by Ps
all cells not on the L be F , and the others not be
all cells of an R have the same T
all cells that not be Fs be connected orthogonally
all cells with a # be isolated from eachother
all cells without Fs be reachable from eachother
all empty cells be connected
all islands have the same size
all neighbours of a F cell be white
all of a , Q and Q1 be less than #
all rows , all columns and long diagonals have the same sum
all rows and columns have the same sum
all rows be different
all rows have equally many F cells
all runners have different Ns
all sit on different Ns
all the light cells be connected with eachother
all unshaded cells be connected , diagonallytoo
all unshaded cells form a single connected area
along Ps Ns increase strictly
along each P the Ns alternate
along each P the Ns repeat # , #1 , #2
along the P the Ns come in the order # , #1 , # , #1
along the P the Ns repeat # , #1 , #2
along the main diagonal all Ns be different
among any # consecutive cells exactly #1 be the same
an C counts the F cells among its neighbours
an F not be directly above a F1
an F not comes directly after a F1
an R have at most # F and at most # C
an end of the F be in a corner
an even howmany cells be F in each row
an odd howmany cells in each column be F
any # consecutive cells in a line or diagonal have exactly #1 different Ts
any # consecutive cells in a row have # different Ns
any # consecutive cells in a row have # different Ts
around a K there be # odd and # even Ns
around each K , odd and even Ns alternate
as few F as possible
as many T as T1 pieces
as many cells as possible be F
at a F the Ls go in all # directions
at least # R be all F
at least # cell of each R have no F
at least # cells be F
at least # cells between F and F1
at least # cells in each column be greater than #1
at least # cells work on each Y
at least # corners be F
at least # countries be F
at least # neighbour of each F cell be white
at least # of F and F1 lives at an end
at least # of the #1 be Fs
at least # of the cells an X points to be F
at least # of the neighbours of a F cell be unshaded
at least # row be F
at least as many F as white
at most # F be allowed in each row
at most # Fs be put in any row or column
at most # Fs in a row
at most # Fs in a row , orthogonally
at most # T Fs in each row
at most # boxes be F
at most # cell of each #1 x #1 block be F
at most # cell with a T in each R
at most # cells be F
at most # cells in each column not be covered
at most # cells of the same colour be adjacent in a row or column
at most # corner be unshaded
at most # neighbours of a F be # lower
at most # of Q and Q1 be F
at most # of a , Q , Q1 , Q2 be even
at most # of each C in the unshaded cells of each row and column
at most # rows start with a F cell
at most # up X in each row
at most # working Ys in a row
at most M Fs in each row and column
at most a third of the cells be Fs
at most half of the cells be F
at most half of the cells in each row be Fs
between # Fs in the same row there be at least #1 F1
between F and F1 there be # cells
both F and F1 sit at the ends
cells a knight 's move apart have different Ns
cells in the first row have only odd Ns
cells joined by a F Y be consecutive
cells next to eachother have different Ts
cells not visited by the L not be adjacent
cells on both sides of a F Y add up to #
cells outside the L not be Fs
cells separated by a F Y have consecutive Ns
cells that be a knight 's move apart not have the same N
cells that not be part of a P not be Fs
cells that touch diagonally have different Ns
cells with # N not touch diagonallytoo
cells with Cs not be Fs
cells with Cs not be coloured F
cells with F have no B
cells with Fs not be blackened
cells with Os be white
cells with a C have no N
cells with a F belong to different Rs
cells with a O be white
cells with an X have no F
cells with consecutive Ns be neighbours
cells without F not be lower than any of their neighbours
cells without a F have exactly # Ls
cells without a L be connected
cells without a T have no N
clues at the top give howmany different Ns in the column
clues indicate the sum of all buildings visible from that side
consecutive Ns be a knight 's move apart
consecutive Ns be adjacent
consecutive Ns be in adjacent cells
consecutive Ns be neighbours
consecutive Ns be touch diagonallytoo
consecutive Ns share a side
diagonally adjacent cells not both be F
diagonally adjacent to each F there be exactly # F1
diagonallytoo adjacent cells have different Ns
diagonallytoo neighbouring Ns be different
different Fs not touch
different Ps have different lengths
different Ys have different Os
different columns have different Os
different letters stand for different Ns
different rows have different Os
divide the board into M Rs
divide the board into Rs , each with exactly # C
divide the board into Rs of # cells
divide the board into Rs of # or #1 cells
divide the board into Rs of equal size
divide the board into Rs of exactly # cells
divide the board into cell Rs
divide the board into rectangles
divide the board into rectangles , each have exactly # C
divide the board into rectangles along the board lines
divide the board into rectangles of # cells each
divide the board into rectangles of # or #1 cells
divide the board into rectangles of equal size
divide the board into squareshaped
draw a single L through all cells that not be Fs
draw a single L through the centres of cells
draw a single closed L through the centers of all cells
draw a single closed loop along the board lines
draw a single loop along the board lines that not touch or cross itself
each # be next to a #1
each # be surrounded by smaller Ns
each # consecutive cells in each row have different Ts
each # have a #1 as a neighbour
each # touches at least #1 #1
each # x # area have #1 or # F cells
each # x # block have as many odd Ns as even ones
each # x # block have at least #1 F and #1 unshaded cell
each # x # block have at least #1 cell of the L
each # x # block have at least #1 different Ns
each # x # cell have at least #1 F cell
each # x # cell have at least #1 unshaded cell
each B be placed exactly # times
each B be used at most # times
each B cover exactly # F
each B covers at least # F or F1
each C C gives the size of the white area it belongs to
each C be howmany Es around its cell
each C be howmany F neighbours minus #
each C be howmany Xs that point at it
each C be howmany white cells that be seen from it in the # directions , have itself
each C be in an R with that many cells
each C be the size of the unshaded area it belongs to
each C counts the white cells around it
each C equals howmany F neighbours plus #
each C have as many Fs next to it as its C says
each C have as many Os as its C
each C shows howmany Es around its cell
each C shows howmany Fs in the # cells around it
each C tell howmany Fs in the # directions from it , up to the next F1 cell
each C tells howmany Fs touch it
each C tells howmany unshaded cells be seen from it , have itself
each C tells the size of its white region
each F area be a rectangle
each F area have size #
each F be # cell , and no #1 Fs touch
each F be # cells long
each F be adjacent to at least # other F
each F be adjacent to exactly # other F
each F be an end of the L
each F be between # F1
each F be connected to the edge through Fs
each F be covered by a B
each F be crossed exactly # times
each F be in its own R
each F be next to a F1
each F be next to a F1 ; each F1 be next to a F
each F be next to exactly # F1
each F be orthogonally adjacent to a F1
each F be paired with exactly # F1 next to it
each F be passed exactly # times
each F be pointed at by at least # X
each F belongs to a F1 beside it
each F cell have a F cell in the opposite cell
each F cell have a light cell to its left or to its right
each F cell have a neighbour that be # higher
each F cell have an odd howmany F neighbours
each F cell have at least # neighbour with a higher N
each F cell touches a F1 cell
each F group be an l of # cells
each F group have exactly # C , which be its area
each F have # Ls
each F have # cells and no # Fs touch
each F have a F1 as a neighbour
each F have a F1 next to it
each F have a F1 somewhere to its right
each F have a F1 to its left or right
each F have a neighbour whose N be # more
each F have an empty neighbour
each F have at least # F1 beside it
each F have at least # neighbour without a F
each F have exactly # F1 among its #1 neighbours
each F have exactly # F1 neighbour
each F have exactly # F1 within distance #
each F have exactly # neighbour that be # lower
each F have exactly # neighbouring F
each F have exactly # neighbours that be F1s
each F have its own F1
each F have its own F1 beside it
each F have only lower neighbours
each F lies in an R with at least # cells
each F lies inside the L
each F lies on some P
each F occupies cells in a straight line
each F touches at least # other F diagonally
each F touches exactly # other F
each F touches exactly # other F diagonally
each F touches the border or another F
each G adds up to at least #
each L be used at most # times
each L from # - # to #1 - #1 occurs exactly #1 times
each L occurs exactly # times
each N appears exactly # times in the board
each N be a king 's move away from the next N
each N be a sum of # of its neighbours or equal to #1
each N be around the N before it
each N be at most # times its left neighbour
each N be equal to the size of its group
each N be heavier than the # directly above it
each N be larger than the # directly beneath it
each N be larger than the N below it
each N be next to the N before it
each N be part of a group of that many orthogonally connected cells
each N be the size of its group
each N from # to #1 appears exactly #2 times
each N from # to #1 be used exactly # times
each N from # to #1 occurs exactly # times in each row
each N occurs at most # times
each N occurs exactly # times in each row , column and R
each N occurs exactly # times in each row and column
each N occurs in the board at least # times
each N tells the size of its group
each N touches the next #
each P begins with a #
each P ends in a F
each P ends next to a F
each P finish on a cell with a F
each P have at most # F
each P have between # and #1 cells
each P have length # or #1
each P increases from its start
each P starts with #
each P visits exactly # F
each R 's size be its C
each R 's size be odd
each R 's width be #
each R be a cell with exactly # F
each R be a rectangle of at least # cells
each R be a rectangle that have exactly # C
each R be at least # cells large
each R be at most # cells wide
each R be either F or have # F1 and # F2
each R be either completely F or completely unshaded
each R be made of exactly # cells
each R have # , #1 or #2 cells
each R have # C and that many cells
each R have # F , # F1 , # F2 and # empty cell
each R have # F , # F1 and #1 F2s
each R have # Fs
each R have # Fs which not be adjacent
each R have # blank cell
each R have # empty cells
each R have # or #1 Fs
each R have F , F1 and F2 exactly # times
each R have a cell in each row
each R have a corner
each R have a different howmany F cells
each R have a neighbouring R of the same size
each R have an even howmany F cells
each R have as many Fs as F1s
each R have as many Fs as its number
each R have at least # F
each R have at least # F , at least # F1 and at most #1 F2s
each R have at least # and at most #1 cells
each R have at least # cell which be F
each R have at least # cell without T
each R have at least # different Ns
each R have at least # even N
each R have at most # F
each R have cells in both rows
each R have either # F cell or #1
each R have either # Fs or #1 F1 and #1 F2
each R have either # or #1 cells
each R have exactly # C
each R have exactly # F
each R have exactly # F and exactly # F1
each R have exactly # F cells or none
each R have exactly # T
each R have exactly # cell with no T
each R have exactly # cells
each R have exactly # cells without a T
each R have fewer F cells than white cells
each R have more F cells than white ones
each R have more white cells than F ones
each R have some F
each R have the same howmany Fs
each R have the shape of a rectangle
each R have the size #
each R lies in # row
each R occupies at most # rows
each R of # cells have an odd and an even N
each R spans both rows
each R touches exactly # other Rs
each R touches the border
each R touches the top row
each R with a C have that many Fs
each R with a C have that many cells
each R with a F have at least # cells
each R with a O have that many Fs
each R with a number have that many O
each R with an O have exactly that many F cells
each T , T1 and N occurs exactly # times
each T appears exactly # times
each T be eaten by # T1s
each T be taught at least # times
each T be used
each T be used at least # times
each T have # members
each T lies on the L
each T occurs at least # times and at most #1 times
each T piece be next to a T1 piece
each T sits on exactly # cell
each X points at a C
each X points at at least # F
each X points at exactly # F
each X points to a cell with a different X
each Y F at least # Y1
each Y exactly # Y1 be F
each Y faces each other Y exactly # times
each Y have # or #1 F games
each Y have F in the first # hours
each Y have against eachother Y exactly # times
each Y have at F exactly # times
each Y have at least # and at most #1 games at F
each Y have each other Y exactly # times
each Y have exactly # away games
each Y have its own O
each Y meets eachother Y exactly # times
each area of equal Ns have as many cells as its Ns say
each area of equal Ns have the size of its N
each border cell have a prime N
each box # x # have each N exactly #1 times
each box have each N exactly # times
each cell 's N be even
each cell be covered
each cell be covered by exactly # B
each cell be covered by exactly # L
each cell be in exactly # L
each cell be part of exactly # L
each cell be visited exactly # times by the L
each cell belongs to exactly # L
each cell have a F neighbour or be F itself
each cell have a F or a F1
each cell have a neighbour of a different T
each cell have at most # F neighbour
each cell have at most # neighbour of its own T
each cell have exactly # neighbours of its T
each cell on the border have a neighbour of the same T
each cell that not be a F have a neighbour which be higher than it
each cell that not be a F have exactly # Ls
each cell with F have a higher neighbour
each cell with F have a neighbour whose N be # higher
each cell with a C be unshaded
each cell with a C have exactly that many F neighbours
each cell with a F be visited by the L
each cell without F be part of a P
each cell without a F be connected to the edge
each cell without a F have a neighbour # higher
each column adds up to an even N
each column ends with a F cell
each column have # different Ns
each column have O F cells
each column have Ts of different kinds
each column have an X pointing left
each column have an odd howmany F cells
each column have an odd howmany Fs
each column have as many F cells as the column to its left
each column have as many F cells as the number above it
each column have at least # F
each column have at most # stretch of F cells
each column have exactly O cells of the L
each column have fewer F cells than the column to its right
each column reads the same forwards and backwards
each day exactly # of them Fs
each empty cell be attacked by a F
each empty cell be attacked by at least # F
each empty cell be next to an F
each end of the F be on the border
each even N be adjacent to at least # odd N
each group of F cells fits in a # x # cell
each group of F cells have exactly # cells
each group of Fs be a rectangle of at least # x #
each inner row have exactly # F
each island have exactly # F
each island of white cells have exactly # C
each kind of T appears at least # times
each kind of T appears exactly # times
each marked cell have a neighbour that be # higher
each number orthogonally gives howmany Fs in the row or column
each number outside the board be the length of the longest run of F cells in that row or column
each odd N have at least # even neighbour
each of # . . #1 exactly # times in each L
each of T , T1 and T2 be F on exactly # F1
each of the # Bs be placed exactly #1 times
each of them Fs at least # times
each pair of a T and a N appears exactly # times
each rectangle have at least # cells
each rectangle have exactly # C , and the C be its R
each row , column and R have each N exactly # times
each row , column and box have the Ns # to #1
each row , each column and each R have exactly # F
each row , each column and each long diagonal have the same sum
each row adds up to an odd N
each row and column have # , #1 and #2 exactly # times
each row and column have as many Fs as the number beside it
each row and column have each T exactly # times
each row and column have each T exactly # times ; # cell be empty
each row and column have exactly # empty cell
each row and column have the Ns # to #1 exactly # times
each row and each column have each N from # to #1
each row and each column have each T and each N exactly # times
each row and each column have the Ns # , #1 and #2 exactly # times
each row and each column have the Ns # and #1 exactly # times
each row and each column spells a X
each row be a X
each row be a palindrome
each row be in the X list
each row begins with #
each row but the first and last have # F
each row except the first and the last have exactly # F
each row have # more F cell than the row above
each row have # more white cells than the row above it
each row have F , F1 and F2
each row have F and F1 exactly # times
each row have O cells on the L
each row have a T piece
each row have a different howmany F cells
each row have a different sum
each row have an F
each row have an empty cell
each row have an even howmany F cells
each row have as many F cells as its O
each row have as many F cells as the column with the same C
each row have as many Fs as F1s
each row have as many Fs as its O
each row have as many Fs as its number
each row have as many Fs as the number at its left
each row have at least # F and at most # F1
each row have at least # F cell and at least # unshaded cell
each row have at least # cell that not be on the L
each row have at least # different Ns
each row have at least # odd N and at least # even N
each row have at least as many F cells as the row below it
each row have at most # Ts
each row have at most # X pointing up
each row have at most # cells that the L not visit
each row have at most # empty cells
each row have each T exactly # times
each row have each T exactly # times , and there be exactly #1 empty cells on the board
each row have exactly # X that points left
each row have exactly # different Ns
each row have exactly # odd Ns
each row have exactly # pair of adjacent equal Ns
each row have exactly # runs of F cells
each row have exactly # turns
each row have exactly left cells on the L
each row have fewer F cells than the row below it
each row have more F cells than F1 cells
each row have more F cells than other cells
each row have more F than unshaded cells
each row have the Ns # , #1 , #2 and #3 exactly # times
each row have the Ts F and F1
each row have the same howmany F cells
each row increases from left to right
each row or column with a O have that many F cells
each row reads the same forwards and backwards
each row reads the same from left to right and from right to left
each row that not be on the border have exactly # F
each row with a F have exactly # F1s
each row without a F have exactly # F1
each state have at most # F neighbour
each unmarked cell have an equal neighbour
each unshaded cell have an even howmany F neighbours
each unshaded cell have at least # F neighbour
each white area have exactly # C
either F be the F1 or F2 be the F3
either F or F1 Ts F2
either F or F1 lives in cell #
either F or F1 sits at an end
either F or F1 sits at an end , but not both
either F or F1 sits next to F2
either F or F1 sits next to F2 , but not both
either F sits in the last cell or F1 have the F2 T
either Q or Q1 Ts F
either Q or Q1 be F
either Q or Q1 be a F , but not both
either Q or Q1 runs N #
empty cells not touch eachother
equal Ns not be a king 's move apart
equal Ns not be adjacent
equal Ns not touch
equal Ns not touch diagonallytoo
equal Ns not touch eachother
equal Ns not touch orthogonally
equal Ts not be adjacent
even Ns be connected
everybody Ts something else
everybody have at least # Ys F
everybody with a F T be at least # years old
everyone have a different N
everyone who be a F be older than #
exactly # B have a sum of #1
exactly # Bs be placed
exactly # F areas
exactly # F cells and # F1 cells
exactly # F countries
exactly # F have length #1
exactly # F in each column ; exactly # F1 in each column
exactly # F in each row
exactly # F in each row #1 . . #2
exactly # F in each row #1 . . #2 , column #1 . . #2
exactly # F in each row that not be border
exactly # Fs in total
exactly # P ends in the last row
exactly # R touches the right column
exactly # Rs
exactly # Rs have more F cells than other cells
exactly # T F in each row
exactly # T Fs and # T F1s
exactly # T sits between F and F1
exactly # Xs point up
exactly # Y have F in the first hour
exactly # blank cell in each R
exactly # cell between F and F1
exactly # cell of each row be empty
exactly # cell with a T in each row
exactly # cell without T in each R
exactly # cell without an F in each R
exactly # cells be F
exactly # cells be empty
exactly # cells be turns of the L
exactly # cells have F Ts
exactly # cells of each row be covered
exactly # cells of each row be larger than #
exactly # cells sit between F and F1
exactly # cells without a T in each R
exactly # cells work on F
exactly # corners be F
exactly # days be F for each of T , T1 , T2
exactly # ends
exactly # even N be in the second row
exactly # group of F cells have size #1
exactly # groups of F cells
exactly # of Q and Q1 Ts F
exactly # of Q and Q1 be a F
exactly # of each N in each row
exactly # of the cells around each K be odd
exactly # of the neighbours of F have a F1 or a F2
exactly # of the neighbours of each C be F
exactly # of them be Fs
exactly M Fs in each row
exactly M Rs
exactly O Fs be in each R
exactly half of the cells be F
exactly half of the cells be filled with F
exactly top Fs in each column
for each line with a O , that many cells be Fs
groups of Fs not touch diagonally
groups of equal Ns have as many cells as the N says
groups of the same size not touch orthogonally
half of the Ys have at F in each round
horizontally adjacent Ns differ by at least #
howmany F Ts be howmany F1 Ts
howmany F Ts be the same in all columns
howmany F Ts equals howmany F1 Ts
howmany F Ts in each row be at most #
howmany F be howmany F1
howmany F cells be a multiple of #
howmany F cells be even
howmany F cells be larger than howmany F1 cells
howmany F cells be odd
howmany F cells equals howmany F1 cells
howmany F cells in a row equals the C in the column with the same index
howmany F cells in each row be equal
howmany F cells not be #
howmany Fs in a R be its O
howmany Fs in a R equals its C
howmany Fs in each R be even
howmany Fs in each column be M
howmany Fs in each row be the number at its left
howmany Fs in the first row be equal to howmany Fs in the last row
howmany Fs in the top row equals howmany Fs in the bottom row
howmany Rs be #
howmany Rs be M
howmany T pieces equals howmany T1 pieces
howmany an C be howmany Os that leave it
howmany cells visited by the L be #
howmany white cells be at least #
howmany white cells on the board be odd
if # Rs touch , they have different howmany F cells
if # cells be separated by a F Y , #1 be exactly # times the other
if # cells have the same T , their Ns be different
if # cells share an edge , their Ns be different
if F F1 on F2 then F3 not work on F4
if F be in Q , then F1 be in Q1
if F be the F1 then F2 be the F3
if F have F1 , F2 have F3
if F have the F1 then F2 lives in the first cell
if F have the F1 then F2 not have the F3
if F lives in cell # , then F1 have the F2
if F sits at the R of F1 , F2 sits next to F3
if Q Ts F , then Q1 Ts F1
if Q be a F then Q1 be a knave
if a N be directly above another N , the upper # be greater than the lower #
if a N be left of another N , it be smaller
if a N stands directly above another N , it be larger
if a R have a F , it have a F1
if a Y have at F , its T have away
if a Y have away , its T have at F
if a cell be F , the cell above it not be F
if a cell be F , the cell to its right not be
if a cell be F then at most # of its neighbours be F
if a cell be F then its N be #
if a cell be white , then the cell below it not be white
if a cell have a F , there be a F1 next to it
if a cell have a T it have no T1
if a column have a T F , it have no T1 F
if a row have a F , it have no F1
if a row have a T F , it have no T1
if an R have # cells , exactly #1 of them be empty
if the Q be F , the Q1 be F
if there be a F Y between # cells , their Ns differ by #1
in # years Q will be exactly # times as old as Q1
in each # x # block at least #1 cell be unshaded
in each # x # block the #1 Ns be all different
in each R , the Fs be connected
in each R at least half of the cells not be F
in each R exactly # cell have a T
in each R exactly # cells be unshaded
in each R the F be above the F1
in each R the F be to the right of the F1
in each R the F cells form a rectangle
in each R the O be the sum of the Ns
in each R there be at least # cell without F
in each column , all Ts be different
in each column , all Ts be different except F
in each column , at least # towers be seen from the bottom
in each column , even and odd Ns alternate
in each column , runs of F cells be at most # long
in each column at most # Y have F
in each column the # be above the #1
in each column the # lies between the #1 and the #2
in each column the Ns be all different
in each column there be at most # F
in each column there be at most as many F cells as F1 cells
in each hour the # Ys have different Ts
in each match # Y have at F and the other away
in each round # Ys have at F
in each round exactly # Y have away
in each round exactly # Ys be at F
in each row , # buildings be visible from the left
in each row , column and long diagonal all Ns be different and all Ts be different
in each row , exactly # cell be F
in each row , no C appears more than exactly # times among the F cells
in each row , the # and the #1 not be adjacent
in each row , the F cells form a single block
in each row , the sum of the F Cs be at most #
in each row F comes after F1
in each row and column no T and no N be repeated
in each row and column the Ns # , #1 and #2 appear exactly # times
in each row and each column each N from # to #1 occurs exactly # times
in each row and each column each T and each N occurs exactly # times
in each row the # be next to the #1
in each row the # be to the left of the #1
in each row the L passes through exactly O cells
in each row the Ns form a palindrome
in each row the first N be less than the last #
in each row the sum of the first # Ns be less than the sum of the last #
in each row the sum of the first # Ns equals the sum of the last #
in each row there be more Fs than in the row above
in exactly # Rs more than half of the cells be F
in hour # everybody have a different T
in marked cells the L makes a turn
in no # x # block be all the cells F
in no # x # cell be all #1 cells F
in no row be all cells white
in no row do # consecutive cells have the same T
in the last cell lives F
in total there be # Fs
islands be rectangles
left be howmany Fs in the row
left be the sum of the Ns of its row that be greater than #
left be the sum of the first # Ns
left be the sum of the row
less than half of the cells in each row be F
long diagonals have each N exactly # times
long diagonals have no Fs
marked cells not be empty
maximize the total C of the F boxes
maximize the total C of the F cells
minimize the sum of the Ns
more countries be F than F1
more than # F cells in a row not be
more than half of the border cells be F
most of the cells be white
neighbouring Ns differ by at least #
neighbouring Ns differ by at most #
neighbouring Ns in a row differ by more than #
neighbouring Rs have different sizes
neighbouring Ts be different
neighbouring Ts not be of the same kind
neighbouring Xs point in different directions
neighbouring buildings differ in N by at least #
neighbouring cells differ by at most #
neighbouring cells have different Ts
neighbouring cells not have Ns with a sum of #
neighbouring countries have different Ts
neighbouring rectangles have different sizes
neighbours not have the same T
neither F nor F1 have the F2
neither F nor F1 sits next to F2
neither Q nor Q1 be a F
neither Q nor Q1 be even
neither of F 's neighbours have the F1
neither rows nor columns have more than # F cells
next to each F stands exactly # F1
next to each F there be at least # F1
no # #1 s be in the same row
no # Bs have the same sum
no # Bs share an edge
no # Cs lie in the same F group
no # F be adjacent , no # F1 be adjacent
no # F cells be orthogonally adjacent
no # F cells in a row
no # F cells touch
no # F cells touch diagonally
no # F in a row
no # F touch , and no # F1 touch
no # Fs attack eachother
no # Fs be consecutive , orthogonally
no # Fs be diagonally adjacent
no # Fs in a row
no # Fs in a row be consecutive
no # Fs in a row in each row , column
no # Fs in the same row
no # Fs of the same R be adjacent
no # Fs share a row
no # Fs share a side
no # Fs share an edge
no # Fs touch
no # Fs touch diagonally
no # Fs touch diagonallytoo
no # Fs touch orthogonally
no # Gs have the same word
no # Ls be equal
no # Ls have the same Cs
no # Ns in the board be the same
no # Rs have equally many F cells
no # Rs have the same howmany F cells
no # Rs meet at a point
no # Rs that touch have the same shape
no # Ts of the same kind be adjacent
no # Ts of the same kind stand in #1 column
no # Ys have F at the same time
no # Ys have the same O
no # adjacent cells have the same T
no # adjacent cells in a line have # different Ts
no # adjacent cells in a row , column or diagonal have the same T
no # adjacent cells share a T
no # cells have the same N
no # cells in a row have the same T
no # cells in a row have the same colour
no # cells of the F touch diagonally unless both be next to the same cell of the F
no # cells that touch eachother be all the same T
no # cells with the same N be a knight 's move apart
no # cells with the same T be adjacent
no # columns be the same
no # columns have the same O
no # columns have the same howmany F cells
no # columns have the same sum
no # consecutive F games
no # consecutive Fs in a row , column or diagonal have the same colour
no # consecutive away games
no # consecutive cells in a column have the same T
no # consecutive cells in a row , column or diagonal be all different
no # consecutive cells in a row , column or diagonal have # different Ts
no # consecutive cells in a row , column or diagonal have # equal Ts
no # consecutive cells in a row be equal in F
no # consecutive cells in a row or column be F
no # consecutive cells in a row or column be all the same
no # consecutive cells in a row or column have equal Ts
no # consecutive cells in a row or column have the same T
no # consecutive cells in each line have the same colour
no # equal Ns be a knight 's move apart
no # equal Ts in a line diagonallytoo
no # exams have the same N and the same T
no # horizontally adjacent Ns be equal
no # in a line be all different
no # in a row
no # in a row be alike diagonallytoo
no # letters have the same N
no # mutually adjacent cells have the same T
no # neighbouring cells have the same T
no # neighbours be consecutive Ns
no # neighbours have the same T
no # neighbours share a T
no # rows have the same howmany F cells
no # stands directly above a #1
no # turns be adjacent
no # unshaded cells in a row have the same C
no # x # area be entirely F
no # x # area have #1 different Ns
no # x # block be all F
no # x # block have both a F cell and a F1
no # x # block have duplicate Ns
no # x # cell be entirely F
no # x # cell have a repeated N
no B covers more than # F
no B in a cell with F
no C appears more than exactly # times among the unshaded cells of a row or column
no C be repeated among the unshaded cells of each row and column
no F T attacks a F1 T
no F area touches the edge
no F attacks another T
no F be adjacent to a F ; no F1 be adjacent to a F1
no F be adjacent to a F1
no F be an end of the F1
no F be diagonally adjacent to a F1
no F be followed by an F1
no F be in a corner
no F be in the same row as another F
no F be inside the L
no F be longer than # cells
no F be lower than a neighbour
no F be more than # step away from a F1
no F be next to a F1
no F be next to another F diagonallytoo
no F be placed diagonally next to a F1
no F be placed on an X
no F be placed on the edge
no F cell be next to a F cell in a different R
no F cell have a #
no F cell lies on the border
no F corner be allowed
no F group be straight
no F have a neighbour that be lower
no F lies in the outermost ring of cells
no F stands directly above another F
no F stands on a F1
no F touch another
no F touches a F orthogonally
no F touches another F
no F touches any other F
no Fs be touching
no G begins with a #
no G ends with F
no G starts with #
no L have # equal Cs
no L occurs exactly # times
no N appears exactly # times among the white cells of a row or a column
no N be directly above a smaller N
no N be directly below a smaller N
no N be equal to the average of its neighbours
no N be next to its double
no N be repeated
no N be repeated in any block # x #
no N be repeated within a row or a column
no N equals the sum of # of its neighbours
no N occurs exactly # times
no N repeats in a row , column or box
no N touches its half
no P be longer than # steps
no P end next to a F
no P have more than # cells
no R 's size be #
no R be a single cell
no R be larger than # cells
no R be squareshaped
no R consist only of Fs
no R have # corners
no R have # equal Ns
no R have # equal Ts
no R have # even or # odd Ns
no R have a # x # cell
no R have both a F and a F1
no R have cells in more than # columns
no R have exactly # F cells
no R have more cells than another
no R have more than # F
no R have more than # cells
no T F be next to a T1 F
no T F stands in the row of a T1 piece
no T F touches a T1 piece
no T be attacked by a F
no T be next to a F
no T piece stands in the row of a T1 F
no T shares its cell with a F
no X in the last column points to the right
no X points down
no X points out of the board
no X points to a cell outside the board
no Y be away exactly # times in a row
no Y be its own T
no Y faces itself
no Y have # F games in a row
no Y have # away games in a row
no Y have # away matches in a row
no Y have F in the second hour
no Y have against itself
no Y have at F exactly # times in a row
no Y have more than # F games in a row
no block # x # without F
no cell be both F and F1
no cell have # neighbours of its own T
no cell have a T and a T1 piece
no cell have both T and T1
no cell have both a F and a F1
no cell have the same T as # of its neighbours
no cell with a F be visited by the L
no column be without F
no column consists of Fs only
no column have # equal Ns
no column have both a T F and a T1 F
no column have more F cells than the column to its left
no combination of T and N occurs more than exactly # times in the board
no corner cell be a F
no corner have # cells of the same T
no entry begins with #
no even N be in column #
no exam be in the F on F1
no group of F cells be a straight line
no group of F cells be smaller than # cells
no group of white cells be larger than #
no island consists of a single cell
no neighbour of a cell without F be higher than it
no rectangle be squareshaped
no row be completely F
no row be empty
no row be equal to another row
no row be increasing
no row be left without a F
no row begins with #
no row have # F cells in a row
no row have # Fs in a row
no row have # Ts of the same kind
no row have # white cells in a row
no row have F after F1
no row have both a T F and a T1 piece
no row have more than # #1
no row have more than # F cells next to eachother
no row have the Ns # and #1 exactly # times
no row have the same N exactly # times
no row have the same howmany F cells as another row
no row have the sum #
no row or column be completely F
no row or column be entirely F
no run of F cells in a column be longer than #
no unshaded C be repeated in a column
no unshaded cells of different Rs be adjacent
no white cell be isolated
nobody F on F1
nobody Fs on # days in a row
nobody be F directly after a F1
nobody be older than #
nobody have F in hour #
nobody have both the F and F1
nobody sits next to F except F1 and F2
nobody sits next to somebody whom they dislike
nobody works more than # Ys in a row
nobody works on F
none of a , Q , Q1 be odd
none of the cell in row # , column # , the cell in row # , column #1 and the cell in row #2 , column #2 be odd
not all cells of a row be F
not all of a , Q and Q1 be odd
numbered Rs have the indicated howmany Fs
numbered cells be light
numbered cells be white
numbered cells not be F
numbers beside rows give the lengths of their groups of F cells
numbers outside the board give howmany Fs in the row
numbers outside the board say howmany Fs be in their row or column
numbers outside the board show howmany Fs be in the row or column
odd Ns not stand next to eachother
odd and even Ns alternate in each row
of # Ns #1 above the other the top #1 be heavier
of # consecutive cells in each row exactly #1 be equal
of F and F1 , # Ts F2 and the other F3
of Q and Q1 , # Ts F and the other comes on N #1
of any # cells in a line exactly #1 be alike
on F Ts the L turns
on F somebody Ts F1
on a F T the L turn
on each F exactly # be F1
on each day at least # be F and at least # be F1
on each day somebody Fs
only Q or Q1 have F
only a and Q be F
only a or Q be F
opposite corners not both have a F
orthogonally adjacent Ns not sum to #
place # F in each R
place exactly # Fs and #1 F1
put the Ns # to #1 in each R , exactly # times each
row # and row #1 have the same sum
row # be divisible by #1
row # read as a N be greater than row #1
row and column clues count Fs
rows # and #1 have the same sum
rows # to #1 have exactly #2 F
rows and columns not have any N exactly # times
shade at most # cells in each column
single - cell Fs not touch
some row have no F
somebody have F
somebody works on F
standard sudoku rules apply
the # Fs be in different Rs
the # Ns in a R have a different parity
the # Ns of a column not add up to #1
the # Ns of each R sum to #1
the # be in the second row
the # cells around a K form a checkerboard of odd and even Ns
the # corners be all even
the # in each row be somewhere between the #1 and the #2
the # rows be different
the C be howmany Es around the cell
the C be howmany unshaded cells that be seen from it , have itself
the C be howmany unshaded cells that be seen from its cell , have itself
the C counts F cells in its row and column
the C counts the white cells around it and itself
the C gives the R of its rectangle
the C gives the size of the R it lies in
the C in a R tells howmany Fs it have
the C in a cell be howmany unshaded cells that be seen from it
the C in an R be howmany its cells
the C on an C be howmany its Os
the C on an C equals howmany O that lead to it
the C says howmany of the surrounding # cells be F
the C tells howmany of the adjacent cells be covered by a B
the C tells howmany white cells be seen in its row and column
the Cs at the left tell howmany Fs be in each row
the Cs indicate howmany edges of the cell belong to the loop
the Cs indicate howmany edges of the cell the loop uses
the Cs of the F boxes add up to at most M
the Cs of the F cells add up to at most #
the Cs tell howmany of the neighbouring cells be Fs
the E encloses all F and no F1
the F 's N be before the F1 's N
the F 's cell not be F1
the F 's owner not T F1
the F and F1 be on consecutive Ns
the F and the F1 be part of the F2
the F and the F1 have F2 at the same time
the F and the F1 not have the same T at the same time
the F and the F1 not live in neighbouring cells
the F be # cells long
the F be a path
the F be directly left of the F1
the F be left of the F1
the F be longer than # cells
the F be somewhere to the left of the F1
the F belong to the F1
the F belongs to Q
the F cell be # cells left of the F1 cell
the F cell be immediately to the right of the F1 cell
the F cell be just to the left of the F1 #
the F cell be next to the F1 cell
the F cell be to the left of the F1 cell
the F cell not be owned by the F1
the F cell stands left of the F1 cell , next to it
the F cells be a straight line
the F cells be all connected
the F cells cost at most M together
the F cells form a checkerboard
the F cells form a rectangle
the F cells form a single wall
the F cells have only even Ns
the F cells in each R form a straight line
the F cells in each row be contiguous
the F cells not divide the board
the F cells weigh at most #
the F cells weigh at most M together
the F comes later than the F1
the F comes sometime after the F1
the F covers at least # cells
the F drinker be #
the F drinker be younger than the F1 drinker
the F drinker comes last
the F drinker comes on F1
the F drinker comes on F1 or F2
the F drinker comes on N #
the F drinker lives # cells from F1
the F drinker not be Q
the F drinker sits between F1 and F2
the F eater arrives directly after Q
the F have F1 # hour later than the F2
the F have F1 as Ts
the F have F1 before F2
the F have F1 before the F2
the F have F1 in hour # or #1
the F have F1 in the first hour
the F have F1 later than the F2
the F have F1 right after F2
the F have exactly # ends
the F have neither F1 nor F2 in hour #
the F lives # doors away from the F1
the F lives between F1 and F2
the F lives directly left of the F1
the F lives directly to the right of F1
the F lives in # of the #1 middle cells
the F lives in cell # , #1 or #2
the F lives in either the F1 or the F2 cell
the F lives in the F1 cell
the F lives in the first cell
the F lives next to the F1 cell
the F not be in the F1 cell
the F not be next to the F1 or the F2
the F not forms a # x # cell
the F not have F1 in the last hour
the F not live next to the F1
the F not start with F1
the F not touch itself
the F not touch itself diagonallytoo
the F occupies exactly # cells
the F owner comes in F1
the F player have # N more than F1
the F sits # cells to the right of F1
the F starts and ends at the F1s
the Fs be the ends of the F1
the Fs in a R form a connected group
the L be # cells long
the L be # steps long
the L cross itself only at Fs
the L crosses itself at each F
the L crosses itself exactly in the Fs
the L crosses itself on each F
the L enters and leaves each R exactly # times
the L enters each R exactly # times
the L forms a single closed L
the L goes straight through F Ts
the L goes straight through Fs
the L goes straight through each marked cell
the L goes through at least # cell of each R
the L goes through each cell that have no F , but through no F
the L have a length of #
the L have at most # ends
the L have length #
the L leaves out exactly # cells
the L makes a turn in each F
the L makes at most # turns
the L not crosses a F
the L not crosses itself outside Fs
the L not enter a F
the L not enter cells with a F
the L not goes straight through # cells in a row
the L not goes straight through # consecutive cells
the L not pass through F cells
the L not pass through Fs
the L not pass through more than # consecutive cells without turning
the L not visit F cells
the L not visit cells with a C
the L not visit the bottom row
the L pass through each cell that not be a F
the L pass through each cell with a F
the L passes each cell except those with a T
the L passes through both Fs
the L passes through each R exactly # times
the L passes through each T
the L passes through each cell exactly # times
the L passes through each cell except Fs
the L passes through each unshaded cell exactly # times and through no F cell
the L passes through the top left corner
the L turn at each F
the L turns at least # times in each column
the L turns exactly # times in each row
the L turns in all marked cells
the L turns in each corner
the L turns in each marked cell
the L turns on each F
the L turns on each cell with a F
the L uses exactly # cells
the L visit each F
the L visits all Fs
the L visits all cells
the L visits all cells except the F Ts
the L visits all cells that not be F , and no others
the L visits all cells without Fs
the L visits all cells without Fs and no others
the L visits all cells without a F
the L visits all corner cells
the L visits at least # cells
the L visits at least # cells in each column
the L visits at least # cells in each row
the L visits at most # cells of each column
the L visits each R
the L visits each R exactly # times
the L visits each cell that not be F and no F cell
the L visits exactly # cells of each R
the L visits exactly the cells that not be F
the L visits no F
the N # appears exactly # times
the N above a column tells howmany different Ns it have
the N at the top be the product of the first and last N of the column
the N at the top tells howmany times the N # appears in the column
the N formed by the top row be less than the N formed by the bottom row
the N in a cell with a C be less than the C
the N in column # be a multiple of #1
the N in column # be even
the N in column # be less than the N in column #1
the N in column # be odd
the N in each P 's circle equals the sum of Ns along that P
the N in each row be divisible by #
the N in row # be a multiple of #1
the N in row # be a prime
the N in row # be divisible by #1
the N in row # be exactly #1 times the N in row #1
the N in row # be smaller than the N in row #1
the N in row # equals the sum of the Ns in column #1
the N in row # not be squareshaped
the N in the cell in row # , column # - the cell in row # , column #1 be squareshaped
the N in the centre be #
the N in the circle be the sum of the Ns along the P
the N in the first column be the sum of the Ns in the first row
the N in the first row be a palindrome
the N in the first row be greater than #
the N in the second column be a prime N
the N in the second row be squareshaped
the N in the top left corner be odd
the N left of a row be the sum of its Ns
the N of Q be # before the N of Q1
the N of Q be neither # nor #1
the N of a be exactly # times the N of Q
the N of each marked cell be at least #
the N on the left be howmany different Ns in its row
the Ns add up to #
the Ns along a P come in the order # , #1 , #2 , # , #1 , #2 and so on
the Ns around a K be all different
the Ns in F cells be all different
the Ns in each G add up to at most #
the Ns in each column add up to the O below it
the Ns in each column have a sum of at least #
the Ns in each line add up to #
the Ns in each row add up to #
the Ns in each row add up to less than #
the Ns in each row and column be different
the Ns in horizontally adjacent cells differ
the Ns in row # be all different
the Ns in the corners add up to #
the Ns in the first row increase from left to right
the Ns increase along each P
the Ns not increase from right to left
the Ns of Q and Q1 not be consecutive
the Ns of each row increase from left to right
the Ns of neighbours differ by at least #
the Ns on long diagonals be different
the Ns on the P go # , #1 , #2 , # , #1 , #2 ,
the Ns on the main diagonal increase from top left to bottom right
the Ns within a R sum to the O given in its corner
the O beside a row tells howmany Fs in that row
the O of Ns be #
the Os above each column tell the lengths of its F runs , from top to bottom
the Os of each row be the lengths of its runs of F cells in order
the P starts with the N #
the Q and the Q1 not travel in the same T
the Q be F or the Q1 be F
the Q be in N #
the Q not travels in the same T as the Q1
the Rs have Fs have size #
the T F appears in each row
the T in cell # have the F
the T in the middle have F
the T who have F be exactly # year younger than F1
the T who have F sits to the left of F1
the T with the F be # years older than the T with the F1
the T with the F be # years older than the cook
the Ts in each column be different
the average of each column be #
the biggest C be F
the biggest N in each # x # block be at most # times the smallest
the board be divided into # Rs
the board be divided into exactly # Rs
the board be divided into exactly M Rs
the board be symmetric about its centre
the board be symmetric about its main diagonal
the board be symmetric left to right
the board have at least # Fs
the board have exactly # F areas
the board have exactly # F cells
the board have exactly # F regions
the board have exactly M Fs
the board have rotational symmetry of # degrees
the bottom row have no Fs
the bottom row read as a N be even
the bottom row reads F , F1 , F2
the buildings in the corners have different Ns
the cell in row # , column # , the cell in row # , column #1 and the cell in row #2 , column #2 not be all even
the cell in row # , column # - the cell in row # , column #1 be greater than the cell in row #2 , column # - the cell in row #2 , column #1
the cell in row # , column # - the cell in row # , column #1 be squareshaped
the cell in row # , column # - the cell in row #1 , column # be a multiple of #2
the cell in row # , column # - the cell in row #1 , column # be a prime
the cell in row # , column # - the cell in row #1 , column # not be squareshaped
the cell in row # , column #1 be F
the cell in the F cell have a F1
the cell in the second cell not be the F
the cell on N # Ts F
the cell who Ts F be older than the cell who Ts F1
the cell who have F sits directly to the right of F1
the cell who have the F lives next to the F1 cell
the cell with C # have N #
the cell with the F T be to the left of both F1 and F2
the cell with the F Ts F1
the cell with the F comes # Ns after Q
the cell with the F comes before the cell with the F1
the cell with the F comes later than the cell with the F1
the cell with the F comes on F1
the cell with the F comes on the first N
the cell with the F comes the N before or after the F1 drinker
the cell with the F not be the cell with F1
the cells in a row not all be F
the cells that be light form # connected area
the cells that not be F all be connected with eachother orthogonally
the central cell have a #
the clue above a column be how often the N changes in it
the clue above a column tells howmany different Ns be in it
the clue on the left be the first N times the last N of the row
the clue to the left of a row be the sum of its Ns
the clues of a row or column be the O of its runs of Ns , in order
the clues outside the board be the sums of the first # Ns seen from that side
the clues outside the board give the sum of the Ns of the visible buildings
the corner cells be even
the corner cells have different Ns
the corners be all even
the corners have # different Ns
the corners not be all F
the dancer sits next to F
the difference between Q and Q1 be #
the difference between neighbouring cells not be #
the difference between the Ns of Q and Q1 be #
the difference of the first # Ns of each row be at most #
the distance between # Fs be at least #1
the distance between F and F1 be #
the first N of each row be smaller than the last
the first T in a column be its top T
the first T in each column be F or F1
the first T in the top row be F
the first T of each row be F
the first T of the F be F1
the first T seen from the left in the top row be F
the first and last N of each row be equal
the first cell be F
the first row reads # #1 #2 #3
the fleet consists of # F of length #1 and #2 Fs of length #
the howmany a O be the lengths of the runs of F cells around it
the largest C be in a white cell
the largest N in each # x # block be exactly # times the smallest
the largest N in each row be #
the largest R have # cells
the largest and the smallest N in each # x # block differ by #1
the last T in each row be F
the last cell be F
the last cell have N #
the left N be the sum of the Ns in its row
the left N be the sum of the first and the last N
the left clue of a row be the sum of all Ns in it that be greater than all Ns to their left
the left clues give the sum of the first # Ns
the leftmost N of each row be smaller than the rightmost
the length of the F be #
the length of the L be #
the longest run of F cells in each row be #
the marked cells be visited in order
the middle cell be F
the middle cell be odd
the neighbours of each cell have at least # Ts
the number above a column says howmany cells of it be filled with Fs
the number above a column tells howmany Fs it have
the number beside a row be howmany its cells on the L
the number in a R be howmany O in it
the number in a R be howmany its F cells
the number in a R says howmany Fs it have
the number next to a column be howmany F cells in it
the number on the left be the longest run of F cells in the row
the numbers above the board be the howmany Fs in the columns
the numbers be the lengths of the runs of white cells around the O
the numbers on the left show howmany Fs be in the row
the numbers orthogonally give howmany F segments in the row or column
the numbers outside tell howmany Fs be in that row or column
the numbers outside the board show howmany cells of that row or column be occupied by the F
the oldest T T1s F
the oldest be a F
the oldest cell Ts F
the picture be left - right symmetric
the picture looks the same upside down
the product of the Ns in each row be #
the product of the Ns in each row be a multiple of #
the product of the Ns in the first # cells of each row be even
the product of the Ns in the top row be #
the product of the Ns of Q and Q1 be #
the product of the corner Ns be #
the product of the first column be #
the reader have the F
the runner of N # be faster than the runner of the last N
the same N not appears in diagonally adjacent cells
the same T not stands in adjacent cells
the same Ts not touch
the same howmany cells be F in each row
the second cell be F
the shading be symmetric under # degree rotation
the size of each R be at most #
the size of each R equals the C in it
the smallest C not be F
the sum of # neighbouring Ns not be #1 or #2
the sum of C over F cells be at most M
the sum of Ns be the same in all Rs
the sum of Ns in the first row be at most M
the sum of Q and Q1 be even
the sum of a and Q be #
the sum of a and Q not be #
the sum of all F cells be #
the sum of all N be #
the sum of all Ns be #
the sum of any # adjacent Ns be prime
the sum of each # x # block be at most #1
the sum of each column be even
the sum of each row be odd
the sum of the C of each T be #
the sum of the Cs of all F cells not exceed #
the sum of the Cs of all F cells not exceed M
the sum of the Cs of the F cells be at most M
the sum of the Ns around a K be #
the sum of the Ns in each R be at most #
the sum of the Ns in each column be #
the sum of the Ns in each row be a multiple of #
the sum of the Ns in row # be exactly #1 times the sum in row #1
the sum of the Ns in the last # cells of each column be odd
the sum of the Ns in the top row equals the sum in the bottom row
the sum of the Ns of F and F1 be #
the sum of the Ns of Q and Q1 be #
the sum of the corner Ns be #
the sum of the unshaded Cs in each row be #
the sum of their Ns be #
the top left cell be #
the top left cell be F
the top row and the bottom row have the same howmany Fs
the top row have the Ts F , F1 and F2 in this order
the top row read as a N be divisible by #
the top row read as a N be greater than the bottom row
the top row spells F , F1 , F2
the total C of the F be at most M
the total C of the F cells be as large as possible
the total C of the F cells be at most #
the total of N be #
the total of a , Q , Q1 , and Q2 be less than #
the unshaded Cs in each column be all different
the unshaded cells be connected diagonallytoo
the unshaded cells form a straight line
the white cells be connected diagonallytoo
the white cells not be cut into several parts by F cells
the white cells of each R form a line
the word F , F1 , F2 be read in the top row
the youngest not T F
there be # F of length #1 , #2 of length #
there be # F of length #1 and there be #2 of length #
there be # Fs in all rows
there be # Fs in the board in total
there be # cells between the F drinker and the F1 drinker
there be # cells without a T in each R
there be # empty cells in the board
there be # more F cells than white cells
there be # odd Ns in the third column
there be # times as many cells without Fs as Fs
there be a F in each corner
there be an odd howmany F cells in each row
there be as many F as F1s
there be as many F cells as F1 ones
there be as many Fs as F1 cells on the board
there be as many Fs as F1s
there be as many Fs as F1s on the board
there be as many Fs in the top row as in the bottom row
there be as many T Fs as T1 Fs
there be as many T as T1
there be at least # # in each row and each column
there be at least # F in each corner
there be at least as many F cells as F1 cells
there be at least as many F cells as white cells
there be at most # F cells in any column
there be at most # F cells in any row or column
there be at most # F lessons in total
there be at most # even Ns in the board
there be at most M Rs
there be exactly # #1 on the board
there be exactly # F areas
there be exactly # F in each row , column and R
there be exactly # F in the direction of each X
there be exactly # Fs
there be exactly # Fs in the board
there be exactly # Rs
there be exactly # T F
there be exactly # T between F and F1
there be exactly # T in each row and column
there be exactly # T pieces
there be exactly # cell between F and F1
there be exactly # islands
there be exactly # times as many Fs as F1 cells
there be exactly # turns
there be exactly # white cells in the board
there be exactly M Rs
there be exactly as many odd Ns as even Ns
there be more # s than #1 s
there be more F cells than F1 ones
there be more F than F1s
there be more Fs than F1 cells
there be more Fs than F1s in each row
there be more T pieces than T1 pieces
there be no # F cells in a row
there be no # consecutive F cells vertically
there be no # consecutive F or white cells in a row or column
there be no # consecutive Fs in a row or column
there be no # equal Ts in a row
there be no # equal Ts in a row , orthogonally
there be no # x #1 or #1 x # strip of white cells
there be no # x #1 rectangle of white cells
there be no F in the first column
there be no F on Q
there be no F on the border
there be no Fs in cells with a C
there be no T pieces in the first row
there be no Y without a F
there be no cell with a T and a T1 piece
there be no straight runs of more than # unshaded cells
there not be # consecutive F cells orthogonally
there not be # or more Fs in a row
there not be # or more Fs in a row , orthogonally
there not be # or more consecutive white cells horizontally
there not be a # x # area of Fs
top be howmany # s in the column
top be the largest N of its column
top be the product of its Ns
top clues be the product of the Ns in the column
unless a cell have a C , it be F
unshaded cells in the same row or column have different Cs
use F as rarely as possible
use all # Bs exactly #1 times
use as few F cells as possible
vertically adjacent cells have different Ns
when # Ns touch horizontally , the left #1 be smaller
when # Ns touch vertically , the upper #1 be greater
when Q be F , Q1 be F1
whenever F teaches , the N be #
white cells at the border be connected
white cells be connected
white cells form groups of at least # cells
white cells not be alone
whoever Ts F comes on F1
whoever Ts F comes on N #
whoever X somebody sits next to them
whoever have F Ts F1
whoever have F sits next to F1
whoever sits next to F have F1
`;
