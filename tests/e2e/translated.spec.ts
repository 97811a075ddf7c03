import { fileURLToPath } from 'node:url';
import { onCalculator, startScripts } from './support/calculator.ts';
import { fillIn, onForm, openForm } from './support/contact.ts';
import { test as contactTest } from './support/contact-site.ts';
import { expect, test } from './support/fixtures.ts';
import { translateTexts } from './support/translator.ts';

// Every text that changes has an element of its own, so that a browser's translator breaks nothing
// (D59): `own-elements.test.tsx`, and `findTextsWithSiblings` in walks that open all of a page.

contactTest('an inquiry is sent once from a translated page', async ({ page, provider }) => {
  await openForm(page, '/preiskalkulator/pro');
  await page.evaluate(translateTexts);
  const { total, users } = onCalculator(page);
  await users.more.click();
  await expect(total).toHaveText('1.248 €');
  const { send, thanks, again, firstName } = onForm(page);
  await send.click();
  await expect(page.getByText('Bitte geben Sie Ihren Vornamen an').first()).toBeVisible();
  await fillIn(page);
  await send.click();
  await expect(thanks).toBeVisible();
  await again.click();
  await expect(firstName).toBeFocused();
  expect(provider.requests).toHaveLength(1);
});

test('a browser’s translator gets nothing of what a visitor’s files contain', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/landschaft');
  await startScripts(page);
  const lists = ['devtest.json', 'prod.atom.xml', 'error-json.json'].map((name) =>
    fileURLToPath(new URL(`../fixtures/landscape/${name}`, import.meta.url)),
  );
  await page.locator('input[type=file]').first().setInputFiles(lists);
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.locator('summary').evaluateAll((found) => {
    for (const one of found) if (one instanceof HTMLElement) one.click();
  });
  const told = await page
    .locator('main *:not([translate=no], [translate=no] *)')
    .evaluateAll((elements) =>
      elements
        .flatMap(({ childNodes }) => [...childNodes])
        .filter((node) => node instanceof Text)
        .map(({ data }) => data)
        .filter((text) =>
          /stagemap-|devtest\.|\.xml|[a-z]_[A-Z]|\d\.\d\.\d|Value Mapping/.test(text),
        ),
    );
  expect(told).toEqual([]);
});
