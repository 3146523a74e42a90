/** Common words of rules in English, which are written as they are meant. */
export const wordsOfEnglish: ReadonlySet<string> = new Set(
  `
  zero one two three four five six seven eight nine ten once twice thrice first second third fourth fifth half double
  of on at to by as an be do go get got put see say its his her our your their they them this that these those there
  here from into onto upon with without within between among under over above below beside next near along across
  through towards and but nor yet either neither both also too only even just still than then when while where which
  whose who what why how some such same other others another each every any all none many much more most few fewer
  less least several enough can may must shall should will would could might does did done has had having have been
  being was were are not never always make makes made take takes taken give gives given keep keeps hold holds find
  finds found place places puts set sets use uses show shows tell tells mean means need needs want wants form forms
  fill fills share shares touch touches meet meets cross big small large larger largest long longer longest short
  shorter high higher low lower tall taller wide narrow deep weight weights height heights width depth price prices
  cost costs worth length size shape shaped shapes shade shared sharp thing things object objects item items piece
  pieces part parts side sides edge edges corner corners point points line lines house houses person people man men
  woman women child children guest guests seat seats table tables team teams game games tree trees free star stars
  start starts stare stay wall walls well call calls tail tails head heads heard light lights night right left write
  wrote read ready red bed bad band hand land sand end ends send mine mines mind fine word words world work works lord
  letter letters latter later number numbers lumber member colour colours color colors sum name names came time times
  like likes mark marks dark park bank black block back bridge pride round sound ground group groups grow grows grown
  crow crown row rows tow town ship ships shop step steps stop stops spot spots
`.match(/\w+/g),
);
