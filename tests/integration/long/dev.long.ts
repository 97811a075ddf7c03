import { spawn, spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findChromium } from '#tools/checks/chromium.ts';
import { findFreePort } from '../support/provider';

/** Those that it has started, and what they have. */
function listDescendants(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' });
  const children = stdout.trim().split('\n').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

function isThere(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

it('`npm run dev` serves pages that hydrate, and leaves no process behind if npm is killed', async () => {
  const port = await findFreePort();
  const npm = spawn('npm', ['run', 'dev'], {
    // The build's configuration looks for Vitest in it.
    env: { ...process.env, PORT: `${port}`, NODE_ENV: 'development', VITEST: '' },
    stdio: 'ignore',
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const ask = async () => (await fetch(`http://localhost:${port}/agb`)).status;
  await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 240_000, interval: 500 });
  expect(await findHydrationWarnings(`http://localhost:${port}`)).toEqual([]);
  const { pid = 0 } = npm;
  const started = listDescendants(pid);
  expect(started.length).toBeGreaterThan(2);
  npm.kill('SIGKILL');
  await vi.waitFor(() => expect(started.filter(isThere)).toEqual([]), 60_000);
}, 600_000);

/** React's words on the console about markup that differs, on pages that it has taken over. */
async function findHydrationWarnings(origin: string): Promise<string[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    for (const path of ['/', '/preiskalkulator/pro']) {
      // The first page is compiled, beside other tests.
      await page.goto(origin + path, { timeout: 120_000 });
      await page.mouse.wheel(0, 10);
      await page.waitForFunction(
        () => Object.keys(document.querySelector('main') ?? {}).some((key) => /^__react/.test(key)),
        undefined,
        { timeout: 120_000 },
      );
      await page.waitForTimeout(500);
    }
    expect(said.length).toBeGreaterThan(0);
    return said.filter((text) => /hydrat/i.test(text));
  } finally {
    await browser.close();
  }
}
