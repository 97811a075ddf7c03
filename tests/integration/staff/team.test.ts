import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Right } from '#app/domain/staff/rights';
import { listAuditEntries } from '#app/server/store/audit';
import { findPeople } from '#app/server/store/people';
import { upsertProvidedPerson } from '#app/server/store/provided-people';
import { openSite, type TestSite } from '../support/site';
import { openBrowser, secretOf, signInPerson } from '../support/staff';

// Managing the team in the browser (D37).

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const signIn = (name: string, rights: Right[] = ['staff']) =>
  signInPerson(site, site.staff, name, rights);
const idOf = async (name: string) => (await findPeople(site.store, name))[0]?.id ?? '';
const linkSchema = z.object({ link: z.string(), expiresAt: z.number() });

it('a person is invited, gets a new link and other rights, and is removed; all is logged', async () => {
  const root = await signIn('Root');
  const invited = await root.call('inviteToTeam', { name: ' Grace ', rights: ['prices'] });
  const { link, expiresAt } = linkSchema.parse(invited.result);
  expect(link).toMatch(/^http:\/\/localhost[:\d]*\/admin\/anmelden#link=[\w-]{43}$/);
  expect(Math.round((expiresAt - Date.now()) / 60_000)).toBe(24 * 60);
  const id = await idOf('Grace');

  expect(
    (await root.call('inviteToTeam', { name: 'grace', rights: ['staff'] })).result,
  ).toStrictEqual({ problem: 'name-taken' });

  const renewed = linkSchema.parse((await root.call('renewTeamLink', id)).result);
  const grace = openBrowser(site);
  expect(await grace.call('signInByLink', secretOf(link))).toMatchObject({ status: 403 });
  expect(await grace.call('signInByLink', secretOf(renewed.link))).toMatchObject({ status: 200 });
  expect(await grace.call('fetchTeam')).toMatchObject({ status: 403 });

  expect((await root.call('setTeamRights', { id, rights: ['staff'] })).status).toBe(200);
  const { result: team } = await grace.call('fetchTeam');
  expect(team).toMatchObject({
    hasProvider: false,
    people: [
      { name: 'Root', rights: ['staff'], isSelf: false, subject: null },
      { id, name: 'Grace', rights: ['staff'], isSelf: true, passkeys: 0, linkUntil: null },
    ],
  });

  expect((await root.call('removeFromTeam', id)).result).toBeUndefined();
  expect(await grace.call('fetchTeam')).toMatchObject({ status: 401 });
  expect((await root.call('removeFromTeam', id)).result).toStrictEqual({ problem: 'missing' });
  const entries = await listAuditEntries(site.store, 100, id);
  expect(entries.map(({ who, event, about }) => [who, event, about])).toStrictEqual([
    ['Root', 'removed', 'Grace'],
    ['Root', 'rights-changed', 'Grace: staff'],
    ['Grace', 'signed-in', 'link'],
    ['Root', 'link-made', 'Grace'],
    ['Root', 'invited', 'Grace: prices'],
  ]);
  const own = await idOf('Root');
  for (const [name, data] of [
    ['removeFromTeam', own],
    ['setTeamRights', { id: own, rights: ['prices'] }],
  ] as const) {
    expect((await root.call(name, data)).result, name).toStrictEqual({ problem: 'last-holder' });
  }
});

it.each([
  ['inviteToTeam', { name: '  ', rights: [] }],
  ['inviteToTeam', { name: 'A\u001bda', rights: [] }],
  ['inviteToTeam', { name: 'A'.repeat(101), rights: [] }],
  ['inviteToTeam', { name: 'Ada', rights: ['root'] }],
  ['setTeamRights', { id: 'x', rights: ['root'] }],
])('%s refuses %j', async (name, data) => {
  const browser = await signIn(`Strict ${name} ${JSON.stringify(data).slice(0, 60)}`);
  expect(await browser.call(name, data)).toMatchObject({ status: 422 });
});

describe('a person of an OpenID provider', () => {
  it('gets rights and sign-in from there, and can be removed', async () => {
    const browser = await signIn('Manager');
    const { id } = await upsertProvidedPerson(
      site.store,
      { name: 'Hedy', issuer: 'https://id.example', subject: '7', rights: ['prices'] },
      Date.now(),
    );
    const refused = { problem: 'provider' };
    expect((await browser.call('renewTeamLink', id)).result).toStrictEqual(refused);
    expect((await browser.call('setTeamRights', { id, rights: ['staff'] })).result).toStrictEqual(
      refused,
    );
    expect(await findPeople(site.store, 'Hedy')).toMatchObject([{ rights: ['prices'] }]);
    expect((await browser.call('removeFromTeam', id)).result).toBeUndefined();
    expect(await findPeople(site.store, 'Hedy')).toStrictEqual([]);
  });
});
