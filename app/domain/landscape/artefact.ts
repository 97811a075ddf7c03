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

type VersionOrder = 'newer' | 'older' | 'same' | 'different';

/**
 * How version `a` relates to `b`: `1.0.10` is newer than `1.0.9`, and `1.9` the same as `1.9.0`
 * (D52). Versions with text, such as `1.0.3-SNAPSHOT`, have no order.
 */
export function compareVersions(a: string, b: string): VersionOrder {
  if (a === b) return 'same';
  if (!NUMBERS.test(a) || !NUMBERS.test(b)) return 'different';
  const left = a.split('.');
  const right = b.split('.');
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const order = compareDigits(left[at] ?? '0', right[at] ?? '0');
    if (order !== 0) return order > 0 ? 'newer' : 'older';
  }
  return 'same';
}

const NUMBERS = /^\d+(?:\.\d+)*$/;

/** Compares numbers of any length. */
function compareDigits(a: string, b: string): number {
  const left = a.replace(/^0+/, '');
  const right = b.replace(/^0+/, '');
  if (left.length !== right.length) return left.length - right.length;
  if (left === right) return 0;
  return left > right ? 1 : -1;
}

/** Selects the later of two deployments of one artefact; their order in the list does not matter (D52). */
export function selectLaterDeployment(a: DeployedArtefact, b: DeployedArtefact): DeployedArtefact {
  const timeA = a.deployedAt ?? Number.NEGATIVE_INFINITY;
  const timeB = b.deployedAt ?? Number.NEGATIVE_INFINITY;
  if (timeA !== timeB) return timeA > timeB ? a : b;
  const order = compareVersions(a.version, b.version);
  if (order === 'newer') return a;
  if (order === 'older') return b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}
