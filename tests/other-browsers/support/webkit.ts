import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { WebKit } from '#tools/checks/programs.ts';
import { findFreePort } from '../../integration/support/provider';
import { type Control, findInPage, SELECTORS, TIMEOUT_MS, type Visitor } from './visitor';

/** WebKitGTK with its MiniBrowser, on a virtual screen. */
export async function startWebKit({ driver: program, browser, screen }: WebKit): Promise<Visitor> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(xvfb.stdout, 'data');
  const port = await findFreePort();
  const service = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: `:${`${display}`.trim()}`,
      // Without a graphics card, putting layers together takes more than the page itself.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), TIMEOUT_MS);
  const options = { binary: browser, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 938 });

  /** This driver tells nothing of a page's console. */
  const hookConsole = () =>
    driver.executeScript(() => {
      const complaints: string[] = [];
      Object.assign(window, { complaints });
      addEventListener('error', ({ message }) => complaints.push(`uncaught ${message}`));
      addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught ${reason}`));
      for (const level of ['error', 'warn'] as const) {
        console[level] = (...words: unknown[]) => complaints.push(words.join(' '));
      }
    });
  const find = ([role, name]: Control) =>
    vi.waitFor(async () => {
      const found = await driver.executeScript(findInPage, SELECTORS[role], name);
      if (!(found instanceof WebElement)) throw new Error(`There is no ${role} "${name}"`);
      return found;
    }, TIMEOUT_MS);
  return {
    open: async (address) => {
      // The same address with another hash would be no new document.
      await driver.get('about:blank');
      await driver.get(address);
      await hookConsole();
    },
    movePointer: async () => {
      await driver.actions().move({ x: 5, y: 300 }).move({ x: 5, y: 320 }).perform();
    },
    press: async (control) => {
      const element = await find(control);
      await driver.executeScript((target: Element) => {
        const { top, bottom } = target.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) {
          target.scrollIntoView({ block: 'center', behavior: 'instant' });
        }
      }, element);
      await driver.actions().move({ origin: element }).press().release().perform();
    },
    pressAt: async (x, y) => {
      await driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform();
    },
    resize: async (width, height) => {
      const { innerWidth, innerHeight, outerWidth, outerHeight } = await driver.executeScript<
        Record<'innerWidth' | 'innerHeight' | 'outerWidth' | 'outerHeight', number>
      >(() => {
        const { innerWidth, innerHeight, outerWidth, outerHeight } = window;
        return { innerWidth, innerHeight, outerWidth, outerHeight };
      });
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: width + outerWidth - innerWidth,
          height: height + outerHeight - innerHeight,
        });
    },
    hasFocus: async (control) => {
      const element = await find(control);
      return driver.executeScript((each: Element) => each === document.activeElement, element);
    },
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
    },
    ask: (question, ...args) => driver.executeScript(question, ...args),
    takeComplaints: () =>
      driver.executeScript(() => Reflect.get(window, 'complaints')?.splice(0) ?? []),
    close: async () => {
      await driver.quit();
      service.kill();
      xvfb.kill();
    },
  };
}
