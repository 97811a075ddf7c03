import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrandMark } from '#app/ui/brand-mark';
import './index.css';
import { NOW } from '#app/features/explorer/demo/landscape.ts';
import { CARDS } from './catalogue.ts';
import { drawScenes } from './draw-scenes.tsx';
import { PictureLanguage } from './language.tsx';
import { findPictureTexts } from './picture-texts.ts';
import { OpenGraphCard } from './scenes/open-graph-card.tsx';

// Shows one picture: `?picture=dashboard&language=en`, `?picture=card-home&language=de`.

const asked = new URLSearchParams(location.search);
const code = asked.get('language') ?? 'de';

const pictures: Record<string, ReactNode> = {
  ...drawScenes(code),
  'brand-mark': <BrandMark />,
  ...Object.fromEntries(
    CARDS.map((card) => [`card-${card}`, <OpenGraphCard key={card} card={card} />]),
  ),
};

const picture = pictures[asked.get('picture') ?? 'landscape-explorer'];
const language = findPictureTexts(code);
const root = document.getElementById('root');
if (!root || !picture || !language) throw new Error(`No such picture: ${location.search}`);

document.documentElement.lang = code;
document.documentElement.dir = language.direction;
createRoot(root).render(
  <PictureLanguage texts={language.texts} locale={language.locale} now={NOW}>
    {picture}
  </PictureLanguage>,
);
