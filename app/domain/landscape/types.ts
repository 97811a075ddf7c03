/** An artefact as a tenant lists it. Who deployed it is never read (D52). */
export interface DeployedArtefact {
  id: string;
  /** The id where the list has no name. */
  name: string;
  /** Empty where the list was asked without it, as `type` and `status`. */
  version: string;
  /** Open text, such as `INTEGRATION_FLOW`. */
  type: string;
  /** Open text in capitals, such as `STARTED`. */
  status: string;
  /** Milliseconds since 1970, UTC. */
  deployedAt?: number;
  /** Id on the tenant, if `id` is the part without its stage. */
  deployedId?: string;
}

export interface StageArtefacts {
  stage: string;
  artefacts: readonly DeployedArtefact[];
}
