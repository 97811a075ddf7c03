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

/** Versions for `--json`; 0 is the built-in list, and visitors see no unreadable one. */
export function listForReport(
  versions: readonly StoredVersion[],
  log: readonly LogEntry[],
  now: number,
) {
  const inForce = getVersionInForce(log, now);
  const activations = [
    ...listStarted(log, now).map((one) => ({ ...one, isStillPlanned: false })),
    ...listPlanned(log, now).map((one) => ({ ...one, isStillPlanned: true })),
  ];
  const describe = (version: number, published?: StoredVersion) => ({
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

/** Table for a terminal. */
export function formatVersions(versions: ReturnType<typeof listForReport>): string {
  const rows = versions.map((one) => {
    const planned = one.activations.filter(({ isPlanned }) => isPlanned);
    const states = [
      ...(one.isInForce ? ['in force'] : []),
      ...planned.map(({ at }) => `planned for ${showTime(at)}`),
      ...(one.isReadable ? [] : ['CANNOT BE READ']),
    ];
    return [
      `${one.version}`,
      states.join(', '),
      one.publishedAt === null ? 'built-in' : showTime(one.publishedAt),
      one.author ?? '',
      `${one.basedOn ?? ''}`,
      one.reason ?? '',
    ];
  });
  return formatColumns(['Version', 'State', 'Published', 'By', 'Based on', 'Reason'], rows);
}

const showTime = (iso: string) => formatBerlinTime(Date.parse(iso));
