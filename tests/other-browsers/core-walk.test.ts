import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findFirefox, findWebKit } from '#tools/checks/programs.ts';
import { translateTexts } from '../e2e/support/translator';
import { type RunningServer, startServer } from '../integration/support/server';
import { readInquiries } from '../integration/support/stored-inquiries';
import { startFirefox } from './support/firefox';
import { type Line, startLine } from './support/line';
import { fill, type Visitor, waitForScripts } from './support/visitor';
import { startWebKit } from './support/webkit';

const [firefox, webkit] = [findFirefox(), findWebKit()];

describe.each([
  { name: 'Firefox', start: firefox && (() => startFirefox(firefox)) },
  { name: 'WebKit', start: webkit && (() => startWebKit(webkit)) },
])('in $name', ({ start }) => {
  // Debian alone offers these drivers; the run says which browser it went without.
  if (!start) return it.skip('which is not installed');

  let server: RunningServer;
  let line: Line;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startServer();
    line = await startLine(server.origin);
    visitor = await start();
  });
  afterAll(async () => {
    await visitor?.close();
    line?.stop();
    await server?.stop();
  });
  afterEach(async () => expect(await visitor.takeComplaints()).toStrictEqual([]));

  const readAddress = () => visitor.ask(() => location.pathname + location.search + location.hash);
  const expectPricing = async () => {
    await expect.poll(readAddress).toBe('/#pricing');
    const readTop = () =>
      visitor.ask(() => {
        const title = document.querySelector('#pricing h2');
        return title?.textContent === 'Unsere Pakete' ? title.getBoundingClientRect().top : -1;
      });
    // Below the header and within the first screen.
    await expect.poll(readTop).toBeGreaterThan(64);
    expect(await readTop()).toBeLessThan(700);
  };

  it('leads a visitor with a mouse from the imprint to an inquiry', async () => {
    // The link is pressed as soon as it is there.
    await visitor.open(`${line.origin}/impressum`);
    await visitor.press(['link', 'Preise']);
    await expectPricing();
    // The policy allows the file that icons are drawn from.
    const readIconWidth = () =>
      visitor.ask(() => document.querySelector('main .icon use')?.getBoundingClientRect().width);
    await expect.poll(readIconWidth).toBeGreaterThan(8);
    await waitForScripts(visitor);
    // From here on a browser's translator holds the page's texts (D59).
    await visitor.ask(translateTexts);
    await visitor.press(['link', 'Pro wählen']);
    await expect.poll(readAddress).toMatch(/^\/preiskalkulator\/pro\?.*users=10&/);
    for (const _ of [1, 2, 3]) await visitor.press(['button', 'Benutzer: einer mehr']);
    await expect.poll(readAddress).toMatch(/^\/preiskalkulator\/pro\?.*users=13&/);
    await fill(visitor, 'Vorname', 'Ada');
    await fill(visitor, 'Nachname', 'Lovelace');
    await fill(visitor, 'E-Mail-Adresse', 'ada@example.org');
    await visitor.press(['checkbox', 'Ich stimme zu,']);
    await visitor.press(['button', 'Anfrage senden']);
    await expect
      .poll(() => visitor.ask(() => document.activeElement?.closest('section')?.innerText))
      .toMatch(/^Vielen Dank/);
    const [inquiry] = await readInquiries(server.folder);
    expect(inquiry?.payload).toMatchObject({
      email: 'ada@example.org',
      reason: 'quote',
      consent: true,
      pricingDetails: { plan: 'Pro', users: 13 },
    });
  });

  it('keeps what is typed and follows what is pressed before the scripts run', async () => {
    const releaseForm = line.holdScripts();
    await visitor.open(`${line.origin}/#contact`);
    await fill(visitor, 'Vorname', 'Ada');
    await fill(visitor, 'Telefonnummer', '+41 44 668 18 00');
    await visitor.press(['checkbox', 'Ich stimme zu,']);
    releaseForm();
    await waitForScripts(visitor);
    const readForm = () =>
      visitor.ask(() => {
        const read = (name: string) => {
          const field = document.forms[0]?.elements.namedItem(name);
          if (!(field instanceof HTMLInputElement)) return undefined;
          return field.type === 'checkbox' ? field.checked : field.value;
        };
        return [read('firstName'), read('phone'), read('consent')];
      });
    await expect.poll(readForm).toStrictEqual(['Ada', '44 668 18 00', true]);

    const releaseLink = line.holdScripts();
    await visitor.open(`${line.origin}/impressum`);
    await visitor.movePointer();
    await visitor.press(['link', 'Preise']);
    // WebKit loads no page while all its connections to the site wait for scripts.
    releaseLink();
    await expectPricing();
  });
});
