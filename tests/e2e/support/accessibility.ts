import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No axe finding in the page as it stands, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that no colour is measured half way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // On a busy machine the frame with the other colours may take a moment.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // The legacy mode only leaves out frames of other origins, and the page that it opens for them.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      // What passes need not be described: that takes two thirds of the time.
      .options({ resultTypes: ['violations'] });
    // Nothing but colours differs between the themes.
    if (colorScheme === 'light') axe.withTags(STANDARDS);
    else axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
    );
    expect(findings, `axe, ${colorScheme}`).toEqual([]);
  }
}
