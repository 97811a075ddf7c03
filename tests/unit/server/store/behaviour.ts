import { beforeAll, describe, expect, it } from 'vitest';
import {
  claimDelivery,
  claimDue,
  type Delivery,
  findLeaseOfForm,
  markUnclaimedDead,
  measureBacklog,
  readDelivery,
  recordDelivered,
  recordFailed,
  resend,
} from '#app/server/store/deliveries';
import { findInquiry, inquiryExists } from '#app/server/store/inquiries';
import { eraseInquiries, eraseInquiriesBefore } from '#app/server/store/inquiry-actions';
import { countEvent, purgeLimits } from '#app/server/store/limits';
import { type NewDelivery, type NewInquiry, saveInquiry } from '#app/server/store/save-inquiry';
import { type Store, sql } from '#app/server/store/store';
import { atShell } from '../../../actors';
import { listAllInquiries } from '../../../all-inquiries';
import { describeInquiryList } from './inquiry-list-behaviour';
import { newInquiry } from './new-inquiry';
import { describeOddRows } from './odd-rows-behaviour';
import { describeOffers } from './offer-behaviour';
import { NOW, type OpenedStores, prepareStores, required } from './prepared-stores';
import { describePriceLists } from './price-list-behaviour';
import { describeRetentionBehaviour } from './retention-behaviour';
import { describeStaff } from './staff-behaviour';
import { describeStatements } from './statement-behaviour';

const MINUTE = 60_000;

function inquiryOf(form: string, changes: Partial<NewInquiry> = {}): NewInquiry {
  return newInquiry(form, {
    key: `key of ${form}`,
    payload: `{"firstName":"Ada","lastName":"${form}"}`,
    email: 'Ada@Example.org',
    ...changes,
  });
}

const toProvider = { target: 'provider', body: '{"to":"provider"}' };
const toWebhook = { target: 'webhook', body: '{"reference":"SM-a"}' };

/** Behaviour of every store: SQLite, Postgres and D1. */
export function describeStoreBehaviour(name: string, open: () => Promise<OpenedStores>): void {
  describe(name, () => {
    let one: Store;
    let other: Store;
    const getStores = prepareStores(open);
    beforeAll(() => {
      [one, other] = getStores();
    });

    const save = (
      form: string,
      changes: Partial<NewInquiry> = {},
      deliveries: NewDelivery[] = [toProvider],
      now = NOW,
    ) => saveInquiry(one, inquiryOf(form, changes), deliveries, now);
    const audit = (now = NOW) => ({ actor: atShell('Ada'), now });
    const claim = (owner: string, now = NOW, leaseMs = MINUTE) => ({ owner, now, leaseMs });
    const claimAll = (store: Store, owner: string, now = NOW) =>
      claimDue(store, 'provider', { ...claim(owner, now), limit: 100 });

    describeStatements(getStores);

    describe('an inquiry', () => {
      it('is stored once with its deliveries, however often it is sent', async () => {
        const offer = { offer: '/preiskalkulator/pro', total: 1199, term: 'monthly', priceList: 0 };
        const first = await save('a', offer, [toProvider, toWebhook]);
        const again = await save('a', { ...offer, reference: 'SM-new' }, [toProvider, toWebhook]);
        expect(first).toMatchObject({ reference: 'SM-a' });
        expect(again).toStrictEqual(first);
        expect(await listAllInquiries(one)).toMatchObject([
          {
            reference: 'SM-a',
            key: 'key of a',
            language: 'de',
            page: '/',
            offer: '/preiskalkulator/pro',
            total: 1199,
            term: 'monthly',
            price_list: 0,
            consent_version: '2026-11',
            deliveries: [
              { target: 'provider', state: 'waiting', attempts: 0, body: '{"to":"provider"}' },
              { target: 'webhook', state: 'waiting', attempts: 0 },
            ],
          },
        ]);
        expect(await inquiryExists(one, 'key of a')).toBe(true);
        expect(await inquiryExists(one, 'key of b')).toBe(false);
      });

      it('is one inquiry when both instances get it many times at once', async () => {
        const saved = await Promise.all(
          Array.from({ length: 40 }, (_, i) =>
            saveInquiry(
              i % 2 ? one : other,
              inquiryOf('a', { reference: `SM-${i}` }),
              [toProvider],
              NOW,
              { target: 'provider', owner: `${i}`, leaseMs: MINUTE },
            ),
          ),
        );
        expect(new Set(saved.map((one) => one?.reference)).size).toBe(1);
        const owners = saved.flatMap((one, i) =>
          one?.deliveries[0]?.lease_by === `${i}` ? [i] : [],
        );
        expect(owners).toHaveLength(1);
        expect(await listAllInquiries(one)).toHaveLength(1);
      });

      it('needs another reference if its own is taken', async () => {
        await save('a');
        expect(await save('b', { reference: 'SM-a' })).toBeUndefined();
        expect(await save('b')).toMatchObject({ reference: 'SM-b' });
      });

      it('that is edited replaces its undelivered version', async () => {
        await save('a', {}, [toProvider, toWebhook]);
        const edited = { key: 'edited', reference: 'SM-new', payload: '{"edited":true}' };
        const named = { target: 'webhook', body: '{"reference":"SM-new","page":"/sm-new"}' };
        const saved = await save('a', edited, [toProvider, named], NOW + 1);
        expect(saved).toMatchObject({ reference: 'SM-a' });
        expect(await listAllInquiries(one)).toMatchObject([
          {
            reference: 'SM-a',
            key: 'edited',
            payload: '{"edited":true}',
            deliveries: [
              { key: 'edited', target: 'provider' },
              { key: 'edited', target: 'webhook', body: '{"reference":"SM-a","page":"/sm-a"}' },
            ],
          },
        ]);
      });

      it('that is edited after its delivery is another inquiry', async () => {
        const saved = await save('a');
        await recordDelivered(one, firstOf(saved), NOW);
        await save('a', { key: 'edited', reference: 'SM-new' });
        expect(await listAllInquiries(one)).toMatchObject([
          { reference: 'SM-a', key: 'key of a' },
          { reference: 'SM-new', key: 'edited' },
        ]);
      });

      it('of one form is replaced once, even if earlier programs stored its versions as several', async () => {
        await save('a');
        await save('b', { key: 'second' });
        await one.all(sql`update inquiries set form = 'a'`);
        const third = { key: 'third', reference: 'SM-new' };
        expect(await save('a', third)).toMatchObject({ reference: 'SM-a' });
        expect(await save('a', third)).toMatchObject({ reference: 'SM-a' });
        const keys = (await listAllInquiries(one)).map(({ key }) => key);
        expect(keys.toSorted()).toEqual(['second', 'third']);
      });

      it('that is edited waits for the running attempt', async () => {
        const saved = await save('a');
        await claimDelivery(one, firstOf(saved), claim('me'));
        const edited = inquiryOf('a', { key: 'edited', reference: 'SM-new' });
        expect(await saveInquiry(other, edited, [toProvider], NOW + 1)).toBeUndefined();
        expect(await findLeaseOfForm(other, 'a', 'edited')).toBe(NOW + MINUTE);
        expect(await findLeaseOfForm(other, 'a', 'key of a')).toBe(0);
        expect(await findLeaseOfForm(other, 'b', 'edited')).toBe(0);
        const waited = saveInquiry(other, edited, [toProvider], NOW + 1, undefined, false);
        expect(await waited).toMatchObject({ reference: 'SM-new' });
      });

      it('sent again carries its new CAPTCHA token', async () => {
        await save('a', {}, [{ ...toProvider, token: 'old' }]);
        await save('a', {}, [{ ...toProvider, token: 'new' }]);
        expect(await listAllInquiries(one)).toMatchObject([{ deliveries: [{ token: 'new' }] }]);
      });

      it.each(['delivered', 'failed for now', 'refused', 'no longer configured'])(
        'that is %s keeps its CAPTCHA token only while it is open',
        async (end) => {
          const { deliveries } = required(await save('a', {}, [{ ...toProvider, token: 'token' }]));
          const [delivery] = deliveries;
          const { key, target } = required(delivery);
          const mine = required(await claimDelivery(one, { key, target }, claim('me')));
          expect(mine.token).toBe('token');
          const dueAt = end === 'failed for now' ? NOW + 1 : undefined;
          if (end === 'delivered') await recordDelivered(one, mine, NOW);
          else if (end === 'no longer configured')
            await markUnclaimedDead(one, [], { before: NOW, now: NOW + 2 * MINUTE });
          else await recordFailed(one, mine, { reason: 'no', dueAt, now: NOW });
          const { token } = required(await readDelivery(other, key, target));
          expect(token).toBe(end === 'failed for now' ? 'token' : null);
        },
      );

      it('that is not there is not found', async () => {
        expect(await findInquiry(one, 'SM-b')).toBeUndefined();
      });
    });

    describe('erasing', () => {
      const listReferences = async () =>
        (await listAllInquiries(one)).map(({ reference }) => reference);

      it('deletes inquiries with their deliveries, and logs no content', async () => {
        await save('a');
        await save('b', { email: ' ada@example.org ' });
        await save('c', { email: 'grace@example.org' });
        await save('d', { email: 'grace@example.org' });
        expect(await eraseInquiries(one, { email: 'ADA@example.org' }, audit())).toBe(2);
        expect(await eraseInquiries(one, { email: 'ada@example.org' }, audit())).toBe(0);
        expect(await eraseInquiries(one, { reference: 'SM-c' }, audit(NOW + 1))).toBe(1);
        expect(await listReferences()).toStrictEqual(['SM-d']);
        expect(await one.all(sql`select inquiry from deliveries`)).toEqual([{ inquiry: 'SM-d' }]);
        const erasures = sql`select erased_at, how, count from erasures order by erased_at`;
        expect(await one.all(erasures)).toEqual([
          { erased_at: NOW, how: 'by e-mail address', count: 2 },
          { erased_at: NOW + 1, how: 'by reference', count: 1 },
        ]);
      });

      it('ends the retention', async () => {
        await save('a');
        await save('b', {}, [toProvider], NOW + 1);
        expect(await eraseInquiriesBefore(one, NOW + 1, NOW + 2)).toBe(1);
        expect(await listReferences()).toStrictEqual(['SM-b']);
      });
    });

    describe('a delivery', () => {
      it('is claimed by one worker when both try at once', async () => {
        for (let i = 0; i < 200; i++) await save(`${i}`);
        const taken: string[] = [];
        const work = async (store: Store, owner: string) => {
          for (;;) {
            const claimed = await claimDue(store, 'provider', { ...claim(owner), limit: 7 });
            if (claimed.length === 0) return;
            taken.push(...claimed.map(({ key }) => key));
          }
        };
        await Promise.all([one, other, one, other].map((store, i) => work(store, `${i}`)));
        expect(taken).toHaveLength(200);
        expect(new Set(taken).size).toBe(200);
      });

      it('is claimed by another worker only after its lease', async () => {
        await save('a');
        expect(await claimAll(one, 'crashed')).toMatchObject([{ key: 'key of a', attempts: 1 }]);
        expect(await claimAll(other, 'other', NOW + MINUTE - 1)).toStrictEqual([]);
        expect(await claimAll(other, 'other', NOW + MINUTE)).toMatchObject([
          { attempts: 2, lease_by: 'other' },
        ]);
      });

      it('that failed is due again at its time, or dead', async () => {
        await save('a');
        const [first] = await claimAll(one, 'me');
        await recordFailed(one, required(first), { reason: 'no', dueAt: NOW + 10, now: NOW });
        expect(await claimAll(one, 'me', NOW + 9)).toStrictEqual([]);
        const [second] = await claimAll(one, 'me', NOW + 10);
        expect(second).toMatchObject({ attempts: 2, reason: 'no' });
        const dead = { reason: 'answered 422', dueAt: undefined, now: NOW + 11 };
        await recordFailed(one, required(second), dead);
        expect(await claimAll(one, 'me', NOW + MINUTE)).toStrictEqual([]);
        expect(await readDelivery(one, 'key of a', 'provider')).toMatchObject({
          state: 'dead',
          reason: 'answered 422',
          settled_at: NOW + 11,
        });
      });

      it('that is complete is not claimed again by any instance', async () => {
        await save('a');
        const [mine] = await claimAll(one, 'slow');
        const [taken] = await claimAll(other, 'other', NOW + MINUTE);
        await recordDelivered(one, required(mine), NOW + MINUTE);
        await recordFailed(other, required(taken), { reason: 'no', dueAt: NOW, now: NOW });
        expect(await claimAll(other, 'other', NOW + 10 * MINUTE)).toStrictEqual([]);
        expect(await claimDelivery(one, required(mine), claim('me', NOW + 10 * MINUTE))).toBe(
          undefined,
        );
        expect(await resend(one, { reference: 'SM-a' }, audit())).toEqual([]);
        expect(await readDelivery(one, 'key of a', 'provider')).toMatchObject({
          state: 'delivered',
          reason: '',
        });
      });

      it('with a lease of another worker is not recorded as failed', async () => {
        await save('a');
        const [mine] = await claimAll(one, 'slow');
        await claimAll(other, 'other', NOW + MINUTE);
        const failure = { reason: 'late', dueAt: undefined, now: NOW + MINUTE };
        await recordFailed(one, required(mine), failure);
        expect(await readDelivery(one, 'key of a', 'provider')).toMatchObject({ state: 'waiting' });
      });

      it('starts its schedule again when it is resent', async () => {
        for (const form of ['a', 'b']) {
          const saved = await save(form);
          const mine = await claimDelivery(one, firstOf(saved), claim('me'));
          const failure = { reason: 'no', dueAt: undefined, now: NOW };
          await recordFailed(one, required(mine), failure);
        }
        expect(await measureBacklog(one, ['provider'])).toStrictEqual({
          dead: 2,
          waiting: 0,
          oldest: NOW,
        });
        expect(await resend(one, { reference: 'SM-a' }, audit(NOW + 1))).toEqual(['provider']);
        expect(await resend(one, 'dead', audit(NOW + 2))).toEqual(['provider']);
        expect(await claimAll(one, 'me', NOW + 3)).toMatchObject([
          { key: 'key of a', attempts: 1, since: NOW + 1 },
          { key: 'key of b', attempts: 1, since: NOW + 2 },
        ]);
      });

      it('is resent to the given targets only', async () => {
        await save('a', {}, [toProvider, toWebhook]);
        const only = (targets: string[]) =>
          resend(one, { reference: 'SM-a', targets }, audit(NOW + 1));
        expect(await only([])).toEqual([]);
        expect(await only(['mail'])).toEqual([]);
        expect(await only(['webhook', 'mail'])).toEqual(['webhook']);
        expect((await resend(one, { reference: 'SM-a' }, audit(NOW + 2))).toSorted()).toEqual([
          'provider',
          'webhook',
        ]);
      });

      it('is dead in time if its target is no longer configured', async () => {
        await save('a', {}, [toProvider, toWebhook]);
        await save('b', {}, [toWebhook], NOW + 1);
        const markUnservedDead = (configured: string[], now: number) =>
          markUnclaimedDead(other, configured, { before: NOW, now });
        // An attempt at it is being made.
        await claimDelivery(one, { key: 'key of a', target: 'webhook' }, claim('me'));
        expect(await markUnservedDead(['provider'], NOW + MINUTE - 1)).toEqual([]);
        expect(await markUnservedDead(['provider', 'webhook'], NOW + MINUTE)).toEqual([]);
        expect(await markUnservedDead(['provider'], NOW + MINUTE)).toEqual(['webhook']);
        expect(await readDelivery(one, 'key of a', 'webhook')).toMatchObject({
          state: 'dead',
          reason: 'no such target',
          settled_at: NOW + MINUTE,
        });
        expect(await readDelivery(one, 'key of b', 'webhook')).toMatchObject({ state: 'waiting' });
        expect(await markUnservedDead([], NOW + MINUTE)).toEqual(['provider']);
      });

      it('that waits is counted for existing targets, with the age of the oldest', async () => {
        expect(await measureBacklog(one, ['provider'])).toStrictEqual({
          dead: 0,
          waiting: 0,
          oldest: null,
        });
        await save('a', {}, [toProvider, toWebhook]);
        await save('b', {}, [toProvider], NOW + 1);
        const backlog = { dead: 0, waiting: 2, oldest: NOW };
        expect(await measureBacklog(one, ['provider'])).toStrictEqual(backlog);
        expect(await measureBacklog(one, ['provider', 'webhook'])).toMatchObject({ waiting: 3 });
        expect(await measureBacklog(one, [])).toMatchObject({ waiting: 0 });
      });
    });

    describe('limits', () => {
      const LIMITS = [
        { max: 5, windowMs: MINUTE },
        { max: 60, windowMs: 60 * MINUTE },
      ];
      it('are exact across instances, and give the time to wait', async () => {
        const waits = await Promise.all(
          Array.from({ length: 50 }, (_, i) =>
            countEvent(i % 2 ? one : other, 'a', LIMITS, () => NOW),
          ),
        );
        expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
        expect(waits.filter((wait) => wait === MINUTE)).toHaveLength(45);
        expect(await countEvent(one, 'b', LIMITS, () => NOW)).toBe(0);
      });

      it('slide: five a minute, without refused requests', async () => {
        const at = (seconds: number) => countEvent(one, 'a', LIMITS, () => NOW + seconds * 1000);
        for (let second = 0; second < 5; second++) expect(await at(second)).toBe(0);
        for (let i = 0; i < 20; i++) expect(await at(5)).toBe(55_000);
        expect(await at(60)).toBe(0);
        expect(await at(60)).toBe(1000);
      });

      it('refuse for no longer than their window after the clock is set back', async () => {
        const at = (minute: number) => countEvent(one, 'a', LIMITS, () => NOW + minute * MINUTE);
        for (let i = 0; i < 5; i++) await at(300);
        expect(await at(0)).toBe(MINUTE);
        expect(await at(0.5)).toBe(MINUTE / 2);
        expect(await at(1)).toBe(0);
      });

      it('contain no address, and expire', async () => {
        await countEvent(one, '192.0.2.7', LIMITS, () => NOW);
        const [row] = await one.all(sql`select visitor, expires_at from limits`);
        expect(row).toMatchObject({
          visitor: expect.stringMatching(/^[\da-f]{32}$/),
          expires_at: NOW + 60 * MINUTE,
        });
        await purgeLimits(one, NOW + 60 * MINUTE);
        expect(await one.all(sql`select visitor from limits`)).toHaveLength(1);
        await purgeLimits(one, NOW + 60 * MINUTE + 1);
        expect(await one.all(sql`select visitor from limits`)).toHaveLength(0);
      });
    });

    describeInquiryList(getStores);
    describePriceLists(getStores);
    describeOddRows(getStores);
    describeOffers(getStores);
    describeRetentionBehaviour(getStores);
    describeStaff(getStores);
  });
}

function firstOf(saved: { deliveries: Delivery[] } | undefined): Delivery {
  return required(saved?.deliveries[0]);
}
