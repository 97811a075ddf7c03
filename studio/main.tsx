import { createRoot } from 'react-dom/client';
import { BrandMark } from '#app/ui/brand-mark';
import './index.css';
import { drawPictures } from './draw-pictures.tsx';
import { loadTexts, PictureLanguage } from './language.tsx';

// Shows one picture: `?picture=dashboard&language=en`, `?picture=card-home&language=de`.

const query = new URLSearchParams(location.search);
const code = query.get('language') ?? 'de';
const name = query.get('picture') ?? 'landscape-explorer';
const picture = name === 'brand-mark' ? <BrandMark /> : drawPictures(code).get(name);
const root = document.getElementById('root');
if (!root || !picture) throw new Error(`No such picture: ${location.search}`);

// The explorer's search shows only where scripts run.
document.documentElement.dataset.scripts = '';
await loadTexts(['de', code, 'en']);
createRoot(root).render(<PictureLanguage code={code}>{picture}</PictureLanguage>);
