import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const pages = [
  { address: '/impressum', lang: 'de', title: 'Impressum', sections: 13 },
  { address: '/datenschutz', lang: 'de', title: 'Datenschutzerklärung', sections: 10 },
  { address: '/agb', lang: 'de', title: 'Allgemeine Geschäftsbedingungen', sections: 14 },
  { address: '/en/impressum', lang: 'en', title: 'Legal notice', sections: 13 },
  { address: '/en/datenschutz', lang: 'en', title: 'Privacy policy', sections: 10 },
  { address: '/en/agb', lang: 'en', title: 'General terms and conditions', sections: 14 },
  {
    address: '/barrierefreiheit',
    lang: 'de',
    title: 'Erklärung zur Barrierefreiheit',
    sections: 5,
  },
  { address: '/en/barrierefreiheit', lang: 'en', title: 'Accessibility statement', sections: 5 },
  {
    address: '/technik-und-sicherheit',
    lang: 'de',
    title: 'Technik und Sicherheit',
    sections: 11,
  },
  {
    address: '/en/technik-und-sicherheit',
    lang: 'en',
    title: 'Technology and security',
    sections: 11,
  },
] as const;

const LATE_INTEREST = 'neun Prozentpunkten über dem Basiszinssatz';

const contentsNames = { de: 'Inhalt', en: 'Contents' } as const;

/** The others have the same parts at the same places. */
const TAGS = new Map([
  ['/agb', []],
  ['/technik-und-sicherheit', ['@long']],
]);

for (const { address, lang, title, sections } of pages) {
  const tag = TAGS.get(address) ?? ['@desktop', '@long'];
  test(`${address} holds its text and leads to every section`, { tag }, async ({
    page,
    isMobile,
  }) => {
    await test.step('answers with its text and fits the screen', async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(
        sections,
      );
      await expectNoSidewaysScroll(page);
    });
    // What else there is to see on a phone is the same in both languages.
    if (isMobile && lang !== 'de') return;

    await test.step('has a table of contents that leads to every section', async () => {
      const contents = page.getByRole('navigation', { name: contentsNames[lang] });
      const links = await contents.getByRole('link').all();
      expect(links).toHaveLength(sections);
      for (const [index, link] of links.entries()) {
        await link.click();
        const id = `section-${index + 1}`;
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        await expectClearOfHeader(page, id);
      }
    });

    // The terms consist of what the privacy policy consists of.
    if (address !== '/agb') await test.step('is accessible', () => expectAccessible(page));
  });

  test(`${address} is printed without header, footer and table of contents`, {
    tag: ['@desktop', ...(address === '/agb' ? [] : ['@long'])],
  }, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#section-1')).toBeVisible();
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('footer')).toBeHidden();
    await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0);
  });
}

test.describe('the legal pages', { tag: '@desktop' }, () => {
  test('imprint and privacy policy say of when they are', { tag: '@desktop' }, async ({ page }) => {
    for (const address of ['/impressum', '/datenschutz']) {
      await page.goto(address);
      await expect(page.getByText(/^Stand: Januar 2025( · |$)/)).toBeVisible();
      await page.goto(`/en${address}`);
      await expect(page.getByText(/^As of January 2025( · |$)/)).toBeVisible();
    }
  });

  test('a translation says that the German text is binding, and leads there', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/en/agb');
    await expect(page.getByText('Only the German text is legally binding.')).toBeVisible();
    await page.getByRole('link', { name: 'Read the German text' }).click();
    await expect(page).toHaveURL(/:\d+\/agb$/);
    await expect(page.getByRole('heading', { name: '§ 1 Geltungsbereich' })).toBeVisible();
    await expect(page.getByText('rechtlich verbindlich')).toHaveCount(0);
  });

  test('a link between the texts stays in the language', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/en/agb');
    const text = page.getByRole('article');
    await text.getByRole('link', { name: 'privacy policy' }).click();
    await expect(page).toHaveURL(/\/en\/datenschutz$/);
    // What the environment decides comes along (D46): here there is no challenge.
    await expect(text).toContainText('currently not protected by any challenge service');
    await expect(text).not.toContainText('The form is protected by');
    await text.getByRole('link', { name: 'Section 10 of the terms' }).click();
    await expect(page).toHaveURL(/\/en\/agb#section-10$/);
    await expectClearOfHeader(page, 'section-10');
  });

  test('the footer leads from one text to the next', async ({ page }) => {
    await page.goto('/impressum');
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Allgemeine Geschäftsbedingungen',
    );
    await expect(page.getByText(LATE_INTEREST)).toBeAttached();
  });

  test('a text is sent once: in the page, not in a script as well', { tag: '@desktop' }, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
    });
    const response = await page.goto('/agb');
    expect((await response?.text())?.split(LATE_INTEREST)).toHaveLength(2);
    await startScripts(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(await (await page.request.get(script)).text(), script).not.toContain(LATE_INTEREST);
    }
  });

  test('a text is there without scripts as well', { tag: '@desktop' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL('/agb#section-14', baseURL).href);
    await expect(page.locator('#section-14')).toBeInViewport();
    await expect(page.getByText(LATE_INTEREST)).toBeVisible();
    await context.close();
  });
});

/** The sticky header must not cover the heading a link leads to. */
async function expectClearOfHeader(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.locator(`#${id}`).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
