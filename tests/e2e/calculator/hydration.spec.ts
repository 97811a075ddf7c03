import type { Page } from '@playwright/test';
import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const SHARED = '/preiskalkulator/pro?yearly=true&commitment=2&users=45&systems=4&addons=reporting';

test('taking over in the browser changes no word of the page', async ({ page }) => {
  const core = '/preiskalkulator/core?users=1001&addons=sso';
  for (const address of [SHARED, core, '/preiskalkulator/enterprise']) {
    await openCalculator(page, address);
    const [fromServer, now] = await readBothTexts(page);
    expect(now, address).toEqual(fromServer);
    expect(now.length, address).toBeGreaterThan(50);
  }
});

/** The texts of the page as the server sends it, and as it stands now. */
function readBothTexts(page: Page): Promise<[string[], string[]]> {
  return page.evaluate(async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const sent = new DOMParser().parseFromString(await response.text(), 'text/html');
    return [readTexts(sent), readTexts(document)];

    function readTexts({ body }: Document): string[] {
      // The alert is for a page whose scripts cannot be loaded.
      const unseen = body.querySelectorAll('script, style, noscript, [role=alert]');
      for (const element of unseen) element.remove();
      return [...body.querySelectorAll('*')]
        .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === 3))
        .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    }
  });
}
