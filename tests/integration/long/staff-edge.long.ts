import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invite } from '#app/server/staff/invitations';
import { createEdgeStaffContext, type StaffContext } from '#app/server/staff/staff-context';
import { findPeople, setRights } from '#app/server/store/people';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { atShell } from '../../actors';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { type RunningEdge, startEdge } from '../support/edge';
import { type RunningProvider, startProvider, walkThrough } from '../support/oidc-provider';
import { openBrowser, secretOf } from '../support/staff';

const ORIGIN = DELIVERED_COMPANY.origin;

// The same sign-in in Cloudflare's runtime, with D1.

describe.skipIf(findUnsupportedReason() !== undefined)('on the edge', () => {
  let provider: RunningProvider;
  let edge: RunningEdge;
  let staff: StaffContext;
  beforeAll(async () => {
    provider = await startProvider();
    provider.serve(ORIGIN);
    edge = await startEdge(provider.variables('group:sales=inquiries'));
    staff = createEdgeStaffContext({ STAFF_ORIGIN: undefined }, edge.store);
    // Makes the tables.
    await edge.runScheduled();
  });
  afterAll(async () => {
    await edge.stop();
    await provider.stop();
  });

  const audit = () => ({ actor: atShell('test'), now: Date.now() });

  it("a link opens one session with the person's current rights", async () => {
    const browser = openBrowser(edge, ORIGIN);
    const { link } = await invite(staff, { name: 'Ada', rights: ['prices'] }, audit());
    expect(link.startsWith(`${ORIGIN}/admin/anmelden#link=`)).toBe(true);
    const secret = secretOf(link);
    expect(await browser.call('signInByLink', secret)).toMatchObject({ status: 200 });
    expect(await browser.call('signInByLink', secret)).toMatchObject({ status: 403 });
    const [person] = await findPeople(staff.store, 'Ada');
    if (!person) throw new Error('There is no person');
    await setRights(staff.store, person, [], audit());
    expect((await browser.call('fetchSignInState')).result).toMatchObject({
      account: { name: 'Ada', rights: [] },
    });
    expect(await browser.call('beginPasskeyRegistration')).toMatchObject({
      status: 200,
      result: { rp: { id: new URL(ORIGIN).hostname }, user: { name: 'Ada' } },
    });
    expect(await browser.call('signOut')).toMatchObject({ status: 200 });
    expect(await browser.call('readOwnEntries')).toMatchObject({ status: 401 });
  });

  it('a company account opens a session', async () => {
    const browser = openBrowser(edge, ORIGIN);
    provider.signInAs('grace', { name: 'Grace', groups: ['sales'] });
    const { result } = await browser.call('beginProviderSignIn', '/admin/anmelden');
    const { search } = await walkThrough(String(result), ORIGIN);
    const answer = await browser.call('finishProviderSignIn', search);
    expect(answer).toMatchObject({ status: 200, result: '/admin/anmelden' });
    expect((await browser.call('fetchSignInState')).result).toMatchObject({
      account: { name: 'Grace', rights: ['inquiries'], isProvided: true },
    });
  });

  it('staff functions refuse calls without a session and from another origin', async () => {
    const stranger = openBrowser(edge, ORIGIN);
    expect(await stranger.call('readOwnEntries')).toMatchObject({ status: 401 });
    const foreign = { origin: edge.origin };
    expect(await stranger.call('fetchSignInState', undefined, foreign)).toMatchObject({
      status: 403,
    });
  });
});
