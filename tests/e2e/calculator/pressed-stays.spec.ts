import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { PRESSED_WIDTHS, pickControl, readMoved } from '../support/pressed.ts';

for (const [index, width] of PRESSED_WIDTHS.chromium.entries()) {
  const tag = index === 0 ? [] : '@long';
  test(`what is pressed stays in its place at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openCalculator(page, '/preiskalkulator/pro?users=38&systems=5&addons=reporting');
    await expect(page.getByLabel('Nachname')).toBeVisible();
    const pressed: string[] = [];
    const moved: string[] = [];
    while (true) {
      const control = await page.evaluate(pickControl, JSON.stringify(pressed));
      if (!control) break;
      pressed.push(control.name);
      await page.mouse.click(control.x, control.y);
      const pixels = await page.evaluate(readMoved);
      if (pixels > 1) moved.push(`${control.name}: ${pixels} px`);
    }
    expect(moved).toEqual([]);
    expect(pressed).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Jährlich/),
        expect.stringMatching(/^3 Jahre/),
        'Zurück zu monatlich',
        'Zukünftige Addons anzeigen',
        'Benutzer: einer mehr',
        expect.stringMatching(/^Weniger anzeigen/),
        'Ausgewählt: Reporting',
        'Hinzufügen: Reporting',
        expect.stringMatching(/^\d+ zusätzliche Benutzer/),
      ]),
    );
  });
}
