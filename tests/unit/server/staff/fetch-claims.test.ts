import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '#app/server/environment';
import { listenOnLoopback } from '../loopback';

// A provider on loopback that signs whatever it is told to.

const published = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const EXPECTED = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };

let token = '';
let issuer = '';
/** Deviations of this provider from others. */
let metadata: object = {};
let userinfo: object | undefined;
/** Whether it takes the Basic header as it is, without decoding it. */
let decodes = true;
let requests: string[] = [];

const SECRET = 'known to: the tests/alone+%41';

/** The client that a request to the token endpoint names, and how. */
function readClient(authorization: string | undefined, body: string): string {
  const form = new URLSearchParams(body);
  if (authorization === undefined)
    return `post ${form.get('client_id')}:${form.get('client_secret')}`;
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
  return `basic ${decodes ? pair.split(':').map(decode).join(':') : pair}`;
}

const server = createServer(async (request, response) => {
  const { url = '', headers } = request;
  const body = await text(request);
  requests.push(url === '/token' ? readClient(headers.authorization, body) : url);
  const isClient = url !== '/token' || requests.at(-1)?.endsWith(` stagemap:${SECRET}`);
  const answers: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...metadata,
    },
    '/jwks': {
      keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }],
    },
    '/token': isClient
      ? { access_token: 'opens userinfo', token_type: 'Bearer', id_token: token }
      : { error: 'invalid_client' },
    '/userinfo': headers.authorization === 'Bearer opens userinfo' ? userinfo : undefined,
  };
  response.statusCode = answers[url] === undefined ? 500 : isClient ? 200 : 400;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers[url] ?? {}));
});

beforeAll(async () => {
  issuer = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  [metadata, userinfo, decodes] = [{}, undefined, true];
});

/** Signs in at the provider, whose metadata is read anew. */
async function signIn(list = 'subject:7=prices', variables: Record<string, string> = {}) {
  vi.resetModules();
  const { fetchClaims, openProvider } = await import('#app/server/staff/open-provider.server');
  const provider = await openProvider(
    readEnvironment({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'stagemap',
      OIDC_CLIENT_SECRET: SECRET,
      OIDC_STAFF: list,
      ...variables,
    }),
  );
  if (!provider) throw new Error('The provider is not found');
  requests = [];
  const cameBack = new URL(`https://site.example/admin/anmelden?code=c&state=${EXPECTED.state}`);
  return fetchClaims(provider, cameBack, EXPECTED);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param key that signs; none for a token without a signature */
function makeToken(key: KeyObject | undefined, issuedAgo: number, claims = {}): string {
  const iat = Math.floor(Date.now() / 1000) - issuedAgo;
  const content = `${encode({ alg: 'RS256', kid: 'one' })}.${encode({
    iss: issuer,
    aud: 'stagemap',
    sub: '7',
    nonce: EXPECTED.nonce,
    iat,
    exp: iat + 3600,
    ...claims,
  })}`;
  return `${content}.${key ? sign('sha256', Buffer.from(content), key).toString('base64url') : ''}`;
}

it.each([
  ['just issued', published.privateKey, 0, true],
  ['of a clock that is a little ahead', published.privateKey, -20, true],
  ['of Entra ID, issued 300 s in the past', published.privateKey, 300, true],
  ['that was issued long ago and has not expired', published.privateKey, 3500, true],
  ['that has expired', published.privateKey, 3700, false],
  ['signed with another key', foreign.privateKey, 0, false],
  ['without its signature', undefined, 0, false],
])('an ID token %s', async (_, key, issuedAgo, counts) => {
  token = makeToken(key, issuedAgo, { name: 'Ada' });
  const claims = await signIn();
  expect(claims?.sub).toBe(counts ? '7' : undefined);
});

describe('a thin ID token', () => {
  const ADA = { sub: '7', name: 'Ada', email: 'ada@example.org', email_verified: 'true' };
  const BY_ADDRESS = 'ada@example.org=prices; group:sales=inquiries';
  beforeEach(() => {
    token = makeToken(published.privateKey, 0);
  });

  it('is completed by the userinfo endpoint', async () => {
    userinfo = { ...ADA, groups: 'all,/sales' };
    expect(await signIn(BY_ADDRESS)).toMatchObject(userinfo);
    expect(requests.filter((url) => url === '/userinfo')).toHaveLength(1);
  });

  it('that lacks nothing is not', async () => {
    userinfo = { ...ADA, name: 'Eve' };
    token = makeToken(published.privateKey, 0, { ...ADA, groups: [] });
    expect(await signIn(BY_ADDRESS)).toMatchObject({ name: 'Ada' });
    expect(requests).not.toContain('/userinfo');
  });

  it("is not completed by another person's claims", async () => {
    userinfo = { ...ADA, sub: '8' };
    expect(await signIn(BY_ADDRESS)).toBeUndefined();
  });

  it('counts where the endpoint does not answer, if it gives a right itself', async () => {
    expect(await signIn(`subject:7=prices; ${BY_ADDRESS}`)).toMatchObject({ sub: '7' });
    expect(requests).toContain('/userinfo');
    // Else it would be a person who is not listed any more.
    expect(await signIn(BY_ADDRESS)).toBeUndefined();
  });

  it('counts where the provider has no such endpoint', async () => {
    metadata = { userinfo_endpoint: undefined };
    expect(await signIn(BY_ADDRESS)).toMatchObject({ sub: '7' });
  });
});

describe("the client's secret", () => {
  const [BASIC, POST] = ['client_secret_basic', 'client_secret_post'];
  beforeEach(() => {
    token = makeToken(published.privateKey, 0, { name: 'Ada' });
  });

  it.each([
    [undefined, undefined, 'basic'],
    [[BASIC], undefined, 'basic'],
    [[POST, BASIC], undefined, 'basic'],
    [[POST], undefined, 'post'],
    [['private_key_jwt', POST], undefined, 'post'],
    [['private_key_jwt'], undefined, 'basic'],
    [[BASIC], POST, 'post'],
    [[POST], BASIC, 'basic'],
  ])('for %j, forced %s, goes as %s', async (methods, forced, sent) => {
    metadata = { token_endpoint_auth_methods_supported: methods };
    const claims = await signIn(undefined, forced ? { OIDC_CLIENT_AUTH: forced } : {});
    expect(claims).toMatchObject({ sub: '7' });
    expect(requests).toContain(`${sent} stagemap:${SECRET}`);
  });

  it('serves a provider that does not decode the Basic header, in the body', async () => {
    decodes = false;
    expect(await signIn()).toBeUndefined();
    expect(await signIn(undefined, { OIDC_CLIENT_AUTH: 'client_secret_post' })).toMatchObject({
      sub: '7',
    });
  });
});
