import puppeteer, { ElementHandle } from 'puppeteer-core';
import { vi } from 'vitest';
import { type Control, findInPage, SELECTORS, TIMEOUT_MS, type Visitor } from './visitor';

/** Debian's Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: TIMEOUT_MS,
    extraPrefsFirefox: { 'intl.accept_languages': 'de-DE, de', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.setViewport({ width: 1280, height: 800 });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught ${error}`));
  page.on('console', (message) => {
    if (!['error', 'warn', 'assert'].includes(message.type())) return;
    const texts = message.args().map((arg) => arg.evaluate((value) => String(value)));
    void Promise.all(texts).then((all) => complaints.push(all.join(' ')));
  });
  const find = ([role, name]: Control) =>
    vi.waitFor(async () => {
      const handle = await page.evaluateHandle(findInPage, SELECTORS[role], name);
      if (!(handle instanceof ElementHandle)) throw new Error(`There is no ${role} "${name}"`);
      return handle;
    }, TIMEOUT_MS);
  return {
    open: async (address) => {
      // The same address with another hash would be no new document.
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    movePointer: async () => {
      await page.mouse.move(5, 300);
      await page.mouse.move(5, 320);
    },
    press: async (control) => {
      const element = await find(control);
      await element.click();
    },
    pressAt: (x, y) => page.mouse.click(x, y),
    resize: (width, height) => page.setViewport({ width, height }),
    hasFocus: async (control) => {
      const element = await find(control);
      return page.evaluate((each: Element) => each === document.activeElement, element);
    },
    type: (text) => page.keyboard.type(text),
    ask: (question, ...args) => page.evaluate(question, ...args),
    takeComplaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}
