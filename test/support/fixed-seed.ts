/** The same random texts in every run, so that a run says something of the change and not of luck. */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.ECP_FUZZ_SEED ?? 20261121) });
