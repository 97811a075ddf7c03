import { onCalculator } from '../support/calculator.ts';
import { onForm } from '../support/contact.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

test('on a slow processor and line every action takes effect, before, while and after the scripts load (D44)', {
  tag: '@long',
}, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 330));
  const { addon, summary, systems, total, users } = onCalculator(page);
  const { firstName } = onForm(page);
  await page.goto('/preiskalkulator/pro', { waitUntil: 'commit' });
  await pause();
  await users.more.click();
  await users.field.press('ArrowUp');
  await pause();
  await summary.getByRole('radio', { name: 'Monatlich' }).press('ArrowRight');
  await pause();
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await pause();
  await systems.field.fill('5');
  await pause();
  await firstName.pressSequentially('Ada');
  // (1199 + 2 × 49 + 2 × 129) × 12 × 0.85; Pro includes one addon.
  await expect(total).toHaveText('15.861 €');
  await expect(page).toHaveURL(
    '/preiskalkulator/pro?yearly=true&users=12&systems=5&landscapes=1&commitment=1&addons=reporting',
  );
  await expect(firstName).toHaveValue('Ada');
  await expect(firstName).toBeFocused();
});
