import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { Provider } from 'oidc-provider';
import { listenOnLoopback } from '../../unit/server/loopback.ts';

/** The provider's claims about a person. */
interface Claims {
  name?: string;
  email?: string;
  email_verified?: boolean | string;
  groups?: string[] | string;
  /** Marks of Entra ID. */
  xms_edov?: boolean;
  hasgroups?: boolean;
  _claim_names?: Record<string, string>;
}

export interface RunningProvider {
  issuer: string;
  /** The variables of a site that trusts it. */
  variables: (list: string) => Record<string, string>;
  /** From now on it knows the site, which has to be running by then. */
  serve: (siteOrigin: string) => void;
  /** The person that the provider signs in for a new browser. */
  signInAs: (subject: string, claims: Claims) => void;
  stop: () => Promise<void>;
}

const CLIENT_ID = 'stagemap';
const CLIENT_SECRET = 'known to the tests alone, and long enough';

/**
 * A real OpenID provider. Its name is an address in figures, so that browsers take it for another
 * site than `localhost`. It asks for no password.
 */
export async function startProvider(): Promise<RunningProvider> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  const issuer = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const accounts = new Map<string, Claims>();
  let current = '';
  return {
    issuer,
    variables: (list) => ({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_STAFF: list,
    }),
    serve: (siteOrigin) => {
      answer = createAnswer({ issuer, siteOrigin, accounts, whoIsThere: () => current });
    },
    signInAs: (subject, claims) => {
      accounts.set(subject, claims);
      current = subject;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Company {
  issuer: string;
  siteOrigin: string;
  accounts: ReadonlyMap<string, Claims>;
  whoIsThere: () => string;
}

function createAnswer(company: Company): RequestListener {
  const { issuer, siteOrigin, accounts, whoIsThere } = company;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${siteOrigin}/admin/anmelden`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256' }] },
    cookies: { keys: ['of the tests'] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'groups', 'hasgroups', '_claim_names'],
      email: ['email', 'email_verified', 'xms_edov'],
    },
    // So the ID token holds all claims that the site needs.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...accounts.get(sub) }),
    }),
    // The company has agreed for its people.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answerProtocol = provider.callback();
  return (request, response) => {
    if (!request.url?.startsWith('/interaction')) return void answerProtocol(request, response);
    const result = { login: { accountId: whoIsThere() } };
    void provider.interactionFinished(request, response, result);
  };
}

/** Goes through the provider as a browser does; returns the address it is sent back to. */
export async function walkThrough(address: string, siteOrigin: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  for (let step = 0; step < 10; step++) {
    if (next.origin === siteOrigin) return next;
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider ends: ${await response.text()}`);
    next = new URL(location, next);
  }
  throw new Error('The provider sends the browser round in a circle');
}
