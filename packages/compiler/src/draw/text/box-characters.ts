/**
 * The box-drawing characters U+2500–U+257F as one string: the character whose arms up, right, down and left are of weight none, light or
 * heavy (0, 1, 2) stands at 27 up + 9 right + 3 down + left.
 */
const byArms = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

export type Arm = 0 | 1 | 2;

export function boxCharacter(up: Arm, right: Arm, down: Arm, left: Arm): string {
  return byArms.charAt(27 * up + 9 * right + 3 * down + left);
}

/** The same with double arms, present or not, at 8 up + 4 right + 2 down + left. A single arm is a whole line. */
const byDoubleArms = " ═║╗══╔╦║╝║╣╚╩╠╬";

export function doubleCharacter(up: boolean, right: boolean, down: boolean, left: boolean): string {
  return byDoubleArms.charAt((up ? 8 : 0) + (right ? 4 : 0) + (down ? 2 : 0) + (left ? 1 : 0));
}
