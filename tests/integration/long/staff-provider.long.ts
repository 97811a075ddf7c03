import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { startEdge } from '../support/edge';
import { type RunningProvider, startProvider, walkThrough } from '../support/oidc-provider';
import { type RunningServer, startServer } from '../support/server';
import { openBrowser } from '../support/staff';

// Signing in by company account, against a real OpenID provider on loopback.

const LIST = 'ada@example.org=prices,inquiries; group:sales=inquiries; subject:4711=prices';
const ORIGIN = DELIVERED_COMPANY.origin;
const REFUSED = { status: 403, refusal: { kind: 'provider' } };

/** Behind a proxy, so that attempts count for each visitor. */
const PROXIED = { TRUST_PROXY: 'true' };

let provider: RunningProvider;
let server: RunningServer;
beforeAll(async () => {
  provider = await startProvider();
  const trusting = { OIDC_EMAIL_ISSUER: provider.issuer, ...PROXIED };
  server = await startServer({ ...provider.variables(LIST), ...trusting });
  provider.serve(ORIGIN);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const openStaffBrowser = () => openBrowser(server, ORIGIN);

async function begin(browser = openStaffBrowser(), path = '/admin/anmelden') {
  const { result } = await browser.call('beginProviderSignIn', path);
  return { browser, address: String(result) };
}

/** From the sign-in page to the provider and back; the answer of the sign-in page. */
async function signIn(browser = openStaffBrowser(), path?: string) {
  const begun = await begin(browser, path);
  const { search } = await walkThrough(begun.address, ORIGIN);
  return { browser, search, answer: await browser.call('finishProviderSignIn', search) };
}

const readAccount = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.call('fetchSignInState')).result;

describe('the provider lets in', () => {
  it('again, asking who it is, if something needs a fresh sign-in', async () => {
    provider.signInAs('again', { groups: ['sales'] });
    const promptOf = async (path: string) =>
      new URL((await begin(openStaffBrowser(), path)).address).searchParams.get('prompt');
    expect(await promptOf('/admin/anmelden?next=%2Fadmin%2Fkonto')).toBe(null);
    expect(await promptOf('/en/admin/anmelden?again=true')).toBe('login');
    const { answer } = await signIn(openStaffBrowser(), '/admin/anmelden?again=true');
    expect(answer).toMatchObject({ status: 200, result: '/admin/anmelden?again=true' });
  });

  it('a person by group, with the rights of the list and without a passkey', async () => {
    provider.signInAs('b', { groups: ['all', 'sales'], name: 'Grace' });
    const { browser, answer } = await signIn(openStaffBrowser(), '/en/admin/anmelden');
    expect(answer).toMatchObject({ status: 200, result: '/en/admin/anmelden' });
    expect(await readAccount(browser)).toMatchObject({
      hasProvider: true,
      isUninitialised: false,
      account: {
        name: 'Grace',
        rights: ['inquiries'],
        isProvided: true,
        sessions: [{ how: 'provider' }],
      },
    });
    // The company keeps the keys.
    expect(await browser.call('beginPasskeyRegistration')).toMatchObject({ result: undefined });
  });

  it('a person removed from the list is signed out everywhere at the next sign-in', async () => {
    provider.signInAs('changing', { name: 'Joan', groups: ['sales'] });
    const { browser: first } = await signIn();
    expect(await readAccount(first)).toMatchObject({ account: { rights: ['inquiries'] } });
    provider.signInAs('changing', { name: 'Joan', groups: [] });
    const { answer } = await signIn();
    expect(answer).toMatchObject({ refusal: { kind: 'not-listed' } });
    expect(await readAccount(first)).toMatchObject({ account: null });
  });
});

describe('an answer of the provider', () => {
  it('asks for a code with PKCE, state and nonce, to the configured address', async () => {
    const { address } = await begin();
    const { searchParams } = new URL(address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${ORIGIN}/admin/anmelden`,
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length, name).toBeGreaterThan(40);
    }
  });

  it('is accepted once', async () => {
    provider.signInAs('4711', { name: 'Hedy' });
    const { browser, search } = await signIn();
    expect(await browser.call('finishProviderSignIn', search)).toMatchObject(REFUSED);
  });

  it('is accepted only in the browser that asked for it', async () => {
    provider.signInAs('4711', { name: 'Hedy' });
    const { address } = await begin();
    const { search } = await walkThrough(address, ORIGIN);
    const stranger = openStaffBrowser();
    expect(await stranger.call('finishProviderSignIn', search)).toMatchObject(REFUSED);
    const { browser: busy } = await begin();
    expect(await busy.call('finishProviderSignIn', search)).toMatchObject(REFUSED);
  });

  it.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['another code', (query: URLSearchParams) => query.set('code', 'x'.repeat(43))],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    [
      'a refusal',
      (query: URLSearchParams) => {
        query.delete('code');
        query.set('error', 'access_denied');
      },
    ],
  ])('does not count with %s', async (_, change) => {
    provider.signInAs('4711', { name: 'Hedy' });
    const { browser, address } = await begin();
    const { searchParams } = await walkThrough(address, ORIGIN);
    change(searchParams);
    const answer = await browser.call('finishProviderSignIn', `?${searchParams}`);
    expect(answer).toMatchObject(REFUSED);
    expect(browser.cookies.has('__Host-staff')).toBe(false);
  });

  it('redirects to the sign-in page only', async () => {
    const browser = openStaffBrowser();
    for (const path of ['//evil.example', 'https://evil.example/admin/anmelden', '/agb']) {
      expect(await browser.call('beginProviderSignIn', path), path).toMatchObject({ status: 422 });
    }
  });
});

it('after a change of OIDC_STAFF people must sign in again', async () => {
  const file = `${server.folder}/shared.sqlite`;
  const start = (list: string) =>
    startServer({
      ...provider.variables(list),
      DATABASE_URL: `file:${file}`,
      ...PROXIED,
    });
  const before = await start('group:sales=prices');
  provider.signInAs('moving', { name: 'Mary', groups: ['sales'] });
  const browser = openBrowser(before, ORIGIN);
  const { result } = await browser.call('beginProviderSignIn', '/admin/anmelden');
  const { search } = await walkThrough(String(result), ORIGIN);
  expect(await browser.call('finishProviderSignIn', search)).toMatchObject({ status: 200 });
  await before.stop();
  for (const [list, account] of [
    ['group:sales=prices', expect.objectContaining({ name: 'Mary' })],
    ['group:sales=inquiries', null],
  ] as const) {
    const after = await start(list);
    const moved = openBrowser(after, ORIGIN);
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    expect((await moved.call('fetchSignInState')).result).toMatchObject({ account });
    await after.stop();
  }
});

describe('a provider that behaves like Entra ID', () => {
  it('has too many groups, and the log says which claims came', async () => {
    provider.signInAs('many', { name: 'Grace', _claim_names: { groups: 'src1' } });
    const refusal = { kind: 'too-many-groups' };
    expect((await signIn()).answer).toMatchObject({ status: 403, refusal });
    const lines = server.readOutput().split('\n');
    const line = lines.find((text) => text.includes('too-many-groups'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      message: 'staff: claims give no right',
      claims: expect.arrayContaining(['sub', 'name', '_claim_names']),
      lookedFor: ['email', 'xms_edov', 'groups', 'sub'],
      nearMisses: {},
    });
    expect(line).not.toContain('Grace');
  });

  it('has too many groups of a person who gets in by address, which is no refusal', async () => {
    const before = server.readOutput();
    const claims = { email: 'ada@example.org', _claim_names: { groups: 'src1' } };
    provider.signInAs('both', { name: 'Ada', ...claims });
    expect((await signIn()).answer).toMatchObject({ status: 200 });
    const lines = server.readOutput().slice(before.length);
    expect(lines).toContain('staff: signed in, but the provider left out the groups');
    expect(lines).not.toMatch(/too-many-groups|no right/);
  });
});

it.skipIf(findUnsupportedReason() !== undefined)(
  'on the edge a company account opens a session, too',
  async () => {
    const edge = await startEdge(provider.variables('group:sales=inquiries'));
    onTestFinished(() => edge.stop());
    // Makes the tables.
    await edge.runScheduled();
    provider.signInAs('edge', { name: 'Grace', groups: ['sales'] });
    const { browser, answer } = await signIn(openBrowser(edge, ORIGIN));
    expect(answer).toMatchObject({ status: 200, result: '/admin/anmelden' });
    expect(await readAccount(browser)).toMatchObject({
      account: { name: 'Grace', rights: ['inquiries'], isProvided: true },
    });
  },
);

it('a provider that does not answer is reported, and no session ends', async () => {
  const away = await startServer({
    ...provider.variables(LIST),
    OIDC_ISSUER: 'http://127.0.0.1:9',
  });
  const browser = openBrowser(away);
  expect(await browser.call('beginProviderSignIn', '/admin/anmelden')).toMatchObject(REFUSED);
  expect(await browser.call('fetchSignInState')).toMatchObject({ status: 200 });
  await away.stop();
  expect(away.readOutput()).toContain('staff: the OpenID provider cannot be reached');
});
