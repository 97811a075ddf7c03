import type { Page } from '@playwright/test';
import { startScripts } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { translateTexts } from './support/translator.ts';

// Every text that changes has an element of its own, so that a browser's translator breaks nothing
// (D59): `own-elements.test.tsx`, and `findTextsWithSiblings` in walks that open all of a page.

/** These two change most, and `/` keeps the server's markup. */
const PAGES = ['/preiskalkulator/pro?yearly=true&users=38', '/'];

/** A page follows a press within a frame or two. */
const INTERVALS = [20, 50, 100];

for (const address of PAGES) {
  test(`a translated page says the same after every press: ${address}`, { tag: '@long' }, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await context.grantPermissions(permissions);
    // Another visitor, for what a browser stores.
    const beside = await browser.newContext({
      baseURL: baseURL ?? '',
      permissions,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      viewport: page.viewportSize(),
    });
    const plain = await beside.newPage();
    for (const one of [page, plain]) {
      await one.addInitScript(() => {
        window.print = () => undefined;
        document.addEventListener('click', keepHere, true);
        /** Other documents, downloads and file choosers are not this page. */
        function keepHere(event: Event) {
          const link = event.target instanceof Element && event.target.closest('a');
          if (link && (link.download || link.target)) event.preventDefault();
        }
      });
      await one.goto(address);
      await startScripts(one);
    }
    await page.evaluate(translateTexts);
    // The editor is walked on its own page.
    const pressed = ['BUTTON Admin'];
    while (true) {
      const next = await pressNext(plain, pressed);
      if (next === undefined) break;
      // A part that is loaded later may come later.
      const press = () => pressNext(page, pressed, next);
      await expect.poll(press, { message: next, intervals: INTERVALS }).toBe(next);
      pressed.push(next);
      await expect(async () => {
        const [translated, untranslated] = await Promise.all([page, plain].map(read));
        expect(translated, next).toBe(untranslated);
      }).toPass({ timeout: 30_000, intervals: INTERVALS });
      // The last press: another language has the same controls.
      if (next === 'A English') break;
    }
    expect(pressed.length).toBeGreaterThan(2);
    await beside.close();
  });
}

/**
 * Texts and the values of fields, as a visitor sees them at the top of the page: what is pressed while a
 * part comes may leave two pages at two places, and some texts depend on the place. What is only said
 * depends on the time between presses, what is only printed on how soon the store answers (D39).
 */
function read(page: Page): Promise<string> {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const fields = [...document.querySelectorAll('input')]
      .filter((field) => field.checkVisibility())
      .map(({ value, checked }) => [value, checked].join());
    const said = [...document.querySelectorAll<HTMLElement>('[role=status]')]
      .filter(({ clientWidth }) => clientWidth <= 1)
      .map(({ innerText }) => innerText.trim());
    const words = said
      .reduce((text, one) => text.replace(one, ''), document.body.innerText)
      .replace(/\s+/g, ' ')
      .trim();
    return [location.pathname, location.search, words, ...fields].join('\n');
  });
}

/**
 * Presses the next control that is not in `pressed`, in an open dialog first; what closes it, and
 * other languages, come last.
 * @param wanted the only one to press
 * @returns its name
 */
function pressNext(
  page: Page,
  pressed: readonly string[],
  wanted?: string,
): Promise<string | undefined> {
  return page.evaluate(
    ([done, only]) => {
      const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      const controls = [
        ...place.querySelectorAll<HTMLElement>('a[href], button, summary, input, select'),
      ].flatMap((control) => {
        const name = nameOf(control);
        const isOpen =
          control.checkVisibility() && !control.closest('[inert]') && leadsHere(control);
        const isNext = only === undefined ? !done.includes(name) : name === only;
        return isOpen && isNext ? [{ control, name }] : [];
      });
      const [next] = controls.sort((one, other) => rank(one.control) - rank(other.control));
      next?.control.click();
      return next?.name;

      function nameOf(control: HTMLElement) {
        const words = control.ariaLabel ?? control.textContent;
        const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : '';
        return `${control.tagName} ${words} ${label}`.replace(/[\d.,]+/g, '#').trim();
      }
      function leadsHere(control: HTMLElement) {
        if (control instanceof HTMLInputElement && /file|submit/.test(control.type)) return false;
        if (!(control instanceof HTMLAnchorElement)) return true;
        const [page, here] = [control.pathname, location.pathname].map((path) =>
          path
            .replace(/^\/en(?=\/|$)/, '')
            .split('/')
            .slice(0, 2)
            .join('/'),
        );
        return control.origin === location.origin && page === here;
      }
      function rank(control: HTMLElement) {
        if (control.hasAttribute('hreflang')) return 3;
        if (/Schließen|Abbrechen|Verwerfen/.test(control.ariaLabel ?? control.textContent))
          return 2;
        return control.tagName === 'A' ? 1 : 0;
      }
    },
    [pressed, wanted] as const,
  );
}
