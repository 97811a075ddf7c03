import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import * as z from 'zod';
import { findChromium } from '#tools/checks/programs.ts';
import { startScripts } from '../e2e/support/calculator.ts';
import { findFreePort } from '../integration/support/provider.ts';
import { startSite } from './programs.ts';
import { pickMedian, type Row } from './rows.ts';
import { fetchBody } from './uncached-pages.ts';

const PAGES = ['/', '/preiskalkulator/pro', '/agb', '/admin/preiskalkulator'];
const VISITS = 5;
const KINDS = { document: 'HTML', stylesheet: 'CSS', script: 'JavaScript' } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Cost of pages in a browser; nothing without one. */
export async function measureInBrowser(): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) return [{ name: 'in a browser', measured: 'no Chromium' }];
  const port = await findFreePort();
  const args = ['--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const site = await startSite();
  try {
    const rows: Row[] = [];
    for (const page of PAGES) rows.push(await weighPage(browser, site.origin, page));
    return [...rows, ...(await visitWithLighthouse(site.origin, port))];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The bytes on the line of all that a page loads without a touch: exact, on any machine. */
async function weighPage(browser: Browser, origin: string, address: string): Promise<Row> {
  const page = await browser.newPage();
  const loaded = new Map<string, string>();
  page.on('request', (request) => {
    const kind = Object.entries(KINDS).find(([type]) => type === request.resourceType())?.[1];
    if (kind) loaded.set(request.url(), kind);
  });
  await page.goto(origin + address);
  await startScripts(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  const bytes: Record<string, number> = {};
  for (const [url, kind] of loaded) {
    bytes[kind] = (bytes[kind] ?? 0) + (await fetchBody(url, 'br')).length;
  }
  const kinds = Object.values(KINDS);
  return {
    name: `${address}, bytes of ${kinds.join(' + ')}`,
    measured: kinds.map((kind) => bytes[kind] ?? 0).join(' + '),
  };
}

const reportSchema = z.object({
  lhr: z.object({ categories: z.record(z.string(), z.object({ score: z.number() })) }),
});

/** `LIGHTHOUSE` names the module's file; it is too large to be installed for this alone. */
async function visitWithLighthouse(origin: string, port: number): Promise<Row[]> {
  const file = process.env.LIGHTHOUSE;
  if (!file) return [{ name: 'Lighthouse', measured: 'not installed (LIGHTHOUSE=path)' }];
  const { default: lighthouse } = await import(pathToFileURL(file).href);
  const rows: Row[] = [];
  for (const address of PAGES) {
    const visits: Record<string, number>[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES };
      const { categories } = reportSchema.parse(await lighthouse(origin + address, flags)).lhr;
      visits.push(
        Object.fromEntries(CATEGORIES.map((name) => [name, categories[name]?.score ?? 0])),
      );
    }
    const medians = CATEGORIES.map((name) => {
      const scoreOf = (visit: Record<string, number>) => visit[name] ?? 0;
      return Math.round(scoreOf(pickMedian(visits, scoreOf)) * 100);
    });
    rows.push({ name: `${address}, Lighthouse (phone)`, measured: medians.join(' ') });
  }
  return rows;
}
