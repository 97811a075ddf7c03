import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { effectiveNow, findVersionInForce, listPlanned } from '#app/domain/price-lists/log.ts';
import { findUndoing } from '#app/domain/price-lists/publication.ts';
import { readList } from '#app/server/prices/publishing.ts';
import { activateVersion, cancelActivation, readPriceLog } from '#app/server/store/price-log.ts';
import { type Answer, type Call, section } from './answer.ts';
import { readNumber, UsageError } from './arguments.ts';
import { describeDifferenceOf, requireList } from './lists.ts';
import { readListTexts } from './texts.ts';

/** Puts a version in force that was published before. */
export async function activate({ store, given, now }: Call): Promise<Answer> {
  const version = readNumber(given.rest[0]);
  const { author, effectiveAt: planned } = given;
  const reason = given.requireReason();
  const list = await requireList(store, version);
  for (;;) {
    const log = await readPriceLog(store);
    const effectiveAt = planned ?? effectiveNow(log, now);
    const replaced = findVersionInForce(log, effectiveAt);
    if (replaced === version) {
      return {
        text: `Version ${version} is in force then already.`,
        json: { outcome: 'unchanged', version },
      };
    }
    const after = log.at(-1)?.position ?? 0;
    const deed = { after, author, reason, now, effectiveAt, isPlanned: planned !== undefined };
    if (!(await activateVersion(store, version, deed))) continue;
    const undoing = findUndoing(log, effectiveAt);
    const before = await readList(store, replaced, readListTexts().referenceTexts);
    const changes = before ? describeDifferenceOf(before, list) : [];
    const lines = [
      planned === undefined
        ? `Version ${version} is in force.`
        : `Version ${version} comes into force ${formatBerlinTime(planned)}.`,
      ...(undoing
        ? [
            `Version ${undoing.version} is planned for ${formatBerlinTime(undoing.effectiveAt)} and takes its place then.`,
          ]
        : []),
      ...section('It changes:', changes),
    ];
    return {
      text: lines.join('\n'),
      json: {
        outcome: 'activated',
        version,
        effectiveAt: new Date(effectiveAt).toISOString(),
        undoneBy: undoing?.version ?? null,
        changes,
      },
    };
  }
}

/** Calls off what is planned for a version. */
export async function cancel({ store, given, now }: Call): Promise<Answer> {
  const version = readNumber(given.rest[0]);
  const reason = given.requireReason();
  const { author } = given;
  for (let count = 0; ; ) {
    const log = await readPriceLog(store);
    const [next] = listPlanned(log, now).filter((one) => one.version === version);
    if (!next) {
      if (count === 0) throw new UsageError(`Nothing is planned for version ${version}.`);
      return {
        text: `Called off: version ${version}`,
        json: { outcome: 'cancelled', version, count },
      };
    }
    const after = log.at(-1)?.position ?? 0;
    if (await cancelActivation(store, next.position, { after, author, reason, now })) count += 1;
  }
}
