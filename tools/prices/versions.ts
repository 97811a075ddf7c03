import {
  getActivationTime,
  getVersionInForce,
  type LogEntry,
  listActivations,
  listStarted,
} from '#app/domain/price-lists/activation-log.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { parseList } from '#app/server/prices/read-list.ts';
import type { StoredVersion } from '#app/server/store/price-versions.ts';
import { answerWithRows } from '#tools/report/columns.ts';

/** All versions; 0 is the built-in list, and visitors see no unreadable one. */
export function answerWithVersions(
  versions: readonly StoredVersion[],
  log: readonly LogEntry[],
  now: number,
) {
  const inForce = getVersionInForce(log, now);
  const started = listStarted(log, now).length;
  const activations = listActivations(log).map((one, index) => ({
    ...one,
    started: index < started,
  }));
  const describe = (version: number, published?: StoredVersion) => ({
    version,
    isInForce: version === inForce,
    isReadable: !published || parseList(published.list) !== undefined,
    publishedAt: published ? new Date(published.publishedAt) : null,
    author: published?.author ?? null,
    reason: published?.reason ?? null,
    basedOn: published?.basedOn ?? null,
    activations: activations
      .filter((one) => one.version === version)
      .map((one) => ({
        at: new Date(getActivationTime(one)),
        isPlanned: !one.started,
        author: one.author,
        reason: one.reason,
      })),
  });
  const rows = [describe(0), ...versions.map((one) => describe(one.number, one))];
  return answerWithRows(rows, '', {
    Version: ({ version }) => version,
    State: (one) => [
      ...(one.isInForce ? ['in force'] : []),
      ...one.activations
        .filter(({ isPlanned }) => isPlanned)
        .map(({ at }) => `planned for ${formatBerlinTime(at.getTime())}`),
      ...(one.isReadable ? [] : ['CANNOT BE READ']),
    ],
    Published: ({ publishedAt }) => publishedAt ?? 'built-in',
    By: ({ author }) => author,
    'Based on': ({ basedOn }) => basedOn,
    Reason: ({ reason }) => reason,
  });
}
