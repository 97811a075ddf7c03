import { site } from '#app/site.ts';
import { listFacts } from '../../replaced-site.ts';
import { createWordFinder } from './dictionaries.ts';

const isGerman = createWordFinder('de', 'en');
/** Words that no language translates; longer names first, because one may contain another. */
const NAMES = [...listFacts(site).map(({ fact }) => fact), 'GmbH', 'Deutsch'].sort(
  (one, other) => other.length - one.length,
);

export const removeNames = (text: string) =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Words of a German sentence that no English one has. */
const GERMAN_WORDS = /(?<!\p{L})(?:und|oder|nicht|wir|Sie|Ihre?|die|der|das|mit|für|von)(?!\p{L})/u;

/** Texts of an English page that contain a German word, names aside. */
export const findGerman = (texts: string[]) =>
  texts
    .map(removeNames)
    .filter((text) => isGerman(text) || GERMAN_WORDS.test(text) || /[äöüßÄÖÜ]/.test(text));
