import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startServer } from './support/server.ts';

const server = await startServer();
afterAll(() => server.stop());

it.each(['/', '/preiskalkulator/pro', '/agb'])(
  "seam rendered-scripts: %s names the framework's scripts and starts none",
  async (path) => {
    const html = await (await fetch(server.origin + path)).text();
    const [, listed = ''] = /data-scripts="([^"]*)"/.exec(html) ?? [];
    const scripts = listed.split(' ');
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) expect(script).toMatch(/^\/assets\/.+\.js$/);
    expect(html).not.toContain('modulepreload');
    expect(html).not.toMatch(/<script[^>]*type="module"/);
  },
);

it('seam client-manifest: a page names the files of its texts', async () => {
  const html = await (await fetch(`${server.origin}/`)).text();
  expect(html).toMatch(/data-scripts="[^"]*\/assets\/de\.landing-[\w-]+\.js/);
});

it('seam panda: a build writes three sheets, each from its own configuration', () => {
  const sheets = globSync('dist/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));
  expect(sheets).toHaveLength(3);
  for (const sheet of sheets) expect(sheet).toContain('.button--visual_outline');
});

it('seam route-component: the bundler groups scripts by the pages that need them', () => {
  const names = globSync('dist/client/assets/*.js').map((file) => file.replaceAll('\\', '/'));
  for (const group of ['common', 'page', 'calculator', 'home']) {
    expect(names.some((name) => name.includes(`/assets/${group}-`))).toBe(true);
  }
});
