import { expect, test } from './support/fixtures.ts';

// A page that breaks its own policy fails whichever test opens it, because the console says so.

test('a script that is not the site’s own does not run', async ({ page, expectFault }) => {
  expectFault(/Content Security Policy/);
  await page.goto('/agb');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle('taken over');
});
