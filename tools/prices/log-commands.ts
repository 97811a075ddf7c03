import { listPlanned } from '#app/domain/price-lists/activation-log.ts';
import { activateList, cancelPlanned } from '#app/server/prices/activation.ts';
import { readPriceLog } from '#app/server/store/price-log.ts';
import type { Answer, Call } from './answer.ts';
import { readNumber } from './arguments.ts';
import { requireList } from './lists.ts';
import { describeBlocked, describeStarted, describeUnconfirmed } from './outcomes.ts';
import { readListTexts } from './texts.ts';

/** Activates an earlier version, unless warnings have to be confirmed. */
export async function activate({ store, given }: Call): Promise<Answer> {
  const version = readNumber(given.rest[0]);
  const { author, effectiveAt, confirmed } = given;
  const request = { version, effectiveAt, confirmed, author, reason: given.requireReason() };
  const outcome = await activateList(store, request, readListTexts());
  switch (outcome.kind) {
    case 'activated':
      return describeStarted(outcome, effectiveAt);
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
      throw new Error(`Version ${version} does not exist or cannot be read.`);
    case 'passed':
      throw new Error('The time is in the past.');
    case 'conflict':
      throw new Error(`Version ${outcome.inForce} was put in force meanwhile. Try again.`);
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
  if (count === 0) throw new Error(`Nothing is planned for version ${version}.`);
  return {
    text: `Cancelled: version ${version}`,
    json: { outcome: 'cancelled', version, count },
  };
}
