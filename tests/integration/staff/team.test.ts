import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Right } from '#app/domain/staff/rights';
import { listAuditEntries } from '#app/server/store/audit';
import { findPeople } from '#app/server/store/people';
import { upsertProvidedPerson } from '#app/server/store/provided-people';
import { openSite } from '../support/site';
import { openBrowser, secretOf, signInPerson } from '../support/staff';

// Managing the team in the browser (D37).

const site = await openSite();
afterAll(() => site.close());

const signIn = (name: string, rights: Right[] = ['staff']) =>
  signInPerson(site, site.staff, name, rights);
const idOf = async (name: string) => (await findPeople(site.store, name))[0]?.id ?? '';
const linkSchema = z.object({ link: z.string() });

it('a person is invited, gets a new link and other rights, and is removed', async () => {
  const root = await signIn('Root');
  const invited = await root.call('inviteToTeam', { name: ' Grace ', rights: ['prices'] });
  const { link } = linkSchema.parse(invited.result);
  const id = await idOf('Grace');

  const again = await root.call('inviteToTeam', { name: 'grace', rights: ['staff'] });
  expect(again.refusal).toBe('name-taken');
  const alike = await root.call('inviteToTeam', { name: 'Gra\u034fce\ufe0f', rights: [] });
  expect(alike.refusal).toBe('name-taken');

  const renewed = linkSchema.parse((await root.call('renewTeamLink', id)).result);
  const grace = openBrowser(site);
  expect(await grace.call('signInByLink', secretOf(link))).toMatchObject({ status: 403 });
  expect(await grace.call('signInByLink', secretOf(renewed.link))).toMatchObject({ status: 200 });

  const change = { id, name: 'Grace Hopper', rights: ['staff'] };
  expect((await root.call('changeTeamPerson', change)).status).toBe(200);
  expect((await root.call('changeTeamPerson', { ...change, name: 'ROOT' })).refusal).toBe(
    'name-taken',
  );
  const { result: team } = await grace.call('fetchTeam');
  expect(team).toMatchObject({
    hasProvider: false,
    people: [
      { name: 'Root', rights: ['staff'], isSelf: false, subject: null },
      { id, name: 'Grace Hopper', rights: ['staff'], isSelf: true, passkeys: 0, linkUntil: null },
    ],
  });

  expect((await root.call('removeFromTeam', id)).refusal).toBeUndefined();
  expect((await root.call('removeFromTeam', id)).refusal).toBe('missing');
  const own = await idOf('Root');
  expect((await root.call('removeFromTeam', own)).refusal).toBe('last-holder');
});

it.each([
  ['inviteToTeam', { name: 'A'.repeat(101), rights: [] }],
  ['inviteToTeam', { name: 'Ada', rights: ['root'] }],
  ['changeTeamPerson', { id: 'x', name: '\u3164', rights: [] }],
  ['changeTeamPerson', { id: 'x', name: 'Ada', rights: ['root'] }],
])('%s refuses %j', async (name, data) => {
  const browser = await signIn(`Strict ${name} ${JSON.stringify(data).slice(0, 60)}`);
  expect(await browser.call(name, data)).toMatchObject({ status: 422 });
});

it('a person of an OpenID provider gets rights and sign-in from there, and can be removed', async () => {
  const browser = await signIn('Manager');
  const { id } = await upsertProvidedPerson(
    site.store,
    { name: 'Hedy', issuer: 'https://id.example', subject: '7', rights: ['prices'] },
    Date.now(),
  );
  expect((await browser.call('renewTeamLink', id)).refusal).toBe('provider');
  const change = { id, name: 'Hedy', rights: ['staff'] };
  expect((await browser.call('changeTeamPerson', change)).refusal).toBe('provider');
  expect(await findPeople(site.store, 'Hedy')).toMatchObject([{ rights: ['prices'] }]);
  expect((await browser.call('removeFromTeam', id)).refusal).toBeUndefined();
  expect(await findPeople(site.store, 'Hedy')).toStrictEqual([]);
});

// tests/unit/server/store/staff-behaviour.ts has the filters and pages.
it('the audit log is read without invalid filters, and exported without formulas', async () => {
  const auditor = await signIn('=HYPERLINK("x")');
  const person = await idOf('=HYPERLINK("x")');
  const mistyped = { person, kind: 'x', from: 'x', after: 'x' };
  expect((await auditor.call('fetchAuditLog', mistyped)).result).toMatchObject({
    entries: [{ event: 'signed-in' }, { event: 'invited' }],
    next: null,
  });
  const exported = await auditor.call('exportLog', {
    query: { person, kind: 'sign-ins' },
    language: 'de',
  });
  const { text } = z.object({ text: z.string(), count: z.literal(1) }).parse(exported.result);
  const [headings, row, ...others] = text.split('\r\n');
  expect(headings).toBe(
    '\uFEFF"Zeit";"Wer";"Angemeldet mit";"Kennung";"Personen-ID";"Ereignis";"Näheres";"ID der betroffenen Person"',
  );
  expect(row).toMatch(
    /^"20[-\d]{8} [:\d]{8}";"'=HYPERLINK\(""x""\)";"Anmeldelink";"";"[-\w]{36}";"hat sich angemeldet";"mit einem Anmeldelink";""$/,
  );
  expect(others).toStrictEqual([]);
  expect(await listAuditEntries(site.store, 1, { person })).toMatchObject([
    { event: 'log-exported', about: 'csv: 1' },
  ]);
});
