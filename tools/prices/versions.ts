import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import {
  type Activation,
  findVersionInForce,
  type LogEntry,
  listActivations,
} from '#app/domain/price-lists/log.ts';
import type { StoredVersion } from '#app/server/store/price-versions.ts';
import { formatColumns } from '#tools/report/columns.ts';

/** A version as `--json` gives it to other programs; 0 is the built-in list. */
export interface ListedVersion {
  version: number;
  isInForce: boolean;
  publishedAt: string | null;
  author: string | null;
  reason: string | null;
  basedOn: number | null;
  /** Each time it came or comes into force. */
  activations: { at: string; isPlanned: boolean; author: string; reason: string }[];
}

export function listForReport(
  versions: readonly Omit<StoredVersion, 'list'>[],
  log: readonly LogEntry[],
  now: number,
): ListedVersion[] {
  const inForce = findVersionInForce(log, now);
  const activations = listActivations(log);
  const describe = (version: number, published?: Omit<StoredVersion, 'list'>): ListedVersion => ({
    version,
    isInForce: version === inForce,
    publishedAt: published ? new Date(published.publishedAt).toISOString() : null,
    author: published?.author ?? null,
    reason: published?.reason ?? null,
    basedOn: published?.basedOn ?? null,
    activations: activations
      .filter((one) => one.version === version)
      .map(({ effectiveAt, author, reason }: Activation) => ({
        at: new Date(effectiveAt).toISOString(),
        isPlanned: effectiveAt > now,
        author,
        reason,
      })),
  });
  return [describe(0), ...versions.map((one) => describe(one.number, one))];
}

const HEADINGS = ['Version', 'State', 'Published', 'By', 'Based on', 'Reason'];

/** For a terminal. */
export function formatVersions(versions: readonly ListedVersion[]): string {
  return formatColumns(HEADINGS, versions.map(listCells));
}

function listCells({ version, publishedAt, author, basedOn, reason, ...state }: ListedVersion) {
  return [
    String(version),
    describeState(state),
    publishedAt === null ? 'built-in' : formatBerlinTime(Date.parse(publishedAt)),
    author ?? '',
    basedOn === null ? '' : String(basedOn),
    reason ?? '',
  ];
}

function describeState({
  isInForce,
  activations,
}: Pick<ListedVersion, 'isInForce' | 'activations'>) {
  const planned = activations
    .filter((one) => one.isPlanned)
    .map(({ at }) => `planned for ${formatBerlinTime(Date.parse(at))}`);
  return [...(isInForce ? ['in force'] : []), ...planned].join(', ');
}
