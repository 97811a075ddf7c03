import { compareVersions } from './versions.ts';

interface Deployment {
  version: string;
  status: string;
  deployedAt?: number;
}

/** Selects the later of two deployments of one artefact; their order in the list does not matter (D52). */
export function selectLaterDeployment<Kind extends Deployment>(a: Kind, b: Kind): Kind {
  const timeA = a.deployedAt ?? Number.NEGATIVE_INFINITY;
  const timeB = b.deployedAt ?? Number.NEGATIVE_INFINITY;
  if (timeA !== timeB) return timeA > timeB ? a : b;
  const order = compareVersions(a.version, b.version);
  if (order === 'newer') return a;
  if (order === 'older') return b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}
