/**
 * Chevrotain computes the lookahead of every alternative of the grammar when a parser is made, which costs more than the rest of a small run.
 * This computes each when it is first asked for; a file uses few of them.
 */
import { type ILookaheadStrategy, LLkLookaheadStrategy } from "chevrotain";

type ForAlternation = ILookaheadStrategy["buildLookaheadForAlternation"];
type ForOptional = ILookaheadStrategy["buildLookaheadForOptional"];

export class LazyLookahead extends LLkLookaheadStrategy {
  override buildLookaheadForAlternation(options: Parameters<ForAlternation>[0]): ReturnType<ForAlternation> {
    const build = (): ReturnType<ForAlternation> => super.buildLookaheadForAlternation(options);
    let built: ReturnType<ForAlternation> | undefined;
    // Called on the parser.
    return function (this: unknown, alternatives) {
      built ??= build();
      return built.call(this, alternatives);
    };
  }

  override buildLookaheadForOptional(options: Parameters<ForOptional>[0]): ReturnType<ForOptional> {
    const build = (): ReturnType<ForOptional> => super.buildLookaheadForOptional(options);
    let built: ReturnType<ForOptional> | undefined;
    return function (this: unknown) {
      built ??= build();
      return built.call(this);
    };
  }
}
