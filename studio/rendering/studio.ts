import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { Theme } from '#studio/catalogue.ts';
import { findChromium, installChromium } from '#tools/checks/chromium.ts';
import { findFaults, findForeignFonts } from './inspection.ts';

export interface Shot {
  picture: string;
  language: string;
  theme: Theme;
  /** CSS pixels. */
  size: { width: number; height: number };
  /** Pixels of the picture for one CSS pixel. */
  density: number;
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Builds and serves the scenes, and opens them in a browser. */
export async function openStudio() {
  await installChromium();
  await build({ configFile, logLevel: 'warn' });
  const server = await preview({ configFile, preview: { port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Identical font rendering on every machine.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  });

  function open({ picture, language, theme, size, density }: Shot): Promise<Page> {
    return openPage(`${address}studio/index.html?picture=${picture}&language=${language}`, {
      viewport: size,
      deviceScaleFactor: density,
      colorScheme: theme,
    });
  }

  async function openPage(href: string, options: BrowserContextOptions): Promise<Page> {
    const page = await browser.newPage(options);
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
    const shown = page
      .goto(href, { waitUntil: 'networkidle' })
      .then(() => page.evaluate(() => document.fonts.ready.then(() => undefined)));
    await Promise.race([failed, shown]);
    return page;
  }

  /** The top of a page of the site, as visitors see it. */
  async function photographPage(href: string, viewport: Shot['size']): Promise<Buffer> {
    const page = await openPage(href, { viewport, locale: 'de' });
    const png = await page.screenshot({
      style: 'html { overflow: hidden; scrollbar-gutter: auto }',
    });
    await page.close();
    return png;
  }

  /** @throws Error naming texts that are cut off, overlap or are missing */
  async function photograph(shot: Shot): Promise<Buffer> {
    const page = await open(shot);
    const faults = await findFaults(page);
    const fonts = await findForeignFonts(page);
    const png = await page.screenshot();
    await page.close();
    const name = `${shot.picture} (${shot.language}, ${shot.theme})`;
    if (faults.length > 0) throw new Error(`${name}:\n  ${faults.join('\n  ')}`);
    if (fonts.length > 0) console.log(`${name}: some signs are set in ${fonts.join(', ')}`);
    return png;
  }

  /** The brand mark as drawn, and a way to write CSS colours as icons need them: #rrggbb. */
  async function readMark() {
    const size = { width: 100, height: 100 };
    const picture = 'brand-mark';
    const page = await open({ picture, language: 'de', theme: 'light', size, density: 1 });
    return page.locator('svg').evaluate((mark) => mark.outerHTML);
  }

  async function close(): Promise<void> {
    await browser.close();
    await server.close();
  }

  return { photograph, photographPage, readMark, close };
}
