import type { Page } from '@playwright/test';
import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { openBrowser, secretOf } from '../../integration/support/staff.ts';

/** Signs the page's browser in by a link without opening it; staff/frame.spec.ts opens one. */
export async function signInByLink(page: Page, staff: StaffContext, link: string): Promise<void> {
  const { cookies, call } = openBrowser(staff);
  const { status } = await call('signInByLink', secretOf(link));
  if (status !== 200) throw new Error(`The link was not accepted: ${status}`);
  const place = { domain: new URL(staff.origin).hostname, path: '/' };
  const flags = { secure: true, httpOnly: true, sameSite: 'Strict' } as const;
  await page
    .context()
    .addCookies(Array.from(cookies, ([name, value]) => ({ name, value, ...place, ...flags })));
}
