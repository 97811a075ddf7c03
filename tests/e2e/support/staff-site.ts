import type { Page } from '@playwright/test';
import type { Right } from '#app/domain/staff/rights.ts';
import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { findPeople, setRights } from '#app/server/store/people.ts';
import { auditAs } from '../../actors';
import { type RunningProvider, startProvider } from '../../integration/support/oidc-provider.ts';
import { startServer } from '../../integration/support/server.ts';
import { makeLink, openStaff } from '../../integration/support/staff.ts';
import { test as base } from './fixtures.ts';

export interface StaffSite {
  origin: string;
  staff: StaffContext;
  /** The company's, whose account is one way in. */
  provider: RunningProvider;
  stop: () => Promise<unknown>;
}

/** Pages come from a separate site, at the origin of its staff sign-in. */
export const test = base.extend({
  baseURL: async ({ staffSite }, use) => use(staffSite.origin),
});

export async function startStaffSite(): Promise<StaffSite> {
  const provider = await startProvider();
  const server = await startServer(provider.variables('group:sales=prices; group:leads=staff'));
  provider.serve(server.origin);
  const staff = await openStaff(server);
  return {
    provider,
    origin: server.origin,
    staff,
    stop: async () => {
      await staff.store.close();
      await server.stop();
      await provider.stop();
    },
  };
}

/** A person of this test's own, with a link. */
export async function invitePerson({ staff }: Pick<StaffSite, 'staff'>, rights: Right[]) {
  const name = `Ada von ${crypto.randomUUID().slice(0, 8)}`;
  const link = await makeLink(staff, name, rights);
  const [person] = await findPeople(staff.store, name);
  if (!person) throw new Error('The person is not there');
  return {
    name,
    link,
    demote: () => setRights(staff.store, person, [], auditAs('test')),
  };
}

/** A device with a fingerprint reader that says yes at once; it belongs to this page. */
export async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The finger is another one. */
    refuse: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    accept: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    listKeys: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

export function locateSignInPage(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    useLink: button('Jetzt anmelden'),
    withPasskey: button('Mit Passkey anmelden'),
    withProvider: button('Mit Firmenkonto anmelden'),
    addPasskey: button('Passkey einrichten'),
    signOut: button('Abmelden'),
    showLog: button('Protokoll anzeigen'),
    log: main.getByRole('table', { name: 'Protokoll' }),
    account: main.getByRole('heading', { name: /^Angemeldet als / }),
    signedOut: main.getByRole('heading', { name: 'Sie sind nicht angemeldet' }),
    toSignIn: main.getByRole('link', { name: 'Zur Anmeldung' }),
    methods: main.getByRole('heading', { name: 'So melden Sie sich an' }),
    problem: main.getByRole('alert'),
    news: main.getByRole('status'),
    sessions: main.getByRole('region', { name: 'Anmeldungen' }).getByRole('listitem'),
    passkeys: main.getByRole('region', { name: 'Passkeys' }).getByRole('listitem'),
  };
}
