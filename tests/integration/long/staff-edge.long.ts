import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { type RunningEdge, startEdge } from '../support/edge';
import { type RunningProvider, startProvider, walkThrough } from '../support/oidc-provider';
import { openBrowser } from '../support/staff';

const ORIGIN = DELIVERED_COMPANY.origin;

// The same sign-in in Cloudflare's runtime, with D1.

describe.skipIf(findUnsupportedReason() !== undefined)('on the edge', () => {
  let provider: RunningProvider;
  let edge: RunningEdge;
  beforeAll(async () => {
    provider = await startProvider();
    provider.serve(ORIGIN);
    edge = await startEdge(provider.variables('group:sales=inquiries'));
    // Makes the tables.
    await edge.runScheduled();
  });
  afterAll(async () => {
    await edge.stop();
    await provider.stop();
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
});
