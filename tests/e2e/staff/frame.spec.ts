import type { Page } from '@playwright/test';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import { saveInquiries } from '../support/inquiry-site.ts';
import { findOverflow } from '../support/overflow.ts';
import { signInByLink } from '../support/signed-in.ts';
import { invitePerson, test } from '../support/staff-site.ts';

/** Edges of header and page in px. */
function readEdges(page: Page) {
  return page.evaluate(() => {
    const readBox = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const heading = readBox('main h1');
    return { header: readBox('header')?.height, heading: heading && [heading.left, heading.top] };
  });
}

/**
 * Texts of header and heading that move while the page loads. While the HTML is parsed, a busy
 * browser may draw half of a button, so counting begins at the second frame after it.
 */
function recordShifts(): void {
  const shifted: (string | null)[] = [];
  Object.assign(window, { shifted });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.closest('header, main h1')) shifted.push(element.textContent);
      }
    }
  });
  const observe = () => observer.observe({ type: 'layout-shift' });
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(observe));
  document.addEventListener('readystatechange', afterFrame, { once: true });
}

test('staff pages have a frame of their own, in which one finds one’s way', async ({
  page,
  staffSite,
}) => {
  const banner = page.getByRole('banner');
  const pages = banner.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link');
  const footer = page.getByRole('contentinfo');
  const { name, link } = await invitePerson(staffSite, ['prices', 'inquiries']);

  await test.step('in the editor it takes the place of the header, without a shift', async () => {
    await page.goto('/admin/preiskalkulator');
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
    // Visitors have a plain one: the way home, languages, who is responsible.
    await expect(banner.getByRole('link')).toHaveText([DELIVERED_COMPANY.brand]);
    await expect(footer.getByRole('link')).toHaveText([
      'Datenschutz',
      'AGB',
      'Impressum',
      'Barrierefreiheit',
    ]);
    const ofVisitors = await readEdges(page);
    await signInByLink(page, staffSite.staff, link);
    await page.addInitScript(recordShifts);
    await page.reload();
    await expect(pages).toHaveText(['Preise', 'Anfragen', 'Konto']);
    await expect(banner).toContainText(`Angemeldet als ${name}`);
    await expect(footer).toHaveCount(0);
    expect(await readEdges(page)).toStrictEqual(ofVisitors);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toStrictEqual([]);
  });

  await test.step('to the inquiries, whose number is told', async () => {
    await saveInquiries(staffSite.staff.store, 2, {});
    await pages.nth(1).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeFocused();
    await expect(pages.nth(1)).toHaveAttribute('aria-current', 'page');
    await expect(pages.nth(1)).toHaveAccessibleName('Anfragen 2 unbeantwortet');
    await expect(page).toHaveTitle(`(2) Anfragen · ${DELIVERED_COMPANY.brand}`);
    await expect(footer).toHaveCount(0);
  });

  await test.step('on a phone, in English', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findOverflow(page)).toStrictEqual([]);
    await banner.locator('summary', { hasText: 'Menü' }).press('Enter');
    await expectAccessible(page, 'header');
    await banner.getByRole('link', { name: 'English' }).press('Enter');
    await expect(page).toHaveURL('/en/admin/anfragen');
    await expect(page).toHaveTitle(`(2) Inquiries · ${DELIVERED_COMPANY.brand}`);
    await expect(banner.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    expect(await findOverflow(page)).toStrictEqual([]);
    // Nothing is stored for it.
    expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  });
});
