/** Random tests try a few seeds. Many, before a change of grounding, lowering or the engine lands: ECP_SEEDS=1000, from ECP_FIRST_SEED=1 on. */
export function seeds(few: number): readonly number[] {
  const count = Number(process.env.ECP_SEEDS ?? few);
  const first = Number(process.env.ECP_FIRST_SEED ?? "1");
  return Array.from({ length: count }, (_, k) => first + k);
}
