/** The exercises of the course: a right solution and another wording pass, what is wrong is told what it lacks. Its other blocks are held by test/docs.test.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { checkExercise, readExercise } from "@ecp/playground";
import { describe, expect, test } from "vitest";

const folder = new URL("../../site/course/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");
const exercises = readdirSync(new URL("exercises/", folder)).map((name) => name.replace(/\.txt$/, ""));
const chapters = readdirSync(folder).filter((name) => name.endsWith(".md"));
const never = (): boolean => false;

test("each chapter has its exercise", () => {
  expect(chapters.length).toBeGreaterThanOrEqual(15);
  for (const chapter of chapters)
    expect(read(chapter)).toContain(`\`\`\`exercise\n${chapter.replace(/\.md$/, "")}\n`);
  expect(exercises.map((name) => `${name}.md`)).toEqual(chapters);
});

describe.each(exercises)("the exercise of %s", (name) => {
  const exercise = readExercise(read(`exercises/${name}.txt`));
  const { start, solution, alsoRight, wrong } = exercise;
  const verdict = (text: string) => checkExercise(exercise, text, never);

  test("its solution is right, and so are other wordings", async () => {
    expect(alsoRight.length).toBeGreaterThan(0);
    for (const text of [solution, ...alsoRight])
      expect(await verdict(text), text).toEqual({ isRight: true, says: "Right!" });
  });

  test("the first text of an exercise is not right yet", async () => {
    expect(await verdict(start)).toMatchObject({ isRight: false });
  });

  test("a wrong text is told what is missing", async () => {
    expect(wrong.length).toBeGreaterThan(0);
    for (const { text, says } of wrong)
      expect(await verdict(text), text).toMatchObject({
        isRight: false,
        says: expect.stringContaining(says),
      });
  });
});

test("an empty text, one that is no puzzle, and one that takes too long", async () => {
  const exercise = readExercise(read("exercises/01-board.txt"));
  expect(await checkExercise(exercise, "", never)).toMatchObject({ isRight: false });
  expect(await checkExercise(exercise, "hello", never)).toMatchObject({ isRight: false });
  expect(await checkExercise(exercise, exercise.solution, () => true)).toMatchObject({ isRight: false });
});
