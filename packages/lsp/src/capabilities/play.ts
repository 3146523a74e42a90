/** The possible entries on the board of an instance, and the reports on them. */
import { type CheckedBoard, type ExplainedMember, playLayers } from "@ecp/compiler";
import type { CheckResult, PlayResult } from "../protocol.js";
import type { InstanceReading, Snapshot } from "../snapshot.js";

export function playBoard({ version }: Snapshot, reading: InstanceReading): PlayResult {
  const { ground } = reading.data();
  return {
    version,
    instance: reading.id,
    key: hashOf(reading.key()),
    layers: ground === undefined ? [] : playLayers(ground),
  };
}

export function checkResult(
  snapshot: Snapshot,
  reading: InstanceReading,
  checked: CheckedBoard,
): CheckResult {
  const base = { version: snapshot.version, instance: reading.id, rules: [], wrong: [] } as const;
  switch (checked.kind) {
    case "solved":
      return { ...base, status: "solved", says: "Solved." };
    case "right":
      return { ...base, status: "right", says: "Nothing is wrong so far." };
    case "no answer":
      return { ...base, status: "none", says: "This puzzle has no answer." };
    case "broken": {
      const rules = checked.rules.map((rule) => ({
        says: ruleInWords(rule),
        cells: rule.cells.flatMap((cell) => reading.data().ground?.board?.cellName(cell) ?? []),
      }));
      const [first] = rules;
      const more = rules.length > 1 ? `, and ${rules.length - 1} more` : "";
      return { ...base, status: "broken", says: `A rule is broken: ${first?.says ?? ""}${more}.`, rules };
    }
    case "wrong": {
      const { entries } = checked;
      const says =
        entries.length === 1 ? "One entry is wrong: no answer has it" : `${entries.length} entries are wrong`;
      return { ...base, status: "wrong", says: `${says}. No rule is broken yet.`, wrong: entries };
    }
    default:
      return checked satisfies never;
  }
}

export const notChecked = ({ version }: Snapshot, { id }: InstanceReading, reason = ""): CheckResult => ({
  version,
  instance: id,
  status: "unknown",
  says: `It could not be checked: ${reason}.`,
  rules: [],
  wrong: [],
});

const ruleInWords = ({ words, at }: ExplainedMember): string =>
  at.length === 0 ? `“${words}”` : `“${words}” (${at.join(", ")})`;

/** FNV-1a, twice with different beginnings: two texts that are kept side by side need not be told apart by more. */
function hashOf(text: string): string {
  const half = (begin: number): string => {
    let hash = begin;
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
    return hash.toString(36);
  };
  return half(0x811c9dc5) + half(0x2f0b4c47);
}
