/** What grounding adds to the variables of the layers: auxiliaries, candidates, and the rules that say what these are. */
import type { Auxiliary, AuxiliaryId, Candidate, CandidateId } from "../../condition.js";
import type { Constraint } from "../../ground.js";

export class Made {
  readonly auxiliaries: Auxiliary[] = [];
  readonly candidates: Candidate[] = [];
  /** Definitions, which hold wherever what they define is spoken of. */
  readonly rules: Constraint[] = [];

  auxiliary(auxiliary: Auxiliary): AuxiliaryId {
    this.auxiliaries.push(auxiliary);
    return (this.auxiliaries.length - 1) as AuxiliaryId;
  }

  candidate(candidate: Candidate): CandidateId {
    this.candidates.push(candidate);
    return (this.candidates.length - 1) as CandidateId;
  }

  domainOf(auxiliary: AuxiliaryId): readonly number[] {
    return this.auxiliaries[auxiliary]?.domain ?? [];
  }
}
