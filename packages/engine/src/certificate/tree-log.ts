/**
 * Writes a certificate while `dance` walks its tree: the problem, the options that are tried, where they fail, and the answers. All that is forced, the last
 * option of an item too, follows by unit propagation, and is not named.
 */
import type { OptionId, Problem } from "../problem.js";
import type { SearchEvent } from "../search.js";
import { LineWriter } from "./line-writer.js";
import { stateProblem } from "./statement.js";

export class TreeLog {
  private readonly lines: LineWriter;
  /** By level of the path, how many other options its item has that were not tried before: where there are none, its option is forced. */
  private readonly others: number[] = [];
  /** The options of an item of which none was tried yet. */
  private degree: number | undefined;

  /** `write` takes pieces of the text, in order. */
  constructor(problem: Problem, write: (text: string) => void) {
    for (const piece of stateProblem(problem).text) write(piece);
    this.lines = new LineWriter(write);
  }

  readonly take = (event: SearchEvent): void => {
    switch (event.kind) {
      case "item":
        this.degree = event.degree;
        break;
      case "try":
        this.try(event.option, event.level);
        break;
      case "undo":
        if ((this.others[event.level] ?? 0) > 0) this.lines.add("fail");
        break;
      case "solution":
        this.lines.add(`answer ${event.options.map((option) => option + 1).join(" ")}`);
        break;
    }
  };

  /** `isComplete`: there are no other answers. */
  end(isComplete: boolean): void {
    this.lines.add(isComplete ? "end complete" : "end open");
    this.lines.flush();
  }

  private try(option: OptionId, level: number): void {
    const others = (this.degree ?? this.others[level] ?? 0) - 1;
    this.degree = undefined;
    this.others[level] = others;
    if (others > 0) this.lines.add(`try ${option + 1}`);
  }
}
