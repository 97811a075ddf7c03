import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findFirefox, findWebKit } from '#tools/checks/programs.ts';
import { readKept } from '../integration/support/kept';
import { type RunningServer, startServer } from '../integration/support/server';
import { startFirefox } from './support/firefox';
import { type Line, startLine } from './support/line';
import { fill, tabTo, type Visitor, waitForScripts } from './support/visitor';
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

  const open = async (path: string) => {
    await visitor.open(line.origin + path);
    await waitForScripts(visitor);
  };
  const readAddress = () => visitor.ask(() => location.pathname + location.search + location.hash);
  const readScroll = () => visitor.ask(() => Math.round(scrollY));
  const readInquiryOf = async (email: string) =>
    (await readKept(server.folder)).find(({ payload }) => payload.email === email);
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
  const expectThanks = () =>
    expect
      .poll(() => visitor.ask(() => document.activeElement?.closest('section')?.innerText))
      .toMatch(/^Vielen Dank/);

  const fillIn = async () => {
    await fill(visitor, 'Vorname', 'Ada');
    await fill(visitor, 'Telefonnummer', '+41 44 668 18 00');
    await visitor.press(['combobox', 'Anliegen']);
    await visitor.type('Demo');
    await visitor.pressKey('Enter');
    await visitor.press(['checkbox', 'Ich stimme zu,']);
  };
  const readForm = () =>
    visitor.ask(() => {
      const { firstName, phone, reason, consent } = Object.fromEntries(
        Array.from(document.forms[0]?.elements ?? [], (element) => [
          element.getAttribute('name'),
          element,
        ]),
      );
      const read = (field: unknown) =>
        field instanceof HTMLInputElement || field instanceof HTMLSelectElement
          ? field.value
          : undefined;
      const isTicked = consent instanceof HTMLInputElement && consent.checked;
      return [read(firstName), read(phone), read(reason), isTicked];
    });

  it('draws icons from the file they are in, which the policy allows', async () => {
    await open('/');
    const readWidth = () =>
      visitor.ask(() => document.querySelector('main .icon use')?.getBoundingClientRect().width);
    await expect.poll(readWidth).toBeGreaterThan(8);
  });

  it('leads a visitor with a mouse from the imprint to an inquiry', async () => {
    await open('/impressum');
    await visitor.press(['link', 'Preise']);
    await expectPricing();
    await visitor.press(['link', 'Pro wählen']);
    await expect.poll(readAddress).toMatch(/^\/preiskalkulator\/pro\?.*users=10&/);
    for (const _ of [1, 2, 3]) await visitor.press(['button', 'Benutzer: einer mehr']);
    await expect.poll(readAddress).toMatch(/^\/preiskalkulator\/pro\?.*users=13&/);
    await fill(visitor, 'Vorname', 'Ada');
    await fill(visitor, 'Nachname', 'Lovelace');
    await fill(visitor, 'E-Mail-Adresse', 'ada@example.org');
    await visitor.press(['checkbox', 'Ich stimme zu,']);
    await visitor.press(['button', 'Anfrage senden']);
    await expectThanks();
    expect(await readInquiryOf('ada@example.org')).toMatchObject({
      payload: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        reason: 'quote',
        consent: true,
        pricingDetails: { plan: 'Pro', isYearly: false, users: 13, systems: 3, landscapes: 1 },
      },
    });
  });

  it('leads a visitor with a keyboard there as well', async () => {
    await open('/impressum');
    await tabTo(visitor, ['link', 'Preise']);
    await visitor.pressKey('Enter');
    await expectPricing();
    await tabTo(visitor, ['link', 'Pro wählen']);
    await visitor.pressKey('Enter');
    await expect.poll(readAddress).toMatch(/^\/preiskalkulator\/pro\?.*users=10&/);
    await tabTo(visitor, ['textbox', 'Benutzer']);
    for (const _ of [1, 2, 3]) await visitor.pressKey('ArrowUp');
    await expect.poll(readAddress).toMatch(/^\/preiskalkulator\/pro\?.*users=13&/);
    await tabTo(visitor, ['textbox', 'Vorname']);
    await visitor.type('Grace');
    await tabTo(visitor, ['textbox', 'Nachname']);
    await visitor.type('Hopper');
    await tabTo(visitor, ['textbox', 'E-Mail-Adresse']);
    await visitor.type('grace@example.org');
    await tabTo(visitor, ['checkbox', 'Ich stimme zu,']);
    await visitor.pressKey('Space');
    await tabTo(visitor, ['button', 'Anfrage senden']);
    await visitor.pressKey('Enter');
    await expectThanks();
    expect(await readInquiryOf('grace@example.org')).toMatchObject({
      payload: { email: 'grace@example.org', consent: true, pricingDetails: { users: 13 } },
    });
  });

  it('follows a section link that is pressed as soon as it is there', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      await visitor.open(`${line.origin}/impressum`);
      await visitor.press(['link', 'Preise']);
      await expectPricing();
    }
  });

  it('follows a section link that is pressed before the scripts run', async () => {
    const release = line.holdScripts();
    await visitor.open(`${line.origin}/impressum`);
    await visitor.movePointer();
    await visitor.press(['link', 'Preise']);
    // WebKit loads no page while all its connections to the site wait for scripts.
    release();
    await expectPricing();
    await waitForScripts(visitor);
    await expectPricing();
  });

  it('goes back from a section to the place it was left at', async () => {
    await open('/impressum');
    await visitor.ask(() => scrollTo(0, 300));
    await visitor.press(['link', 'Preise']);
    await expectPricing();
    await visitor.goBack();
    await expect.poll(readAddress).toBe('/impressum');
    await expect.poll(readScroll).toBe(300);
    expect(await visitor.ask(() => document.querySelector('h1')?.textContent)).toBe('Impressum');
  });

  it.each(['the scripts run', 'a new build has replaced the page'])(
    'keeps what is typed before %s',
    async (end) => {
      const release = line.holdScripts();
      await visitor.open(`${line.origin}/#contact`);
      await fillIn();
      if (end !== 'the scripts run') {
        line.replaceBuild();
        await visitor.ask(() => void Object.assign(window, { isOld: true }));
      }
      release();
      if (end !== 'the scripts run') {
        await expect.poll(() => visitor.ask(() => 'isOld' in window)).toBe(false);
        const complaints = await visitor.takeComplaints();
        expect(complaints.filter((text) => !/\/assets\/.+\.js/.test(text))).toStrictEqual([]);
      }
      await waitForScripts(visitor);
      await expect.poll(readForm).toStrictEqual(['Ada', '44 668 18 00', 'demo', true]);
      expect(await visitor.ask(() => sessionStorage.getItem('typed'))).toBeNull();
    },
  );
});
