import type { Page } from '@playwright/test';
import { publishList } from '#app/server/prices/publishing.ts';
import { invite, inviteAgain } from '#app/server/staff/invitations.ts';
import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { findPeople, setRights } from '#app/server/store/people.ts';
import { endAllSessions } from '#app/server/store/sessions.ts';
import { atShell } from '../../actors';
import { startServer } from '../../integration/support/server.ts';
import { openStaff } from '../../integration/support/staff.ts';
import { createDeliveredList, TEXTS } from '../../integration/support/test-prices.ts';
import { test as base, expect } from './fixtures.ts';
import { signInByLink } from './signed-in.ts';

interface PublishingSite {
  origin: string;
  staff: StaffContext;
  /** A link for a person who may publish, to be opened in a language. */
  invite: (name: string, language?: string) => Promise<string>;
  /** Signs a person in who may publish, and opens the editor. */
  signIn: (page: Page, name: string) => Promise<void>;
  demote: (name: string) => Promise<void>;
  endSessions: (name: string) => Promise<void>;
  /** Another person publishes another price of Core. */
  publishCore: (basePrice: number) => Promise<void>;
}

const audit = () => ({ actor: atShell('test'), now: Date.now() });

/** Each test has a separate site, as cloned. */
export const test = base.extend<{ site: PublishingSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  site: async ({}, use) => {
    const server = await startServer();
    const staff = await openStaff(server);
    const find = async (name: string) => {
      const [person] = await findPeople(staff.store, name);
      if (!person) throw new Error(`${name} is not on the staff`);
      return person;
    };
    const invitePublisher = async (name: string, language = '') => {
      const [known] = await findPeople(staff.store, name);
      const { link } = known
        ? await inviteAgain(staff, known, audit())
        : await invite(staff, { name, rights: ['prices'] }, audit());
      return link.replace('/admin/', `${language}/admin/`);
    };
    await use({
      origin: server.origin,
      staff,
      invite: invitePublisher,
      signIn: async (page, name) => {
        await signInByLink(page, staff, await invitePublisher(name));
        await page.goto('/admin/preiskalkulator');
      },
      demote: async (name) => {
        await setRights(staff.store, await find(name), [], audit());
      },
      endSessions: async (name) => {
        await endAllSessions(staff.store, await find(name), audit());
      },
      publishCore: async (basePrice) => {
        const change = { confirmed: ['price-change'], author: atShell('Bob'), reason: 'test' };
        await publishList(staff.store, { list: createDeliveredList(basePrice), ...change }, TEXTS);
      },
    });
    await staff.store.close();
    await server.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Publishing in the editor, by roles and German names. */
export function onEditor(page: Page) {
  const dialog = page.getByRole('dialog');
  const history = page.getByRole('region', { name: 'Veröffentlichte Versionen' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const reason = dialog.getByRole('textbox', { name: 'Begründung' });
  const publishNow = button('Jetzt veröffentlichen');
  const close = dialog.getByRole('button', { name: 'Schließen' }).last();
  return {
    dialog,
    history,
    publish: page.getByRole('button', { name: 'Veröffentlichen …' }),
    versions: history.getByRole('heading', { level: 3 }),
    price: page.getByRole('textbox', { name: 'Grundpreis pro Monat' }),
    reason,
    publishNow,
    publishAs: async (version: number, why: string) => {
      await reason.fill(why);
      await publishNow.click();
      const status = dialog.getByRole('status');
      await expect(status).toContainText(`Version ${version} ist veröffentlicht.`);
      await close.click();
    },
    bringBack: (version: number) =>
      history.getByRole('button', { name: `In Kraft setzen … (Version ${version})` }),
    activateNow: button('Jetzt in Kraft setzen'),
    plan: button('Veröffentlichung planen'),
    close,
    problem: dialog.getByRole('alert').filter({ hasText: /./ }),
  };
}
