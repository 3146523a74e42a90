/**
 * Values of parameters, each found when it is first asked for and then kept: `--set`, else the instance's argument, else what the instance's
 * data say, else the size that a board line takes from the data, else the default, else somebody is asked. None at all is a fault.
 */
import { definedByItself } from "../../diagnostics/catalogue/ecp2010-defined-by-itself.js";
import { parameterMissing } from "../../diagnostics/catalogue/ecp4101-parameter-missing.js";
import { parameterOutside } from "../../diagnostics/catalogue/ecp4102-parameter-outside.js";
import { unknownSetting } from "../../diagnostics/catalogue/ecp4103-unknown-setting.js";
import { type Diagnostic, diagnose } from "../../diagnostics/diagnostic.js";
import { nearName } from "../../diagnostics/near-name.js";
import type { Span } from "../../text/span.js";
import type { ParameterId, TypedParameter } from "../../typed.js";
import { Fault } from "../fault.js";
import type { Settings } from "../settings.js";
import { describeValue, type Known } from "../value.js";
import { evaluateKnown } from "../values/evaluate-as.js";
import type { World } from "../world/world.js";

export interface ParameterSources {
  readonly settings: Settings;
  /** The answers in the instance's data: by parameter, by arguments without spaces. */
  readonly answers: Map<ParameterId, ReadonlyMap<string, { readonly text: string; readonly span: Span }>>;
  /** Sizes taken from the data. */
  readonly measured: Map<ParameterId, () => number | undefined>;
}

export interface Parameters {
  readonly value: (world: World, parameter: ParameterId, given: readonly Known[]) => Known;
  /** All that were used so far, as `n` and `occurs(3)`. */
  readonly used: ReadonlyMap<string, number | boolean | string>;
}

export function makeParameters(sources: ParameterSources): Parameters {
  const used = new Map<string, number | boolean | string>();
  const known = new Map<string, Known | Fault>();
  /** Those whose values are being found: an argument may name parameters, but not come back to its own. */
  const finding: string[] = [];
  return {
    used,
    value: (world, id, given) => {
      const parameter = world.puzzle.parameters[id];
      if (parameter === undefined) throw new Error(`parameter ${id} is not of this puzzle`);
      const name =
        given.length === 0 ? parameter.name : `${parameter.name}(${given.map(describeValue).join(",")})`;
      const before = known.get(name);
      if (before instanceof Fault) throw before;
      if (before !== undefined) return before;
      if (finding.includes(name)) throw inACircle(world, id, parameter, finding.slice(finding.indexOf(name)));
      finding.push(name);
      try {
        const value = find(world, sources, id, parameter, name, given);
        known.set(name, value);
        used.set(name, typeof value === "object" ? describeValue(value) : value);
        return value;
      } catch (thrown) {
        if (thrown instanceof Fault) known.set(name, thrown);
        throw thrown;
      } finally {
        finding.pop();
      }
    },
  };
}

/** Circles of default values alone were found before: this one goes through an argument of the instance. */
function inACircle(
  world: World,
  id: ParameterId,
  parameter: TypedParameter,
  names: readonly string[],
): Fault {
  const argument = world.instance.arguments.find((each) => each.parameter === id);
  return new Fault(`circle of ${names.join(" ")}`, () =>
    diagnose(definedByItself, argument?.span ?? parameter.span, { names }),
  );
}

function find(
  world: World,
  sources: ParameterSources,
  id: ParameterId,
  parameter: TypedParameter,
  name: string,
  given: readonly Known[],
): Known {
  const set = sources.settings.set.get(name) ?? sources.settings.set.get(name.replaceAll(",", ", "));
  if (set !== undefined) return read(world, parameter, name, set, parameter.span);
  const argument = world.instance.arguments.find((each) => each.parameter === id);
  if (argument !== undefined)
    return checked(world, parameter, name, evaluateKnown(world, argument.value), argument.span);
  const answer = sources.answers.get(id)?.get(given.map(describeValue).join(","));
  if (answer !== undefined) return read(world, parameter, name, answer.text, answer.span);
  const measured = sources.measured.get(id)?.();
  if (measured !== undefined) return checked(world, parameter, name, measured, parameter.span);
  parameter.asked?.parameters.forEach((variable, i) => {
    world.bindings[variable] = given[i];
  });
  if (parameter.value !== undefined)
    return checked(world, parameter, name, evaluateKnown(world, parameter.value), parameter.value.span);
  const question = questionFor(world, parameter, given);
  const asked = sources.settings.ask?.(name, question ?? `${name}?`);
  if (asked !== undefined) return read(world, parameter, name, asked, parameter.span);
  throw new Fault(`parameter ${name}`, () =>
    diagnose(parameterMissing, parameter.span, question === undefined ? { name } : { name, question }),
  );
}

/** The question, with `{v}` filled in. */
function questionFor(world: World, parameter: TypedParameter, given: readonly Known[]): string | undefined {
  const { asked } = parameter;
  if (asked?.question === undefined) return undefined;
  return asked.parameters.reduce((text, variable, i) => {
    const value = given[i];
    const name = world.puzzle.variables[variable]?.name;
    return value === undefined || name === undefined
      ? text
      : text.replaceAll(`{${name}}`, describeValue(value));
  }, asked.question);
}

/** A value as text, as the command line and people give it. */
function read(world: World, parameter: TypedParameter, name: string, text: string, span: Span): Known {
  const trimmed = text.trim();
  switch (parameter.domain.kind) {
    case "yes-no": {
      const yes = /^(yes|y|true|1)$/i.test(trimmed);
      if (yes || /^(no|n|false|0)$/i.test(trimmed)) return yes;
      break;
    }
    case "number":
    case "range":
    case "numbers":
      if (/^[-+]?\d{1,15}$/.test(trimmed)) return checked(world, parameter, name, Number(trimmed), span);
      break;
    case "direction":
    case "symbols":
      return checked(world, parameter, name, trimmed, span);
    default:
      return trimmed;
  }
  throw outside(world, parameter, name, `\`${trimmed}\``, span);
}

function checked(world: World, parameter: TypedParameter, name: string, value: Known, span: Span): Known {
  const { domain } = parameter;
  const inside = ((): boolean => {
    switch (domain.kind) {
      case "range": {
        const [from, to] = [evaluateKnown(world, domain.from), evaluateKnown(world, domain.to)];
        return (
          typeof value === "number" &&
          Number.isInteger(value) &&
          (typeof from !== "number" || value >= from) &&
          (typeof to !== "number" || value <= to)
        );
      }
      case "numbers":
        return typeof value === "number" && domain.values.includes(value);
      case "symbols":
        return typeof value === "string" && domain.values.includes(value);
      default:
        return true;
    }
  })();
  if (!inside) throw outside(world, parameter, name, describeValue(value), span);
  return value;
}

function outside(world: World, parameter: TypedParameter, name: string, value: string, span: Span): Fault {
  const allowed = describeDomain(world, parameter);
  return new Fault(`parameter ${name}`, () => diagnose(parameterOutside, span, { name, value, allowed }));
}

function describeDomain(world: World, { domain }: TypedParameter): string {
  switch (domain.kind) {
    case "yes-no":
      return "yes or no";
    case "range":
      return `from ${describeValue(evaluateKnown(world, domain.from))} to ${describeValue(evaluateKnown(world, domain.to))}`;
    case "numbers":
    case "symbols":
      return `one of ${domain.values.join(", ")}`;
    case "number":
      return "a number";
    default:
      return "something else";
  }
}

/** Settings for parameters that the puzzle does not have. */
export function unknownSettings(world: World, settings: Settings): Diagnostic[] {
  const names = world.puzzle.parameters.map((parameter) => parameter.name);
  return [...settings.set.keys()].flatMap((key) => {
    const name = key.replace(/\(.*$/, "");
    if (names.includes(name)) return [];
    const [only, another] = names;
    const near = nearName(name, names) ?? (another === undefined ? only : undefined);
    const said = { name, puzzle: world.puzzle.name };
    return [diagnose(unknownSetting, world.instance.span, near === undefined ? said : { ...said, near })];
  });
}
