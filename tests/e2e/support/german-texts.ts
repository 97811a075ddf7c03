import { createWordFinder } from './dictionaries.ts';

const isGerman = createWordFinder('de', 'en');
/** Addresses and names of companies, courts, authorities and laws, which no language translates. */
const NAMES =
  /Musterstraße 1|Musterallee 2|Muster \w+ (?:GmbH|AG)|Musterverband der IT-Wirtschaft e\. V\.|Amtsgericht Hamburg|Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit|Ludwig-Erhard-Straße 22|GmbH|Deutsch/g;

/** Words of a German sentence that no English one has. */
const GERMAN_WORDS = /(?<!\p{L})(?:und|oder|nicht|wir|Sie|Ihre?|die|der|das|mit|für|von)(?!\p{L})/u;

/** Which texts of an English page hold a German word, names aside. */
export const findGerman = (texts: string[]) =>
  texts
    .map((text) => text.replace(NAMES, ''))
    .filter((text) => isGerman(text) || GERMAN_WORDS.test(text) || /[äöüßÄÖÜ]/.test(text));
