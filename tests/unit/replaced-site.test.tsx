import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import german from '#locales/de/pictures.json';
import english from '#locales/en/pictures.json';
import { CARDS } from '#tools/pictures/catalogue';
import { NOW } from '#tools/pictures/data/landscape';
import { PictureLanguage } from '#tools/pictures/language';
import { renderIcons } from '#tools/pictures/rendering/icons';
import { ConfigurationComparison } from '#tools/pictures/scenes/configuration-comparison';
import { Dashboard } from '#tools/pictures/scenes/dashboard';
import { LandscapeExplorer } from '#tools/pictures/scenes/landscape-explorer';
import { OpenGraphCard } from '#tools/pictures/scenes/open-graph-card';
import { RuntimeReporting } from '#tools/pictures/scenes/runtime-reporting';
import { StageManagement } from '#tools/pictures/scenes/stage-management';
import { findFacts } from '../replaced-site';

// What `npm run pictures` draws for a new owner (D1).

vi.mock('#app/site', async (importOriginal) => {
  const { replaceFacts } = await import('../replaced-site');
  const { site } = await importOriginal<{ site: object }>();
  return { site: replaceFacts(site) };
});

const { site: old } = await vi.importActual<{ site: object }>('#app/site');

const pictures: [string, ReactNode][] = [
  ['landscape-explorer', <LandscapeExplorer key="" />],
  ['stage-management', <StageManagement key="" />],
  ['dashboard', <Dashboard key="" />],
  ['runtime-reporting', <RuntimeReporting key="" />],
  ['configuration-comparison', <ConfigurationComparison key="" />],
  ...CARDS.map((card): [string, ReactNode] => [card, <OpenGraphCard key="" card={card} />]),
];

it.each(pictures)('picture %s', (_, picture) => {
  for (const [texts, locale] of [
    [german, 'de-DE'],
    [english, 'en-GB'],
  ] as const) {
    const markup = renderToStaticMarkup(
      <PictureLanguage texts={texts} locale={locale} now={NOW}>
        {picture}
      </PictureLanguage>,
    );
    expect(markup).toContain('Neu brand');
    expect(findFacts(old, markup)).toEqual([]);
  }
});

it('icons and manifest', async () => {
  const svg = '<svg><path d="M1 1h2"></path></svg>';
  const files = await renderIcons({
    readMark: async () => ({ svg, toHex: async () => '#123456' }),
  });
  const manifest = String(files.get('manifest.webmanifest'));
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Neu brand' });
  expect(findFacts(old, manifest)).toEqual([]);
});
