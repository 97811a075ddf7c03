import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The same in less than half the bytes that the builder would send to each page. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * No axe finding in the page as it stands, in the light and in the dark theme; in one part of it
 * where the rest is seen by another test.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // Begins with the theme it finds, because a change takes longer than most rules.
  const themes = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Nothing but colours differs between the themes.
    const findings = await findViolations(page, index === 0 ? STANDARDS : COLOURS, part);
    expect(findings, `axe, ${colorScheme}`).toEqual([]);
  }
}

/** No list without entries, and no two buttons or groups of the same name. */
export async function expectTellingNames(page: Page): Promise<void> {
  await expect(page.locator('ul:empty, ol:empty').filter({ visible: true })).toHaveCount(0);
  const names = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('button, legend')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()),
    );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/**
 * Findings of these tags or rules of axe. It is called directly, because the builder of its package
 * takes a third longer, most of it for selectors.
 */
export async function findViolations(
  page: Page,
  runOnly: readonly string[],
  part?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([runOnly, part]) => {
      // No colour is measured half way. Nothing begins meanwhile, as tests run with less motion.
      for (const motion of document.getAnimations()) {
        if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
      }
      const { violations }: Results = await Reflect.get(window, 'axe').run(part ?? document, {
        runOnly,
        resultTypes: ['violations'],
        selectors: false,
        // No page has media or a style for one orientation, for which axe would fetch every sheet.
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`),
      );
    },
    [runOnly, part] as const,
  );
}
