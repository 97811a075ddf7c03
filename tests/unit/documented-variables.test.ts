import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DELIVERY_TARGETS, type DeliveryTarget, EXTRA_KEYS } from '#app/domain/contact/fields';
import { RIGHTS } from '#app/domain/staff/rights';
import { type Environment, readEnvironment, SECRETS } from '#app/server/environment';

// Operators read of the fields, rights and targets in the code's tables.

const deploy = readFileSync('docs/operations/deploy.md', 'utf8');
const example = readFileSync('docs/operations/stagemap.env.example', 'utf8');
const office = readFileSync('docs/operations/inquiries-and-prices.md', 'utf8');

const rowOf = (name: string) => new RegExp(`^\\| \`${name}\` \\|.*$`, 'm').exec(deploy)?.[0] ?? '';
const lineOf = (name: string) => new RegExp(`^#${name}=.*$`, 'm').exec(example)?.[0] ?? '';

/** The variable that switches a target on. */
const SWITCHES = {
  provider: 'CONTACT_API_URL',
  webhook: 'WEBHOOK_URL',
  mail: 'MAIL_TO',
  confirmation: 'MAIL_CONFIRMATION',
} as const satisfies Record<DeliveryTarget, keyof Environment>;

it('the optional fields that a provider may take', () => {
  const fields = EXTRA_KEYS.join(',');
  expect(rowOf('CONTACT_API_FIELDS')).toContain(`\`${fields}\``);
  expect(lineOf('CONTACT_API_FIELDS')).toBe(`#CONTACT_API_FIELDS=${fields}`);
});

it('the rights', () => {
  for (const text of [rowOf('OIDC_STAFF'), lineOf('OIDC_STAFF')]) {
    expect(RIGHTS.filter((right) => !new RegExp(`[=,]${right}\\b`).test(text))).toEqual([]);
  }
  expect(office).toContain(`--rights ${RIGHTS.join(',')}\``);
  // The server reads the example's variables.
  const OIDC_STAFF = lineOf('OIDC_STAFF').replace('#OIDC_STAFF=', '');
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
  const needed = Object.fromEntries(names.map((name) => [name, 'https://id.example']));
  expect(readEnvironment({ ...needed, OIDC_STAFF }).OIDC_STAFF).toBeDefined();
});

it.each(DELIVERY_TARGETS)('the target %s', (target) => {
  expect(rowOf(SWITCHES[target])).not.toBe('');
  expect(lineOf(SWITCHES[target])).not.toBe('');
});

it('the variables that may stand in files, and hosts: none unless they are named', () => {
  const [last, ...others] = SECRETS.map((name) => `\`${name}\``).reverse();
  expect(deploy).toContain(`${others.reverse().join(', ')} and ${last} can be read from a file`);
  expect(rowOf('PREVIEW_HOSTS')).toContain('| none |');
  expect(readEnvironment({}).PREVIEW_HOSTS).toBeUndefined();
});
