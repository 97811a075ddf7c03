import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '#app/server/environment';
import { fetchClaims, openProvider, type Provider } from '#app/server/staff/open-provider.server';
import { listenOnLoopback } from '../loopback';

// A provider on loopback that signs whatever it is told to.

const published = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const EXPECTED = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };

let token = '';
let issuer = '';
const server = createServer((request, response) => {
  const answers: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/jwks': {
      keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }],
    },
    '/token': { access_token: 'unused', token_type: 'Bearer', id_token: token },
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers[request.url ?? '']));
});

let provider: Provider;
beforeAll(async () => {
  issuer = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const opened = await openProvider(
    readEnvironment({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'stagemap',
      OIDC_CLIENT_SECRET: 'known to the tests alone',
      OIDC_STAFF: 'subject:7=prices',
    }),
  );
  if (!opened) throw new Error('The provider is not found');
  provider = opened;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param key that signs; none for a token without a signature */
function makeToken(key: KeyObject | undefined, issuedAgo: number): string {
  const iat = Math.floor(Date.now() / 1000) - issuedAgo;
  const content = `${encode({ alg: 'RS256', kid: 'one' })}.${encode({
    iss: issuer,
    aud: 'stagemap',
    sub: '7',
    nonce: EXPECTED.nonce,
    iat,
    exp: iat + 3600,
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
  token = makeToken(key, issuedAgo);
  const cameBack = new URL(`https://site.example/admin/anmelden?code=c&state=${EXPECTED.state}`);
  const claims = await fetchClaims(provider, cameBack, EXPECTED);
  expect(claims?.sub).toBe(counts ? '7' : undefined);
});
