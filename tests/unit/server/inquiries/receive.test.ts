import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toPricingDetails } from '#app/domain/contact/pricing-details';
import { createOfferNumber } from '#app/domain/offers/offer-number';
import {
  createDelivery,
  type DeliveryResult,
  type Message,
  type Target,
} from '#app/server/delivery/attempt';
import { readEnvironment } from '#app/server/environment';
import type { InquiryOutcome } from '#app/server/inquiries/open-inquiries';
import { createInquiryService } from '#app/server/inquiries/receive.server';
import { BUILT_IN_PRICES } from '#app/server/prices/prices-in-force';
import { claimDue } from '#app/server/store/deliveries';
import { insertOffer } from '#app/server/store/offers';
import { listAllInquiries } from '../../../all-inquiries';
import { submissionOf } from '../../../integration/support/inquiries';
import { priceList, select } from '../../domain/pricing/price-list';
import { openMemoryStore } from '../memory-store';

const submission = submissionOf('0123456789abcdef', { turnstileToken: 'first' });
const { inquiry } = submission;
const REFERENCE = /^SM-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
const THANKED = { isSuccess: true, reference: expect.stringMatching(REFERENCE) };
const REFUSED: DeliveryResult = { kind: 'failed', reason: 'answered 500', status: 502 };
const FINAL: DeliveryResult = { ...REFUSED, reason: 'answered 422', isFinal: true };

/** The tests' own prices are version 1. */
const prices = {
  current: () => BUILT_IN_PRICES,
  find: async (version: number) => (version === 1 ? { version, list: priceList } : undefined),
};

const provide = { CONTACT_API_URL: 'https://provider.example' };

/** @param answered until when the provider takes its time; else a few milliseconds */
async function openDesk(
  variables: Record<string, string> = {},
  results: DeliveryResult[] = [],
  answered?: Promise<void>,
) {
  const environment = readEnvironment(variables);
  const store = await openMemoryStore();
  const sent: Message[] = [];
  const counted: InquiryOutcome[] = [];
  const provider: Target = {
    name: 'provider',
    timeoutMs: 500,
    takesToken: true,
    send: async (message) => {
      sent.push(message);
      await (answered ?? new Promise((resolve) => setTimeout(resolve, 5)));
      return results.shift() ?? { kind: 'delivered' };
    },
  };
  const targets = environment.CONTACT_API_URL ? [provider] : [];
  const openInstance = () => {
    const delivery = createDelivery({ store, targets });
    const service = createInquiryService(environment);
    const countInquiry = (outcome: InquiryOutcome) => counted.push(outcome);
    const inquiries = { store, delivery, wake: () => undefined, countInquiry };
    const visit = { address: '192.0.2.1', inquiries, prices };
    return (input: unknown, address = visit.address) =>
      service.receive(input, { ...visit, address });
  };
  return {
    store,
    sent,
    counted,
    openInstance,
    receive: openInstance(),
    read: async () =>
      (await listAllInquiries(store)).map((saved) => ({ ...saved, ...JSON.parse(saved.payload) })),
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('the inquiry service', () => {
  it('stores an inquiry under a reference number', async () => {
    const { receive, read } = await openDesk();
    const { status, outcome } = await receive(submission);
    expect(status).toBe(200);
    expect(outcome).toStrictEqual(THANKED);
    expect(await read()).toMatchObject([
      {
        reference: outcome.reference,
        payload:
          '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org","phone":"",' +
          '"countryCode":"+49","reason":"info","consent":true}',
        page: '/',
        offer: null,
      },
    ]);
  });

  it('stores the facts of the page with it', async () => {
    const { receive, read } = await openDesk();
    const chosen = select('pro', { yearly: true, users: 12, addons: ['reporting'] });
    const pricingDetails = toPricingDetails(chosen);
    const page =
      '/en/preiskalkulator/pro?yearly=true&users=12&systems=3&landscapes=1&commitment=2&addons=reporting';
    const context = { page, language: 'en', consentVersion: '2026-11', priceList: 1 };
    const priced = { ...submission, inquiry: { ...inquiry, pricingDetails } };
    await receive({ ...priced, context });
    const unknown = { ...context, priceList: 7 };
    await receive({ ...priced, requestId: '0123456789abcde2', context: unknown });
    // (1199 + 2 × 49) × 12, less 20 %; the addon is the free one.
    expect(await read()).toMatchObject([
      {
        page,
        language: 'en',
        offer: page,
        consent_version: '2026-11',
        total: 12_451,
        term: 'yearly-2',
        price_list: 1,
      },
      // No total is better than one of other prices.
      { total: null, price_list: null },
    ]);
  });

  it('prices an inquiry from a stored offer as the offer, whatever the page had', async () => {
    const { receive, read, store } = await openDesk();
    const query = '?yearly=true&users=12&systems=3&landscapes=1&commitment=2&addons=reporting';
    const offer = { number: createOfferNumber(), planId: 'pro', query, version: 1, language: 'de' };
    await insertOffer(store, { ...offer, createdAt: Date.now() });
    const page = `/angebot/${offer.number}`;
    const context = { page, language: 'de', consentVersion: '2026-11', priceList: 0 };
    const pricingDetails = toPricingDetails(
      select('pro', { yearly: true, users: 12, addons: ['reporting'] }),
    );
    await receive({ ...submission, inquiry: { ...inquiry, pricingDetails }, context });
    expect(await read()).toMatchObject([{ price_list: 1, total: 12_451 }]);
  });

  it('counts a double click once', async () => {
    const { receive, counted } = await openDesk({ CONTACT_LIMIT_PER_MINUTE: '2' });
    const [first, second] = await Promise.all([receive(submission), receive(submission)]);
    expect(first.outcome).toStrictEqual(THANKED);
    expect(second).toStrictEqual(first);
    expect((await receive({ ...submission, requestId: 'fedcba9876543210' })).status).toBe(200);
    expect(counted).toStrictEqual(['accepted', 'accepted']);
  });

  it.each([
    ['nothing', undefined],
    ['an incomplete one', { ...submission, inquiry: { ...inquiry, firstName: '' } }],
    ['one with the robots’ field filled in', { ...submission, comment: 'https://spam.example' }],
  ])('refuses %s', async (_, input) => {
    const { receive, read, counted } = await openDesk();
    expect(await receive(input)).toStrictEqual({ status: 422, outcome: { isSuccess: false } });
    expect(await read()).toStrictEqual([]);
    expect(counted).toStrictEqual(['invalid']);
  });

  it('refuses more than five a minute from one address', async () => {
    const { receive, read, counted } = await openDesk();
    const send = (number: number, address: string) =>
      receive({ ...submission, requestId: `0123456789abcde${number}` }, address);
    for (let number = 0; number < 5; number++) await send(number, '2001:db8::1');
    expect(await send(5, '2001:db8::2')).toStrictEqual({
      status: 429,
      outcome: { isSuccess: false, retryAfterSeconds: 60 },
    });
    expect((await send(5, '192.0.2.2')).status).toBe(200);
    expect(await read()).toHaveLength(6);
    expect(counted.slice(4)).toStrictEqual(['accepted', 'limited', 'accepted']);
  });

  it('reports a failure when it cannot be stored', async () => {
    const log = vi.spyOn(console, 'error');
    const { receive, store, counted } = await openDesk();
    const service = createInquiryService(readEnvironment({}));
    const failure = { status: 503, outcome: { isSuccess: false } };
    const nowhere = { address: '192.0.2.1', inquiries: undefined };
    expect(await service.receive(submission, nowhere)).toStrictEqual(failure);
    store.fail();
    expect(await receive(submission)).toStrictEqual(failure);
    store.recover();
    expect((await receive(submission)).status).toBe(200);
    expect(counted).toStrictEqual(['lost', 'accepted']);
    // Not the inquiry itself, nor what an error repeats of it.
    expect(log.mock.calls.flat().map((line) => JSON.parse(line))).toStrictEqual(
      ['no store', 'ENOSPC'].map((reason) => ({
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        level: 'error',
        message: `contact: not stored: ${reason}`,
      })),
    );
  });
});

describe('with a provider', () => {
  it('it is sent once, however often it is received at the same time and later', async () => {
    const { openInstance, sent } = await openDesk(provide);
    const [one, other] = [openInstance(), openInstance()];
    const replies = await Promise.all([one, other, one, other].map((send) => send(submission)));
    replies.push(await other(submission));
    expect(new Set(replies.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(sent).toHaveLength(1);
  });

  it('both instances report a failure with the same reference', async () => {
    const answered = Promise.withResolvers<void>();
    const { store, openInstance, sent, counted } = await openDesk(
      provide,
      [REFUSED],
      answered.promise,
    );
    const sending = [openInstance(), openInstance()].map((send) => send(submission));
    await expect.poll(() => sent.length).toBe(1);
    // While the one waits for the provider, the other asks the store for what becomes of it.
    const asked = vi.spyOn(store, 'all');
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(5);
    answered.resolve();
    const replies = await Promise.all(sending);
    expect(replies[0]).toStrictEqual({
      status: 502,
      outcome: { ...THANKED, isSuccess: false, isPending: true },
    });
    expect(replies[1]).toStrictEqual(replies[0]);
    expect(sent).toHaveLength(1);
    expect(counted).toStrictEqual(['pending', 'pending']);
  });

  it('a retry is sent immediately, with the same key and reference and the new token', async () => {
    const { receive, sent, read } = await openDesk(provide, [REFUSED]);
    const failed = await receive(submission);
    const again = { ...submission, inquiry: { ...inquiry, turnstileToken: 'second' } };
    const { outcome } = await receive(again);
    expect(outcome).toStrictEqual(THANKED);
    expect(outcome).toMatchObject({ reference: failed.outcome.reference });
    expect(sent.map(({ key }) => key)).toStrictEqual([sent[0]?.key, sent[0]?.key]);
    expect(sent.map(({ body }) => JSON.parse(body).turnstileToken)).toStrictEqual([
      'first',
      'second',
    ]);
    expect(await read()).toHaveLength(1);
  });

  it('three versions at once are one inquiry, and each gets an answer under its reference', async () => {
    const { receive, read, sent } = await openDesk(provide, [REFUSED, REFUSED, REFUSED, REFUSED]);
    const send = (firstName: string) =>
      receive({ ...submission, inquiry: { ...inquiry, firstName } });
    const replies = await Promise.all(['Ada', 'Augusta', 'A.'].map(send));
    const fourth = await send('Ada A.');
    const [{ reference, firstName }, ...others] = await read();
    expect([firstName, others]).toEqual(['Ada A.', []]);
    const refused = { status: 502, outcome: { isSuccess: false, reference, isPending: true } };
    expect([...replies, fourth]).toEqual([refused, refused, refused, refused]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
  });

  it('a permanent refusal is not reported as pending', async () => {
    const { receive, counted } = await openDesk(provide, [FINAL]);
    expect((await receive(submission)).outcome).toMatchObject({
      isSuccess: false,
      reference: expect.stringMatching(REFERENCE),
      isPending: false,
    });
    expect(counted).toStrictEqual(['dead']);
  });

  it('the second instance takes over from one that crashed', async () => {
    const { receive, store, sent } = await openDesk(provide, [REFUSED]);
    await receive(submission);
    const soon = Date.now() + 60_000;
    const crashed = { owner: 'crashed', now: soon, leaseMs: 300 - 60_000, limit: 1 };
    expect(await claimDue(store, 'provider', crashed)).toHaveLength(1);
    expect((await receive(submission)).outcome).toStrictEqual(THANKED);
    expect(sent).toHaveLength(2);
  });
});

describe('with a secret this server verifies the CAPTCHA before it stores anything', () => {
  const variables = { CHALLENGE_SITE_KEY: 'key', CHALLENGE_SECRET: 'secret' };
  const answerWith = (answer: () => Response) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

  it('a valid token is verified once', async () => {
    const fetching = answerWith(() => Response.json({ success: true }));
    const { receive, read } = await openDesk(variables);
    for (let i = 0; i < 2; i++) expect((await receive(submission)).status).toBe(200);
    expect(await read()).toHaveLength(1);
    expect(fetching).toHaveBeenCalledTimes(1);
    const [url, init] = fetching.mock.calls[0] ?? [];
    expect(url).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify');
    expect(JSON.parse(String(init?.body))).toStrictEqual({
      secret: 'secret',
      response: 'first',
      idempotency_key: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
      ),
    });
  });

  it('with a token that is refused nothing is stored', async () => {
    answerWith(() => Response.json({ success: false }));
    const { receive, read } = await openDesk(variables);
    const outcome = { isSuccess: false, isTokenRefused: true };
    expect(await receive(submission)).toStrictEqual({ status: 422, outcome });
    expect(await read()).toStrictEqual([]);
  });

  it('while the service does not answer, two an hour of a visitor are stored and marked', async () => {
    answerWith(() => new Response('no', { status: 500 }));
    const { receive, read } = await openDesk(variables);
    const send = (number: number) => receive(submissionOf(`0123456789abcde${number}`));
    expect((await send(1)).outcome).toStrictEqual(THANKED);
    expect((await send(2)).outcome).toStrictEqual(THANKED);
    expect((await send(3)).status).toBe(429);
    expect(await read()).toMatchObject([{ unverified: 1 }, { unverified: 1 }]);

    answerWith(() => Response.json({ success: true }));
    expect((await send(4)).outcome).toStrictEqual(THANKED);
    expect((await read()).map(({ unverified }) => unverified)).toStrictEqual([1, 1, null]);
  });
});
