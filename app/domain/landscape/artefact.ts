import * as z from 'zod/mini';
import type { Configuration } from './configuration/stored.ts';
import { compareVersions } from './versions.ts';

/** An artefact as a tenant lists it. Who deployed it is never read (D52). */
export const artefactSchema = z.object({
  id: z.string(),
  /** The id where the list has no name. */
  name: z.string(),
  /** Empty where the list was asked without it, as `type` and `status`. */
  version: z.string(),
  /** Open text, such as `INTEGRATION_FLOW`. */
  type: z.string(),
  /** Open text in capitals, such as `STARTED`. */
  status: z.string(),
  /** Milliseconds since 1970, UTC. */
  deployedAt: z.exactOptional(z.number()),
  /** Name of its package, and its version in the design, if lists of the design tell. */
  package: z.exactOptional(z.string()),
  draft: z.exactOptional(z.string()),
  /** When its design was changed last. */
  editedAt: z.exactOptional(z.number()),
  /** Not judged yet. */
  configuration: z.exactOptional(z.unknown()),
});

export type ListedArtefact = z.infer<typeof artefactSchema>;

export interface DeployedArtefact extends Omit<ListedArtefact, 'configuration'> {
  configuration?: Configuration;
  /** The id on the tenant, if the word for its stage was taken off. */
  deployedId?: string;
}

export interface StageArtefacts {
  stage: string;
  artefacts: readonly DeployedArtefact[];
  /** Whether its list is not whole, so that a gap says nothing. */
  isPartial?: boolean;
  /** Ids in lower case of which the tenant does not tell whether the stage has them. */
  unsure?: ReadonlySet<string>;
}

/** Selects the later of two deployments of one artefact; their order in the list does not matter (D52). */
export function selectLaterDeployment<Artefact extends ListedArtefact>(
  a: Artefact,
  b: Artefact,
): Artefact {
  const timeA = a.deployedAt ?? Number.NEGATIVE_INFINITY;
  const timeB = b.deployedAt ?? Number.NEGATIVE_INFINITY;
  if (timeA !== timeB) return timeA > timeB ? a : b;
  const order = compareVersions(a.version, b.version);
  if (order === 'newer') return a;
  if (order === 'older') return b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

export function sortById(artefacts: Iterable<DeployedArtefact>): DeployedArtefact[] {
  return [...artefacts].sort((a, b) => (a.id === b.id ? 0 : a.id < b.id ? -1 : 1));
}
