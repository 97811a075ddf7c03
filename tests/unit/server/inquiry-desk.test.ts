import { describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '#app/server/environment';
import type { Inbox, InboxEntry } from '#app/server/inbox';
import { createInquiryDesk } from '#app/server/inquiry-desk.server';

const inquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '',
  countryCode: '+49',
  reason: 'info',
  consent: true,
  turnstileToken: 'first',
};
const submission = { requestId: '0123456789abcdef', comment: '', inquiry };

function openDesk(variables: Record<string, string> = {}) {
  const desk = createInquiryDesk(readEnvironment(variables));
  const entries: InboxEntry[] = [];
  const inbox: Inbox = { add: async (entry) => void entries.push(entry) };
  return {
    entries,
    receive: (input: unknown, visit: { address?: string; inbox?: Inbox | undefined } = {}) =>
      desk.receive(input, { address: '192.0.2.1', inbox, ...visit }),
  };
}

describe('the desk takes an inquiry', () => {
  it('and keeps it in the inbox', async () => {
    const { receive, entries } = openDesk();
    expect(await receive(submission)).toStrictEqual({
      status: 200,
      outcome: { isSuccess: true },
    });
    expect(entries.map(({ payload }) => payload)).toStrictEqual([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        phone: '',
        countryCode: '+49',
        reason: 'info',
        consent: true,
        turnstileToken: 'first',
      },
    ]);
  });

  it('once, however often it is sent, with whatever token', async () => {
    const { receive, entries } = openDesk();
    const again = { ...submission, inquiry: { ...inquiry, turnstileToken: 'second' } };
    for (const one of [submission, again]) expect((await receive(one)).status).toBe(200);
    expect(entries).toHaveLength(1);
  });

  it('and an edited one as another', async () => {
    const { receive, entries } = openDesk();
    const edited = { ...submission, inquiry: { ...inquiry, firstName: 'Augusta' } };
    for (const one of [submission, edited]) expect((await receive(one)).status).toBe(200);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
  });

  it.each([
    ['nothing', undefined],
    ['an incomplete one', { ...submission, inquiry: { ...inquiry, firstName: '' } }],
    ['one with the robots’ field filled in', { ...submission, comment: 'https://spam.example' }],
  ])('but not %s', async (_, input) => {
    const { receive, entries } = openDesk();
    expect(await receive(input)).toStrictEqual({ status: 422, outcome: { isSuccess: false } });
    expect(entries).toStrictEqual([]);
  });

  it('nor more than five a minute from one address', async () => {
    const { receive, entries } = openDesk();
    const send = (number: number, address: string) =>
      receive({ ...submission, requestId: `0123456789abcde${number}` }, { address });
    for (let number = 0; number < 5; number++) await send(number, '2001:db8::1');
    expect(await send(5, '2001:db8::2')).toStrictEqual({
      status: 429,
      outcome: { isSuccess: false, retryAfterSeconds: 60 },
    });
    expect((await send(5, '192.0.2.2')).status).toBe(200);
    expect(entries).toHaveLength(6);
  });

  it('and says so when it can keep it nowhere (D25)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { receive } = openDesk();
    const full: Inbox = {
      add: () => Promise.reject(Object.assign(new Error('Ada'), { code: 'ENOSPC' })),
    };
    const failure = { status: 503, outcome: { isSuccess: false } };
    expect(await receive(submission, { inbox: undefined })).toStrictEqual(failure);
    expect(await receive(submission, { inbox: full })).toStrictEqual(failure);
    // Not the inquiry itself, nor what an error repeats of it.
    expect(log.mock.calls).toStrictEqual([
      ['contact: not delivered: no provider and no inbox'],
      ['contact: not delivered: ENOSPC'],
    ]);
    log.mockRestore();
  });
});
