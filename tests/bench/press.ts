import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '#tools/checks/chromium.ts';
import { type RunningServer, startServer } from '../integration/support/server.ts';
import { compare, pickMedian, type Row } from './rows.ts';

const VISITS = 9;
/** A middling phone, as Lighthouse simulates it. */
const SLOWDOWN = 4;

/** The pressed element, and the selector of what changes on the screen. */
interface Press {
  address: string;
  button: string;
  effect: string;
  /** Since the page's load; on a page that is scrolled first, since then. */
  afterMs: number;
  isScrolled?: boolean;
  goal: string;
}

const MORE_USERS = {
  address: '/preiskalkulator/pro',
  button: '[aria-label="Benutzer: einer mehr"]',
  effect: '#total-price',
};
const AFTER_SCROLL = { address: '/', afterMs: 1000, isScrolled: true, goal: '≤ 250' };

const PRESSES: Record<string, Press> = {
  'calculator, 4 s after load': { ...MORE_USERS, afterMs: 4000, goal: '≤ 200' },
  'calculator, 0.1 s after load': { ...MORE_USERS, afterMs: 100, goal: '≤ 700' },
  '/, yearly, 1 s after the first scroll': {
    ...AFTER_SCROLL,
    button: '#pricing label:has([value=yearly])',
    effect: '#pricing',
  },
  '/, a deviation, 1 s after the first scroll': {
    ...AFTER_SCROLL,
    button: '#landschaft button[value]',
    effect: 'dialog[open]',
  },
};

interface Visit {
  /** From the press to the frame that shows its effect. */
  pressMs: number;
  longestTaskMs: number;
  bytes: number;
}

/**
 * How long a visitor waits for the first press, on a processor four times slower. Another build can be
 * measured in turns: `npm run bench -- press ../other/dist`.
 */
export async function measurePress(): Promise<Row[]> {
  const [, , , other] = process.argv;
  const browser = await chromium.launch({
    ...executable(),
    args: ['--disable-gpu', '--disable-quic'],
  });
  const sites = [await startServer()];
  if (other) sites.push(await startServer({}, { host: join(resolve(other), 'node/server.js') }));
  try {
    const rows: Row[] = [];
    for (const [name, press] of Object.entries(PRESSES)) {
      rows.push(...(await measureInTurns(browser, sites, name, press)));
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.stop()));
  }
}

function executable(): { executablePath?: string } {
  const executablePath = findChromium();
  return executablePath ? { executablePath } : {};
}

async function measureInTurns(
  browser: Browser,
  sites: readonly RunningServer[],
  name: string,
  press: Press,
): Promise<Row[]> {
  const visits = sites.map((): Visit[] => []);
  for (let visit = 0; visit < VISITS; visit++) {
    for (const [index, { origin }] of sites.entries()) {
      visits[index]?.push(await visitPage(browser, origin, press));
    }
  }
  const row = (what: string, figure: (visit: Visit) => number, goal = ''): Row => {
    const [measured = 0, reference] = visits.map((all) => figure(pickMedian(all, figure)));
    const title = `${name}: ${what}`;
    return reference === undefined
      ? { name: title, measured: Math.round(measured), goal }
      : compare(title, measured, reference, goal);
  };
  return [
    row('press to effect, ms', ({ pressMs }) => pressMs, press.goal),
    row('longest task, ms', ({ longestTaskMs }) => longestTaskMs, '≤ 150'),
    row('bytes of script in all', ({ bytes }) => bytes),
  ];
}

async function visitPage(browser: Browser, origin: string, press: Press): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 1280, height: 1000 },
    hasTouch: true,
  });
  const page = await context.newPage();
  // Chromium's estimate depends on earlier visits.
  await page.addInitScript(() => {
    const value = { saveData: false, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(origin + press.address, { waitUntil: 'load' });
  const [timings] = await Promise.all([watch(page, press.effect), tap(page, press)]);
  await page.waitForLoadState('networkidle');
  const visit = { ...timings, bytes: await weighScripts(page) };
  await context.close();
  return visit;
}

/** A touch, because a pointer that moves to the button would be an earlier sign. */
async function tap(page: Page, press: Press): Promise<void> {
  const button = page.locator(press.button).first();
  if (press.isScrolled) await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const box = await button.boundingBox();
  if (!box) throw new Error(`${press.button} is not on ${press.address}`);
  await page.waitForTimeout(press.afterMs);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Times the next press until the text of the selected element differs. */
function watch(page: Page, selector: string): Promise<{ pressMs: number; longestTaskMs: number }> {
  return page.evaluate(async (effect) => {
    let longestTaskMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        longestTaskMs = Math.max(longestTaskMs, duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    const readText = () => document.querySelector(effect)?.textContent;
    const before = readText();
    const pressedAt = new Promise<number>((done) =>
      addEventListener('pointerdown', ({ timeStamp }) => done(timeStamp), true),
    );
    const changedAt = new Promise<number>((done) => {
      const observer = new MutationObserver(() => {
        if (readText() === before) return;
        observer.disconnect();
        requestAnimationFrame(done);
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    const pressMs = (await changedAt) - (await pressedAt);
    // Tasks that follow belong to the press, too.
    await new Promise((done) => setTimeout(done, 1000));
    return { pressMs, longestTaskMs };
  }, selector);
}

/** Compressed, each script once. */
function weighScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes = new Map<string, number>();
    for (const entry of performance.getEntriesByType('resource')) {
      if (!(entry instanceof PerformanceResourceTiming) || !entry.name.endsWith('.js')) continue;
      sizes.set(entry.name, Math.max(entry.encodedBodySize, sizes.get(entry.name) ?? 0));
    }
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  });
}
