import { listPlanned } from '#app/domain/price-lists/activation-log.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { activateList, cancelPlanned } from '#app/server/prices/activation.ts';
import { readPriceLog } from '#app/server/store/price-log.ts';
import { type Answer, type Call, section } from './answer.ts';
import { readNumber, UsageError } from './arguments.ts';
import { describeBlocked } from './blocked.ts';
import { requireList } from './lists.ts';
import { readListTexts } from './texts.ts';
import { describeUnconfirmed } from './unconfirmed.ts';
import { describeChanges } from './words.ts';

/** Activates an earlier version, unless warnings have to be confirmed. */
export async function activate({ store, given }: Call): Promise<Answer> {
  const version = readNumber(given.rest[0]);
  const { author, effectiveAt, confirmed } = given;
  const request = { version, effectiveAt, confirmed, author, reason: given.requireReason() };
  const outcome = await activateList(store, request, readListTexts());
  switch (outcome.kind) {
    case 'activated': {
      const changes = describeChanges(outcome.review.changes);
      const lines = [
        effectiveAt === undefined
          ? `Version ${version} is in force.`
          : `Version ${version} comes into force ${formatBerlinTime(effectiveAt)}.`,
        ...section('It changes:', changes),
      ];
      const time = new Date(outcome.effectiveAt).toISOString();
      return {
        text: lines.join('\n'),
        json: { outcome: 'activated', version, effectiveAt: time, changes },
      };
    }
    case 'blocked':
      return describeBlocked('Not put in force', outcome, await requireList(store, version));
    case 'unconfirmed':
      return describeUnconfirmed('Not put in force', outcome);
    case 'unchanged':
      return {
        text: `Nothing to do: version ${version} is already in force at that time.`,
        json: { outcome: 'unchanged', version },
      };
    case 'missing':
      throw new UsageError(`Version ${version} does not exist or cannot be read.`);
    case 'passed':
      throw new UsageError('The time is in the past.');
    case 'conflict':
      throw new UsageError(`Version ${outcome.replaced} was put in force meanwhile. Try again.`);
  }
}

/** Cancels the planned activations of a version. */
export async function cancel({ store, given, now }: Call): Promise<Answer> {
  const version = readNumber(given.rest[0]);
  const audit = { author: given.author, reason: given.requireReason() };
  const planned = listPlanned(await readPriceLog(store), now);
  let count = 0;
  for (const { position } of planned.filter((one) => one.version === version)) {
    if (await cancelPlanned(store, position, audit)) count += 1;
  }
  if (count === 0) throw new UsageError(`Nothing is planned for version ${version}.`);
  return {
    text: `Cancelled: version ${version}`,
    json: { outcome: 'cancelled', version, count },
  };
}
