import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findStarter, startAfterPaint } from '#app/server/late-scripts';

const PAGE =
  '<html><head><title>A</title>' +
  '<link rel="modulepreload" href="/assets/entry.js" fetchPriority="low"/>' +
  '<link rel="modulepreload" href="/assets/part.js" fetchPriority="low"/>' +
  '<link rel="preload" as="font" href="/assets/font.woff2"/></head>' +
  '<body><p>Text</p><script>first()</script>' +
  '<script type="module" async="" src="/assets/entry.js"></script>' +
  '<script>last()</script></body></html>';

it('leaves a page one small script to fetch before it is painted', async () => {
  const late = await startAfterPaint(PAGE);
  expect(late.match(/<(?:link|script)[^>]*>/g)).toStrictEqual([
    '<link rel="preload" as="font" href="/assets/font.woff2"/>',
    '<script>',
    expect.stringMatching(
      /^<script async="" src="\/start-[0-9a-f]{8}\.js" integrity="sha384-[\w+/]{64}" data-entry="\/assets\/entry\.js" data-parts="\/assets\/entry\.js \/assets\/part\.js">$/,
    ),
    '<script>',
  ]);
});

it('serves that script for good, with the hash that the page names', async () => {
  const { path, integrity } = await readPage();
  const answer = await findStarter(path);
  expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const hash = createHash('sha384').update((await answer?.text()) ?? '');
  expect(`sha384-${hash.digest('base64')}`).toBe(integrity);
  expect(await findStarter('/start-00000000.js')).toBeUndefined();
});

it('which preloads the parts after two frames and puts the entry where it stood', async () => {
  const { path } = await readPage();
  const script = await (await findStarter(path))?.text();
  const { head, place, frames } = run(script ?? '');
  expect(frames).toBe(2);
  expect(head).toStrictEqual([
    { rel: 'modulepreload', href: '/assets/entry.js' },
    { rel: 'modulepreload', href: '/assets/part.js' },
  ]);
  expect(place).toStrictEqual({ type: 'module', src: '/assets/entry.js' });
});

it('notes meanwhile which buttons are pressed, until somebody else listens', async () => {
  const { path } = await readPage();
  const { window, press } = run((await (await findStarter(path))?.text()) ?? '');
  press(within('button[type=button]', 'plus'));
  press(within('a', 'link'));
  press(within('button[type=button]', 'minus'));
  expect(window.notedPresses?.buttons).toStrictEqual(['plus', 'minus']);
  window.notedPresses?.end();
  press(within('button[type=button]', 'plus'));
  expect(window.notedPresses?.buttons).toStrictEqual(['plus', 'minus']);
});

it('notes what a link wants the contact form for', async () => {
  const { path } = await readPage();
  const { window, press } = run((await (await findStarter(path))?.text()) ?? '');
  press(within('a', 'link'));
  expect(window.contactReason).toBeUndefined();
  press(within('[data-contact-reason]', { dataset: { contactReason: 'demo' } }));
  expect(window.contactReason).toBe('demo');
});

it('leaves a page without an entry as it is', async () => {
  const page = PAGE.replace('type="module" async=""', '');
  expect(await startAfterPaint(page)).toBe(page);
});

/** A target in an element that a selector finds. */
function within(selector: string, element: unknown) {
  return { closest: (asked: string) => (asked === selector ? element : null) };
}

async function readPage() {
  const html = await startAfterPaint(PAGE);
  const [, path = '', integrity = ''] = /src="(\/start[^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
  return { path, integrity };
}

/** Runs the starter in a document of the test's own, whose frames come at once. */
function run(script: string) {
  const head: unknown[] = [];
  const seen: { place: unknown; frames: number } = { place: undefined, frames: 0 };
  const window: {
    notedPresses?: { buttons: unknown[]; end: () => void };
    contactReason?: string;
  } = {};
  const listeners = new Set<(event: { target: unknown }) => void>();
  const surroundings = {
    document: {
      currentScript: {
        dataset: { entry: '/assets/entry.js', parts: '/assets/entry.js /assets/part.js' },
        replaceWith: (element: unknown) => Object.assign(seen, { place: element }),
      },
      head: { append: (element: unknown) => head.push(element) },
      createElement: () => ({}),
    },
    self: window,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    requestAnimationFrame: (draw: () => void) => {
      seen.frames += 1;
      draw();
    },
    setTimeout: (act: () => void) => act(),
  };
  new Function(...Object.keys(surroundings), script)(...Object.values(surroundings));
  const press = (target: unknown) => {
    for (const listener of listeners) listener({ target });
  };
  return { head, window, press, ...seen };
}
