import { createRoot } from 'react-dom/client';
import type reference from '#locales/de/pictures.json';
import './index.css';
import { NOW } from './data/landscape.ts';
import { PictureLanguage } from './language.tsx';
import { LandscapeExplorer } from './scenes/landscape-explorer.tsx';

// `?picture=dashboard&language=en` shows one picture, `?picture=card-home` one Open Graph image.

const texts = import.meta.glob<typeof reference>('../../locales/*/pictures.json', {
  eager: true,
  import: 'default',
});
const metas = import.meta.glob<{ locale: string }>('../../locales/*/meta.json', {
  eager: true,
  import: 'default',
});

const pictures: Record<string, () => React.ReactNode> = {
  'landscape-explorer': LandscapeExplorer,
};

const search = new URLSearchParams(location.search);
const code = search.get('language') ?? 'de';
const Picture = pictures[search.get('picture') ?? 'landscape-explorer'];
const own = texts[`../../locales/${code}/pictures.json`];
const meta = metas[`../../locales/${code}/meta.json`];
const root = document.getElementById('root');
if (!root || !Picture || !own || !meta) throw new Error(`no such picture: ${location.search}`);
createRoot(root).render(
  <PictureLanguage texts={own} locale={meta.locale} now={NOW}>
    <Picture />
  </PictureLanguage>,
);
