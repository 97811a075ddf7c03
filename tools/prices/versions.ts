import {
  getActivationTime,
  getVersionInForce,
  type LogEntry,
  listPlanned,
  listStarted,
} from '#app/domain/price-lists/activation-log.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { parseList } from '#app/server/prices/read-list.ts';
import type { StoredVersion } from '#app/server/store/price-versions.ts';
import { formatColumns } from '#tools/report/columns.ts';

/** JSON output for one version; 0 is the built-in list. */
export interface ListedVersion {
  version: number;
  isInForce: boolean;
  /** While an unreadable version is in force, visitors see the last readable one. */
  isReadable: boolean;
  publishedAt: string | null;
  author: string | null;
  reason: string | null;
  basedOn: number | null;
  /** Past and planned activations. */
  activations: { at: string; isPlanned: boolean; author: string; reason: string }[];
}

export function listForReport(
  versions: readonly StoredVersion[],
  log: readonly LogEntry[],
  now: number,
): ListedVersion[] {
  const inForce = getVersionInForce(log, now);
  const activations = [
    ...listStarted(log, now).map((one) => ({ ...one, isStillPlanned: false })),
    ...listPlanned(log, now).map((one) => ({ ...one, isStillPlanned: true })),
  ];
  const describe = (version: number, published?: StoredVersion): ListedVersion => ({
    version,
    isInForce: version === inForce,
    isReadable: !published || parseList(published.list) !== undefined,
    publishedAt: published ? new Date(published.publishedAt).toISOString() : null,
    author: published?.author ?? null,
    reason: published?.reason ?? null,
    basedOn: published?.basedOn ?? null,
    activations: activations
      .filter((one) => one.version === version)
      .map((one) => ({
        at: new Date(getActivationTime(one)).toISOString(),
        isPlanned: one.isStillPlanned,
        author: one.author,
        reason: one.reason,
      })),
  });
  return [describe(0), ...versions.map((one) => describe(one.number, one))];
}

const HEADINGS = ['Version', 'State', 'Published', 'By', 'Based on', 'Reason'];

/** Table for a terminal. */
export function formatVersions(versions: readonly ListedVersion[]): string {
  return formatColumns(HEADINGS, versions.map(listCells));
}

function listCells(listed: ListedVersion) {
  const { version, publishedAt, author, basedOn, reason } = listed;
  return [
    String(version),
    describeState(listed),
    publishedAt === null ? 'built-in' : formatBerlinTime(Date.parse(publishedAt)),
    author ?? '',
    basedOn === null ? '' : String(basedOn),
    reason ?? '',
  ];
}

function describeState({ isInForce, isReadable, activations }: ListedVersion) {
  const planned = activations
    .filter((one) => one.isPlanned)
    .map(({ at }) => `planned for ${formatBerlinTime(Date.parse(at))}`);
  return [
    ...(isInForce ? ['in force'] : []),
    ...planned,
    ...(isReadable ? [] : ['CANNOT BE READ']),
  ].join(', ');
}
