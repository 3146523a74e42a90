/** Things that take long to make, and are made once for all processes of a run: a bundle of the sources as they are. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** Milliseconds between two looks at whether another process is done. */
const PAUSE = 100;

/** The folder of that name. The first who asks for it makes what it holds; the others wait for that. */
export async function madeOnce(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(inject("scratch"), name);
  const [made, failed] = [`${folder}.made`, `${folder}.failed`];
  if (isFirst(folder)) {
    try {
      await make(folder);
      writeFileSync(made, "");
    } catch (error) {
      writeFileSync(failed, "");
      throw error;
    }
  }
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error(`${name} could not be made: another file of tests says why`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return folder;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(`${folder}.begun`);
    return true;
  } catch {
    return false;
  }
}
