import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffContext } from '#app/server/staff/staff-context';
import { listAuditEntries } from '#app/server/store/audit';
import { sql } from '#app/server/store/store';
import { type RunningServer, startServer } from '../support/server';
import { makeLink, openBrowser, openStaff, secretOf } from '../support/staff';

// Signing in by one-time links over real HTTP, as a person would and as an attacker would.

const NO_LINK = { status: 403, refusal: { kind: 'link' } };

/** Waits for a line of the server's output. */
async function readLine(server: RunningServer, pattern: RegExp): Promise<string> {
  await expect.poll(server.readOutput).toMatch(pattern);
  return pattern.exec(server.readOutput())?.[0] ?? '';
}

it('the first start prints a link that makes the first person, once', async () => {
  const server = await startServer();
  const link = await readLine(server, /http:\S+#link=\S+/);
  expect(link).toMatch(/^http:\/\/localhost:\d+\/admin\/anmelden#link=[\w-]{43}$/);
  const browser = openBrowser(server);
  expect((await browser.call('fetchSignInState')).result).toStrictEqual({
    account: null,
    hasProvider: false,
    isUninitialised: true,
  });
  const first = await browser.call('signInByLink', secretOf(link));
  expect(first.status).toBe(200);
  expect(first.refusal).toBeUndefined();
  expect((await browser.call('fetchSignInState')).result).toMatchObject({
    account: {
      rights: ['prices', 'inquiries', 'staff'],
      sessions: [{ how: 'link', isThis: true }],
    },
    isUninitialised: false,
  });
  expect(await openBrowser(server).call('signInByLink', secretOf(link))).toMatchObject(NO_LINK);
  await server.stop();
  expect(server.readOutput().match(/#link=/g)).toHaveLength(1);
});

describe('a link', () => {
  let server: RunningServer;
  let staff: StaffContext;
  const variables = { TRUST_PROXY: 'true' };
  beforeAll(async () => {
    server = await startServer(variables);
    staff = await openStaff(server, variables);
  });
  afterAll(async () => {
    await staff.store.close();
    await server.stop();
  });

  const openStaffBrowser = () => openBrowser(server, staff.origin);
  const inviteNow = async (name: string) => {
    return secretOf(await makeLink(staff, name, ['prices']));
  };

  it('sets a cookie that no script reads, no other host sets and no other site sends', async () => {
    const browser = openStaffBrowser();
    const secret = await inviteNow('Cookie');
    const links = await staff.store.all(sql`select hash from staff_links`);
    expect(JSON.stringify(links)).not.toContain(secret);
    const answer = await browser.call('signInByLink', secret);
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(/^__Host-staff=[\w-]{43};/);
    expect(line.split('; ').slice(1).sort()).toStrictEqual([
      'HttpOnly',
      'Max-Age=43200',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
    const token = browser.cookies.get('__Host-staff') ?? '';
    const rows = await staff.store.all(sql`select hash from staff_sessions`);
    expect(JSON.stringify(rows)).not.toContain(token);
    // Pages, which the server caches, are the same with it.
    for (const path of ['/', '/admin/anmelden', '/en/admin/anmelden']) {
      const mine = await fetch(server.origin + path, {
        headers: { cookie: `__Host-staff=${token}` },
      });
      const everyones = await fetch(server.origin + path);
      expect(await mine.text()).toBe(await everyones.text());
      expect(mine.headers.getSetCookie()).toStrictEqual([]);
    }
  });

  it('never adopts a session that was planted in the browser', async () => {
    const victim = openStaffBrowser();
    const attacker = openStaffBrowser();
    await attacker.call('signInByLink', await inviteNow('Attacker'));
    const planted = attacker.cookies.get('__Host-staff') ?? '';
    victim.cookies.set('__Host-staff', planted);
    await victim.call('signInByLink', await inviteNow('Victim'));
    expect(victim.cookies.get('__Host-staff')).not.toBe(planted);
    // And the planted one has ended.
    expect(await attacker.call('readOwnEntries')).toMatchObject({ status: 401 });
    expect((await victim.call('fetchSignInState')).result).toMatchObject({
      account: { name: 'Victim' },
    });
  });

  it('may be tried twenty times a minute from one address', async () => {
    const browser = openStaffBrowser();
    for (let i = 0; i < 20; i++) {
      expect(await browser.call('signInByLink', `wrong ${i}`)).toMatchObject(NO_LINK);
    }
    expect(await listAuditEntries(staff.store, 100)).toContainEqual(
      expect.objectContaining({ event: 'sign-in-failed', about: 'link', knownBy: 'visitor' }),
    );
    const secret = await inviteNow('Patient');
    const refused = await browser.call('signInByLink', secret);
    expect(refused).toMatchObject({ status: 429, refusal: { kind: 'too-many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const name of ['beginPasskeySignIn', 'finishProviderSignIn']) {
      expect(await browser.call(name, '?state=x')).toMatchObject({ status: 429 });
    }
    expect(await openStaffBrowser().call('signInByLink', secret)).toMatchObject({ status: 200 });
  });

  it('appears in no log of the server', () => {
    expect(server.readOutput()).not.toMatch(/link=|__Host/);
  });
});
