import { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AuditFilter,
  insertAuditEntry,
  listAuditEntries,
  listLoggedPeople,
  purgeAuditEntries,
  readAuditPage,
} from '#app/server/store/audit';
import { consumeCeremony, saveCeremony } from '#app/server/store/ceremonies';
import type { Cursor } from '#app/server/store/cursor';
import { invitePerson, redeemLink, renewLink, saveFirstLink } from '#app/server/store/links';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#app/server/store/passkeys';
import {
  findPeople,
  isStaffEmpty,
  listPeople,
  type Person,
  removePerson,
  setRights,
} from '#app/server/store/people';
import { upsertProvidedPerson } from '#app/server/store/provided-people';
import {
  actorOf,
  boundSessions,
  deleteSession,
  endAllSessions,
  endSession,
  findSession,
  listSessions,
  markSeen,
  openProvidedSession,
  purgeExpiredStaff,
  type Session,
} from '#app/server/store/sessions';
import { type Store, sql } from '#app/server/store/store';
import { atShell } from '../../../actors';
import { NOW, required } from './prepared-stores';

const HOUR = 3_600_000;
const AUDIT = { actor: atShell('root'), now: NOW };

type Invited = Pick<Person, 'id' | 'name' | 'rights'>;
const ada: Invited = { id: 'id of ada', name: 'Ada', rights: ['prices', 'inquiries'] };
const grace = { id: 'id of grace', name: 'Grace' };
/** As at /admin/konto. */
const bySelf = (session: Session) => ({ actor: actorOf(session), now: NOW });
const firstPerson = { id: 'id of first', name: 'Grace' };

/** Behaviour of every store for staff. */
export function describeStaff(readStores: () => readonly [Store, Store]): void {
  describe('staff', () => {
    let one: Store;
    let other: Store;
    beforeEach(() => {
      [one, other] = readStores();
    });

    const invite = (person: Invited = ada, hash = 'link') =>
      invitePerson(one, person, { hash, expiresAt: NOW + 24 * HOUR }, AUDIT);
    const sessionOf = (hash: string) => ({
      hash,
      id: `id of ${hash}`,
      how: 'link' as const,
      grantedBy: '',
      browser: 'Firefox',
    });
    const redeem = (link: string, session: string, now = NOW, isLocal = false, store = one) =>
      redeemLink(store, { hash: link, isLocal, firstPerson }, sessionOf(session), now);
    const find = (hash: string, now = NOW) => findSession(other, hash, now);
    const signIn = async (session: string): Promise<Session> => {
      await renewLink(one, ada, { hash: `to ${session}`, expiresAt: NOW + HOUR }, AUDIT);
      expect(await redeem(`to ${session}`, session)).toBe(true);
      return required(await find(session));
    };
    const logged = async () =>
      (await listAuditEntries(one, 100))
        .map(({ who, event, about }) => `${who} ${event} ${about}`)
        .sort();

    it('a session that began while the clock was ahead lasts no longer than others from now', async () => {
      await invite();
      await redeem('link', 'ahead', NOW + 20 * HOUR);
      expect(await find('ahead')).toMatchObject({ created_at: NOW, seen_at: NOW });
      expect(await find('ahead', NOW + 2 * HOUR - 1)).toBeDefined();
      expect(await find('ahead', NOW + 2 * HOUR)).toBeUndefined();
      await renewLink(one, ada, { hash: 'again', expiresAt: NOW + 24 * HOUR }, AUDIT);
      await redeem('again', 'unused', NOW + 20 * HOUR);
      await boundSessions(one, NOW);
      expect(await find('unused', NOW + 2 * HOUR)).toBeUndefined();
    });

    describe('a link', () => {
      it('opens one session for its person', async () => {
        await invite();
        expect(await redeem('link', 'session')).toBe(true);
        expect(await find('session')).toStrictEqual({
          id: 'id of session',
          person: 'id of ada',
          name: 'Ada',
          how: 'link',
          subject: '',
          rights: ['prices', 'inquiries'],
          issuer: null,
          granted_by: '',
          created_at: NOW,
          seen_at: NOW,
        });
        expect(await redeem('link', 'again')).toBe(false);
        expect(await find('again')).toBeUndefined();
        expect(await logged()).toStrictEqual([
          'Ada signed-in link',
          'root invited Ada: prices,inquiries',
        ]);
      });

      it('opens one session when it is used many times at once', async () => {
        await invite();
        const opened = await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            redeem('link', `session ${i}`, NOW, false, i % 2 ? one : other),
          ),
        );
        expect(opened.filter(Boolean)).toHaveLength(1);
        expect(await listSessions(one, ada.id, NOW)).toHaveLength(1);
        expect((await logged()).filter((line) => line.includes('signed-in'))).toHaveLength(1);
      });

      it('is valid until it expires, and refused if forged', async () => {
        await invite();
        expect(await redeem('forged', 'session')).toBe(false);
        expect(await redeem('link', 'session', NOW + 24 * HOUR)).toBe(false);
        expect(await redeem('link', 'session', NOW + 24 * HOUR - 1)).toBe(true);
      });

      it('is replaced by a newer one of the same person', async () => {
        await invite();
        await renewLink(one, ada, { hash: 'newer', expiresAt: NOW + HOUR }, AUDIT);
        expect(await redeem('link', 'session')).toBe(false);
        expect(await redeem('newer', 'session')).toBe(true);
      });

      it('of the first start creates a person while the staff is empty', async () => {
        const link = { hash: 'first', expiresAt: NOW + HOUR };
        await saveFirstLink(one, { ...link, hash: 'older' }, ['prices']);
        await saveFirstLink(one, link, ['prices', 'inquiries']);
        expect(await redeem('older', 'session', NOW, true)).toBe(false);
        expect(await redeem('first', 'session')).toBe(false);
        expect(await isStaffEmpty(other)).toBe(true);
        expect(await redeem('first', 'session', NOW, true)).toBe(true);
        expect(await isStaffEmpty(other)).toBe(false);
        expect(await find('session')).toMatchObject({
          name: 'Grace',
          rights: ['prices', 'inquiries'],
        });
        await saveFirstLink(one, { ...link, hash: 'later' }, ['prices']);
        expect(await redeem('later', 'another', NOW, true)).toBe(false);
      });
    });

    describe('a session', () => {
      beforeEach(() => invite());

      it('ends when idle, and at the latest after its maximum time', async () => {
        await signIn('session');
        expect(await find('session', NOW + 2 * HOUR - 1)).toBeDefined();
        expect(await find('session', NOW + 2 * HOUR)).toBeUndefined();
        for (let hour = 1; hour < 12; hour++) {
          await markSeen(one, 'id of session', NOW + hour * HOUR);
        }
        expect(await find('session', NOW + 12 * HOUR - 1)).toBeDefined();
        expect(await find('session', NOW + 12 * HOUR)).toBeUndefined();
        await purgeExpiredStaff(one, NOW + 12 * HOUR);
        expect(await one.all(sql`select id from staff_sessions`)).toStrictEqual([]);
      });

      it('does not last longer on an instance with a slow clock', async () => {
        await signIn('session');
        await markSeen(one, 'id of session', NOW - HOUR);
        expect(await find('session', NOW - HOUR)).toMatchObject({ seen_at: NOW - HOUR });
        expect(await find('session', NOW + HOUR - 1)).toBeDefined();
        expect(await find('session', NOW + HOUR)).toBeUndefined();
      });

      it("has its person's current rights", async () => {
        await signIn('session');
        await setRights(one, ada, ['inquiries'], AUDIT);
        expect(await find('session')).toMatchObject({ rights: ['inquiries'] });
        await setRights(one, ada, [], AUDIT);
        expect(await find('session')).toMatchObject({ rights: [] });
      });

      it('ends when its person is removed', async () => {
        await signIn('session');
        await renewLink(one, ada, { hash: 'open', expiresAt: NOW + HOUR }, AUDIT);
        await removePerson(one, ada, { actor: atShell('root'), now: NOW + 1 });
        expect(await find('session')).toBeUndefined();
        expect(await redeem('open', 'another')).toBe(false);
        for (const table of ['links', 'passkeys', 'sessions', 'people']) {
          expect(await one.all(raw(`select * from staff_${table}`))).toStrictEqual([]);
        }
        await removePerson(one, ada, AUDIT);
        expect((await logged()).filter((line) => line.includes('removed'))).toStrictEqual([
          'root removed Ada',
        ]);
      });

      it('can be ended by its person, one or all', async () => {
        const first = await signIn('first');
        await signIn('second');
        await signIn('third');
        const listed = await listSessions(one, ada.id, NOW);
        expect(listed.map(({ id }) => id).sort()).toStrictEqual([
          'id of first',
          'id of second',
          'id of third',
        ]);
        // Another person's is out of reach.
        await endSession(one, grace, first.id, bySelf(first));
        expect(await find('first')).toBeDefined();
        await endSession(one, ada, first.id, bySelf(first));
        expect(await find('first')).toBeUndefined();
        await deleteSession(one, 'second');
        expect(await find('second')).toBeUndefined();
        await endAllSessions(one, ada, bySelf(first));
        expect(await find('third')).toBeUndefined();
      });
    });

    describe('a passkey', () => {
      const key = { id: 'key', public_key: 'AQ', counter: 1, transports: 'internal', label: 'Mac' };
      beforeEach(() => invite());

      it('opens sessions if its counter grows or stays at 0', async () => {
        const owner = await signIn('first');
        await addPasskey(one, owner, key, NOW);
        await addPasskey(one, owner, { ...key, id: 'still', counter: 0 }, NOW);
        const use = (id: string, counter: number, session: string, now: number) =>
          signInByPasskey(other, { id, counter }, { ...sessionOf(session), how: 'passkey' }, now);
        expect(await use('key', 2, 'a', NOW + 1)).toBe(true);
        expect(await use('key', 2, 'b', NOW + 2)).toBe(false);
        expect(await use('key', 1, 'c', NOW + 3)).toBe(false);
        expect(await use('still', 0, 'd', NOW + 4)).toBe(true);
        expect(await use('still', 0, 'e', NOW + 5)).toBe(true);
        expect(await use('unknown', 9, 'f', NOW + 6)).toBe(false);
        expect(await find('a')).toMatchObject({ name: 'Ada' });
        expect(await listPasskeys(one, ada.id)).toMatchObject([
          { id: 'key', counter: 2, usedAt: NOW + 1, label: 'Mac' },
          { id: 'still', counter: 0, usedAt: NOW + 5 },
        ]);
      });

      it('can be renamed and removed by its owner only', async () => {
        const owner = await signIn('first');
        expect(await addPasskey(one, owner, key, NOW)).toBe(true);
        // Known already.
        expect(await addPasskey(other, owner, { ...key, label: 'Again' }, NOW)).toBe(false);
        const readLabels = async () =>
          (await listPasskeys(other, ada.id)).map(({ label }) => label);
        const renamed = { id: 'key', label: 'Büro' };
        await renamePasskey(one, grace, renamed, bySelf(owner));
        await removePasskey(one, grace, key, bySelf(owner));
        expect(await readLabels()).toStrictEqual(['Mac']);
        await renamePasskey(one, ada, renamed, bySelf(owner));
        expect(await readLabels()).toStrictEqual(['Büro']);
        await removePasskey(one, ada, key, bySelf(owner));
        expect(await readLabels()).toStrictEqual([]);
        await addPasskey(one, owner, key, NOW);
        await removePasskey(one, ada, key, AUDIT);
        expect(await logged()).toEqual(
          expect.arrayContaining([
            'Ada passkey-renamed Büro',
            'Ada passkey-removed Mac',
            'root passkey-removed Ada: Mac',
          ]),
        );
      });
    });

    it('a ceremony is finished once, with its own kind and in time', async () => {
      const ceremony = { hash: 'c', kind: 'provider' as const, data: '{}', expiresAt: NOW + 10 };
      await saveCeremony(one, ceremony);
      expect(await consumeCeremony(other, { ...ceremony, kind: 'passkey-sign-in' }, NOW)).toBe(
        undefined,
      );
      expect(await consumeCeremony(other, ceremony, NOW)).toBe('{}');
      expect(await consumeCeremony(other, ceremony, NOW)).toBeUndefined();
      await saveCeremony(one, ceremony);
      expect(await consumeCeremony(other, ceremony, NOW + 10)).toBeUndefined();
    });

    it('people are found by name, and listed with their ways to sign in', async () => {
      await invite();
      expect(await invite({ ...ada, id: 'another', name: ' ADA ' }, 'other')).toBe(false);
      expect(await redeem('other', 'session')).toBe(false);
      expect(await logged()).toStrictEqual(['root invited Ada: prices,inquiries']);
      expect(await findPeople(other, '  aDa')).toStrictEqual([
        { ...ada, issuer: null, subject: null },
      ]);
      expect(await listPeople(other, NOW)).toStrictEqual([
        {
          ...ada,
          issuer: null,
          subject: null,
          since: NOW,
          passkeys: 0,
          signed_in_at: null,
          last_seen_at: null,
          link_until: NOW + 24 * HOUR,
        },
      ]);
      await redeem('link', 'session', NOW + 5);
      expect(await listPeople(other, NOW)).toMatchObject([
        { signed_in_at: NOW + 5, last_seen_at: NOW + 5, link_until: null },
      ]);
      await markSeen(one, 'id of session', NOW + HOUR);
      await markSeen(one, 'id of session', NOW + 7);
      expect(await listPeople(other, NOW)).toMatchObject([
        { signed_in_at: NOW + 5, last_seen_at: NOW + HOUR },
      ]);
      // A program before this column signs in.
      await one.all(sql`update staff_people set signed_in_at = ${NOW + 2 * HOUR}`);
      expect(await listPeople(other, NOW)).toMatchObject([{ last_seen_at: NOW + 2 * HOUR }]);
    });

    describe('the right staff', () => {
      const personOf = (name: string): Invited => ({
        id: `id of ${name}`,
        name,
        rights: ['staff'],
      });
      const [alice, bob, eve] = [personOf('Alice'), personOf('Bob'), personOf('Eve')] as const;
      const holders = async () =>
        (await listPeople(other, NOW))
          .filter(({ rights }) => rights.includes('staff'))
          .map(({ name }) => name);
      const welcome = async (person: Invited) => {
        await invite(person, `link of ${person.name}`);
        await redeem(`link of ${person.name}`, `session of ${person.name}`);
      };

      it('stays with its last holder', async () => {
        await welcome(alice);
        expect(await setRights(one, alice, ['prices'], AUDIT)).toBe('last-holder');
        expect(await removePerson(one, alice, AUDIT)).toBe('last-holder');
        expect(await find('session of Alice')).toMatchObject({ rights: ['staff'] });
        expect(await setRights(one, alice, ['prices', 'staff'], AUDIT)).toBe('done');
        // Bob has not signed in yet, and may never do so.
        await invite(bob, 'to bob');
        expect(await setRights(one, alice, [], AUDIT)).toBe('last-holder');
        expect(await removePerson(one, alice, AUDIT)).toBe('last-holder');
        await redeem('to bob', 'session of Bob');
        expect(await setRights(one, alice, [], AUDIT)).toBe('done');
        expect(await removePerson(one, bob, AUDIT)).toBe('last-holder');
        expect(await removePerson(one, alice, AUDIT)).toBe('done');
        expect(await removePerson(one, alice, AUDIT)).toBe('missing');
        expect(await setRights(one, alice, [], AUDIT)).toBe('missing');
        expect(await holders()).toStrictEqual(['Bob']);
        expect((await logged()).filter((line) => line.startsWith('root'))).toStrictEqual([
          'root invited Alice: staff',
          'root invited Bob: staff',
          'root removed Alice',
          'root rights-changed Alice: -',
          'root rights-changed Alice: prices,staff',
        ]);
      });

      it('is not lost when its holders remove or demote each other at once', async () => {
        for (let round = 0; round < 10; round++) {
          for (const person of [alice, bob, eve]) await welcome(person);
          const changes = [
            removePerson(one, alice, AUDIT),
            setRights(other, bob, ['prices'], AUDIT),
            removePerson(other, eve, AUDIT),
          ];
          expect((await Promise.all(changes)).sort()).toStrictEqual([
            'done',
            'done',
            'last-holder',
          ]);
          expect(await holders()).toHaveLength(1);
          await one.all(sql`delete from staff_people`);
        }
      });
    });

    it('people of a provider get no link', async () => {
      const provided = { name: 'Ada', issuer: 'https://id.example', subject: '7' };
      const person = await upsertProvidedPerson(one, { ...provided, rights: ['staff'] }, NOW);
      const link = { hash: 'link', expiresAt: NOW + HOUR };
      expect(await renewLink(one, person, link, AUDIT)).toBe(false);
      expect(await redeem('link', 'session')).toBe(false);
      expect(await logged()).toStrictEqual(['https://id.example added Ada: staff']);
    });

    it('people of a provider have the rights of their latest sign-in', async () => {
      const provided = { name: 'Ada', issuer: 'https://id.example', subject: '7' };
      await invite();
      const first = await upsertProvidedPerson(one, { ...provided, rights: ['prices'] }, NOW);
      const second = await upsertProvidedPerson(
        other,
        { ...provided, rights: ['inquiries'] },
        NOW + 1,
      );
      expect(second).toStrictEqual({ ...first, rights: ['inquiries'] });
      expect(await findPeople(one, 'ada')).toHaveLength(2);
      // A sign-in that changes nothing leaves no line.
      await upsertProvidedPerson(one, { ...provided, rights: ['inquiries'] }, NOW + 2);
      const entries = await listAuditEntries(one, 100);
      const list = {
        who: 'https://id.example',
        knownBy: 'provider-list',
        subject: 'https://id.example',
        id: '',
        aboutId: first.id,
      };
      expect(entries.filter(({ who }) => who === 'https://id.example')).toStrictEqual([
        { ...list, at: NOW + 1, event: 'rights-changed', about: 'Ada: inquiries' },
        { ...list, at: NOW, event: 'added', about: 'Ada: prices' },
      ]);
      const session = { ...sessionOf('provided'), grantedBy: 'list 1' };
      await openProvidedSession(one, second, session, NOW);
      expect(await find('provided')).toMatchObject({
        person: first.id,
        granted_by: 'list 1',
        issuer: 'https://id.example',
      });
    });

    it('the audit log distinguishes people of the same name, also after their removal', async () => {
      const root = { ...ada, name: 'root' };
      await invitePerson(one, root, { hash: 'link', expiresAt: NOW + HOUR }, AUDIT);
      await redeem('link', 'by link', NOW + 1);
      const subject = { name: 'root', issuer: 'https://id.example', subject: '7' };
      const provided = await upsertProvidedPerson(one, { ...subject, rights: ['prices'] }, NOW + 2);
      const session = { ...sessionOf('provided'), how: 'provider' as const };
      await openProvidedSession(one, provided, session, NOW + 3);
      const bySession = bySelf(required(await find('provided')));
      await endAllSessions(one, provided, { ...bySession, now: NOW + 4 });
      await removePerson(one, root, { ...AUDIT, now: NOW + 5 });
      const entries = (await listAuditEntries(other, 100)).filter(({ who }) => who === 'root');
      const shown = entries.map((one) => [
        one.event,
        one.knownBy,
        one.subject,
        one.id,
        one.aboutId,
      ]);
      const subjectOfProvider = 'https://id.example 7';
      expect(shown).toStrictEqual([
        ['removed', 'shell', 'root', '', ada.id],
        ['signed-out-everywhere', 'provider', subjectOfProvider, provided.id, ''],
        ['signed-in', 'provider', subjectOfProvider, provided.id, ''],
        ['signed-in', 'link', '', ada.id, ''],
        ['invited', 'shell', 'root', '', ada.id],
      ]);
      const own = await listAuditEntries(other, 100, { person: provided.id });
      expect(own.map(({ event }) => event)).toStrictEqual([
        'signed-out-everywhere',
        'signed-in',
        'added',
      ]);
    });

    it('entries of earlier versions stay readable', async () => {
      await one.all(
        sql`insert into staff_log (id, at, who, event, about) values ('1', ${NOW}, 'root', 'removed', 'Ada')`,
      );
      expect(await listAuditEntries(other, 1)).toStrictEqual([
        {
          at: NOW,
          who: 'root',
          event: 'removed',
          about: 'Ada',
          knownBy: '',
          subject: '',
          id: '',
          aboutId: '',
        },
      ]);
    });

    it('the audit log is filtered by person, event and time', async () => {
      await invite();
      await redeem('link', 'session', NOW + 1);
      await invite({ id: 'id of grace', name: 'root', rights: [] }, 'to grace');
      await redeem('to grace', 'session of grace', NOW + 2);
      await removePerson(one, ada, { ...AUDIT, now: NOW + 3 });
      const read = async (filter: AuditFilter) =>
        (await listAuditEntries(other, 100, filter)).map(({ event, at }) => `${event} ${at - NOW}`);
      expect(await read({ person: ada.id })).toStrictEqual([
        'removed 3',
        'signed-in 1',
        'invited 0',
      ]);
      // Somebody at the shell, not the staff member of this name.
      expect((await read({ name: 'root' })).sort()).toStrictEqual([
        'invited 0',
        'invited 0',
        'removed 3',
      ]);
      expect(await read({ events: ['signed-in', 'removed'] })).toStrictEqual([
        'removed 3',
        'signed-in 2',
        'signed-in 1',
      ]);
      expect(await read({ since: NOW + 1, before: NOW + 3 })).toStrictEqual([
        'signed-in 2',
        'signed-in 1',
      ]);
      expect(await read({ person: ada.id, events: ['invited'], since: NOW + 1 })).toStrictEqual([]);

      expect(await listLoggedPeople(other)).toStrictEqual([
        { id: 'id of ada', name: 'Ada', knownBy: 'link' },
        { id: 'id of grace', name: 'root', knownBy: '' },
        { id: '', name: 'root', knownBy: 'shell' },
      ]);
    });

    it('entries, some of one millisecond, are listed in their order, page by page', async () => {
      const written = Array.from({ length: 20 }, (_, index) => `entry ${index}`);
      for (const [index, about] of written.entries()) {
        const now = NOW + Math.floor(index / 3);
        await one.batch([
          insertAuditEntry({ now, actor: atShell('Ada'), event: 'rights-changed', about }),
        ]);
      }
      const read: string[] = [];
      let after: Cursor | undefined;
      do {
        const page = await readAuditPage(other, {}, 7, after);
        read.push(...page.entries.map(({ about }) => about));
        after = page.next ?? undefined;
      } while (after);
      expect(read).toStrictEqual(written.toReversed());
    });

    it('the audit log is kept for its retention time and listed newest first', async () => {
      const note = (at: number) =>
        one.batch([
          insertAuditEntry({
            now: at,
            actor: atShell('Ada'),
            event: 'rights-changed',
            about: `${at}`,
          }),
        ]);
      for (const at of [NOW, NOW + 2, NOW + 1]) await note(at);
      const read = async (most: number) =>
        (await listAuditEntries(other, most)).map(({ at }) => at);
      expect(await read(2)).toStrictEqual([NOW + 2, NOW + 1]);
      await invite();
      await purgeAuditEntries(one, NOW + 2);
      await purgeExpiredStaff(one, NOW + 24 * HOUR);
      expect(await read(100)).toStrictEqual([NOW + 2]);
      expect(await redeem('link', 'session')).toBe(true);
      await purgeExpiredStaff(one, NOW + 24 * HOUR + 1);
    });
  });
}
