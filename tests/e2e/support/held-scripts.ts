import type { Page } from '@playwright/test';

/**
 * Opens an address whose scripts do not come until the returned function is called; the starter
 * does, which records what is pressed meanwhile.
 */
export async function openWithHeldScripts(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(address);
  return release;
}
