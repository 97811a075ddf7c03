import type { Page } from '@playwright/test';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const SLOWDOWN = 4;

test('a step is seen everywhere in the very next frame, on a slow machine', async ({
  page,
  isMobile,
}) => {
  await openCalculator(
    page,
    '/preiskalkulator/pro?yearly=true&commitment=2&users=44&systems=4&landscapes=2&addons=reporting',
  );
  const { users } = onCalculator(page);
  await users.more.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const recording = await recordFirstFrame(page);
  if (isMobile) await users.more.tap();
  else await users.more.click();

  // 1199 + 35 × 41.65 + 129 + 59 = 2844.75 a month; × 12 × 0.8 = 27309.6 a year.
  const frame = await recording.evaluate(({ frame }) => frame);
  expect(frame).toEqual({
    total: '27.309 €',
    count: '45',
    line: '1.457 €',
    card: expect.stringContaining('27.309 €'),
  });
});

/** The page in the first frame after a pointer went down. */
function recordFirstFrame(page: Page) {
  return page.evaluateHandle(() => {
    const read = () => ({
      total: textOf('#total-price'),
      count: document.querySelector<HTMLInputElement>('#price-summary input')?.value,
      line: textOf('#price-summary table:has(tfoot) tbody tr:nth-child(2) td'),
      card: textOf('aside'),
    });
    function textOf(selector: string): string | undefined {
      return document.querySelector(selector)?.textContent.replaceAll('\u00a0', ' ');
    }
    const frame = new Promise<ReturnType<typeof read>>((resolve) => {
      const onPointer = () => requestAnimationFrame(() => resolve(read()));
      window.addEventListener('pointerdown', onPointer, { capture: true, once: true });
    });
    return { frame };
  });
}
