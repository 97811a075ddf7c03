import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrandMark } from '#app/ui/brand-mark';
import type reference from '#locales/de/pictures.json';
import './index.css';
import { CARDS } from './catalogue.ts';
import { NOW } from './data/landscape.ts';
import { PictureLanguage } from './language.tsx';
import { ConfigurationComparison } from './scenes/configuration-comparison.tsx';
import { Dashboard } from './scenes/dashboard.tsx';
import { LandscapeExplorer } from './scenes/landscape-explorer.tsx';
import { OpenGraphCard } from './scenes/open-graph-card.tsx';
import { RuntimeReporting } from './scenes/runtime-reporting.tsx';
import { StageManagement } from './scenes/stage-management.tsx';

// Shows one picture: `?picture=dashboard&language=en`, `?picture=card-home&language=de`.

const pictures: Record<string, ReactNode> = {
  'landscape-explorer': <LandscapeExplorer />,
  'stage-management': <StageManagement />,
  dashboard: <Dashboard />,
  'runtime-reporting': <RuntimeReporting />,
  'configuration-comparison': <ConfigurationComparison />,
  'brand-mark': <BrandMark />,
  ...Object.fromEntries(
    CARDS.map((card) => [`card-${card}`, <OpenGraphCard key={card} card={card} />]),
  ),
};

const texts = import.meta.glob<typeof reference>('../../locales/*/pictures.json', {
  eager: true,
  import: 'default',
});
const metas = import.meta.glob<{ locale: string; direction: string }>('../../locales/*/meta.json', {
  eager: true,
  import: 'default',
});

const asked = new URLSearchParams(location.search);
const code = asked.get('language') ?? 'de';
const picture = pictures[asked.get('picture') ?? 'landscape-explorer'];
const language = texts[`../../locales/${code}/pictures.json`];
const meta = metas[`../../locales/${code}/meta.json`];
const root = document.getElementById('root');
if (!root || !picture || !language || !meta) throw new Error(`No such picture: ${location.search}`);

document.documentElement.lang = code;
document.documentElement.dir = meta.direction;
createRoot(root).render(
  <PictureLanguage texts={language} locale={meta.locale} now={NOW}>
    {picture}
  </PictureLanguage>,
);
