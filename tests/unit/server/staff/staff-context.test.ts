import { describe, expect, it } from 'vitest';
import { PATHS } from '#app/pages';
import { readEnvironment } from '#app/server/environment';
import { isLoopback } from '#app/server/loopback';
import { formatBrowser } from '#app/server/staff/browser-name';
import { inviteFirst } from '#app/server/staff/invitations';
import { createStaffContext, isStaffPath, SIGN_IN_PATH } from '#app/server/staff/staff-context';
import { invitePerson } from '#app/server/store/links';
import { sql } from '#app/server/store/store';
import { site } from '#app/site';
import { atShell } from '../../../actors';
import { openMemoryStore } from '../memory-store';

const PUBLIC = site.origin;
const NOW = 1_800_000_000_000;

async function roomOf(variables: Record<string, string>, port = 3000) {
  return createStaffContext(readEnvironment(variables), await openMemoryStore(), port);
}

it('the sign-in page that links lead to exists', () => {
  expect(SIGN_IN_PATH).toBe(PATHS.signIn);
});

describe('staff sign in', () => {
  it.each([
    [{}, 'http://localhost:3000', true],
    [{}, 'http://localhost', true, 80],
    [{ HOST: '0.0.0.0' }, PUBLIC, false],
    [{ TRUST_PROXY: 'true' }, PUBLIC, false],
    [{ TRUST_PROXY: 'false' }, 'http://localhost:3000', true],
    [{ STAFF_ORIGIN: 'https://staging.example/x?y' }, 'https://staging.example', true],
  ])('with %j at %s', async (variables, origin, isLocal, port = 3000) => {
    expect(await roomOf(variables, port)).toMatchObject({ origin, isLocal });
  });

  it('on the edge at the site’s own origin', async () => {
    const context = createStaffContext(readEnvironment({}), await openMemoryStore(), undefined);
    expect(context).toMatchObject({ origin: PUBLIC, isLocal: false });
  });
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['LOCALHOST', true],
  ['128.0.0.1', false],
  ['127.0.0.1.example.org', false],
  ['203.0.113.7', false],
  ['localhost.example.org', false],
  ['::', false],
  ['unknown', false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

describe('the first link', () => {
  it('is created by each start on this machine until there is staff', async () => {
    const staff = await roomOf({}, 4567);
    const link = await inviteFirst(staff, NOW);
    expect(link).toMatch(/^http:\/\/localhost:4567\/admin\/anmelden#link=[\w-]{43}$/);
    expect(await inviteFirst(staff, NOW)).not.toBe(link);
    expect(await staff.store.all(sql`select is_local, expires_at from staff_links`)).toEqual([
      { is_local: 1, expires_at: NOW + 24 * 3_600_000 },
    ]);
    const ada = { id: 'a', name: 'Ada', rights: [] };
    await invitePerson(
      staff.store,
      ada,
      { hash: 'h', expiresAt: NOW },
      { actor: atShell('me'), now: NOW },
    );
    expect(await inviteFirst(staff, NOW)).toBeUndefined();
  });

  it('is not created elsewhere', async () => {
    expect(await inviteFirst(await roomOf({ HOST: '0.0.0.0' }), NOW)).toBeUndefined();
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['curl/8.5.0', ''],
])('%s is called %s', (userAgent, name) => {
  expect(formatBrowser(userAgent)).toBe(name);
});

it.each([
  ['/admin', true],
  ['/admin/anfragen', true],
  ['/en/admin/team/protokoll', true],
  ['/admin/konto', true],
  // Everyone's (spec §6).
  ['/admin/preiskalkulator', false],
  ['/en/admin/preiskalkulator', false],
  ['/administration', false],
  ['/', false],
])('%s shows what only staff may see: %s', (path, isStaff) => {
  expect(isStaffPath(path)).toBe(isStaff);
});
