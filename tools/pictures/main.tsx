import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type reference from '#locales/de/pictures.json';
import './index.css';
import { OpenGraphCard } from './cards/open-graph-card.tsx';
import { Icon } from './cards/icon.tsx';
import { NOW } from './data/landscape.ts';
import { PictureLanguage } from './language.tsx';
import { ConfigurationComparison } from './scenes/configuration-comparison.tsx';
import { Dashboard } from './scenes/dashboard.tsx';
import { LandscapeExplorer } from './scenes/landscape-explorer.tsx';
import { RuntimeReporting } from './scenes/runtime-reporting.tsx';
import { StageManagement } from './scenes/stage-management.tsx';

// `?picture=dashboard&language=en` shows one picture, `?picture=card-home` one Open Graph image.

const texts = import.meta.glob<typeof reference>('../../locales/*/pictures.json', {
  eager: true,
  import: 'default',
});
const metas = import.meta.glob<{ locale: string }>('../../locales/*/meta.json', {
  eager: true,
  import: 'default',
});

const pictures = {
  'landscape-explorer': <LandscapeExplorer />,
  'stage-management': <StageManagement />,
  dashboard: <Dashboard />,
  'runtime-reporting': <RuntimeReporting />,
  'configuration-comparison': <ConfigurationComparison />,
};
