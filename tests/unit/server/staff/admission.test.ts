import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnvironment } from '#app/server/environment';
import { hashAdmission } from '#app/server/staff/admission';

const settings = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_EMAIL_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_STAFF: 'ada@example.org=prices',
};
const other: Record<string, Record<string, string>> = {
  OIDC_ISSUER: { OIDC_ISSUER: 'https://new.example', OIDC_EMAIL_ISSUER: '' },
  OIDC_EMAIL_ISSUER: { OIDC_EMAIL_ISSUER: '' },
  OIDC_CLIENT_AUTH: { OIDC_CLIENT_AUTH: 'client_secret_post' },
  OIDC_STAFF: { OIDC_STAFF: 'ada@example.org=prices,inquiries' },
};

const table = readFileSync('docs/operations/deploy.md', 'utf8');
const variables = Array.from(table.matchAll(/^\| `(OIDC_\w+)`/gm), ([, name = '']) => name);
const hash = (changes: Record<string, string>) =>
  hashAdmission(readEnvironment({ ...settings, ...changes }));

it.each(variables)('sessions of the OpenID provider end when %s changes', (name) => {
  const changed = hash(other[name] ?? { [name]: 'other' });
  // A new client secret admits no one else.
  if (name === 'OIDC_CLIENT_SECRET') expect(changed).toBe(hash({}));
  else expect(changed).not.toBe(hash({}));
});

it('the table names the variables', () => {
  expect(variables).toEqual(expect.arrayContaining(Object.keys(settings)));
});
