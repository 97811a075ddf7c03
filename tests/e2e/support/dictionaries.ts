import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '#app/site.ts';
import { flattenTexts, parseTexts } from '#tools/locales/texts.ts';
import { listFacts } from '../../site-facts.ts';

const locales = fileURLToPath(new URL('../../../locales/', import.meta.url));
const PLACEHOLDER = /\{\{.*?\}\}/;

type Finder = (where: string) => boolean;

let finders: readonly Finder[] | undefined;

/**
 * Whether a text of an English page stands in the German dictionaries and nowhere in the English ones
 * ("Status" is a word of both). Entries with placeholders match with anything in them, counts with
 * figures.
 */
function isGerman(text: string): boolean {
  // With the first text, because not every run that loads this file asks for one.
  finders ??= createFinders();
  return finders.some((isIn) => isIn(text));
}

function createFinders(): Finder[] {
  const english = readTexts('en');
  return readTexts('de')
    .filter((text) => /\p{L}{3}/u.test(text.replace(PLACEHOLDER, '')))
    .map(createFinder)
    .filter((isIn) => !english.some(isIn));
}

function readTexts(language: string): string[] {
  const folder = join(locales, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'meta.json')
    .flatMap((name) => [
      ...flattenTexts(parseTexts(readFileSync(join(folder, name), 'utf8'))).values(),
    ]);
}

/** Looks for the longest part without placeholders first: thousands of patterns take seconds. */
function createFinder(text: string): Finder {
  const parts = text.split(/\{\{.*?\}\}/);
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one));
  const pattern = toPattern(text);
  return (where) => where.includes(longest) && pattern.test(where);
}

/** As whole words, wherever in a text. */
function toPattern(text: string): RegExp {
  const pattern = text
    .split(/(\{\{.*?\}\})/)
    .map((part) => {
      if (!PLACEHOLDER.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return part === '{{count}}' ? '[\\d.,]+' : '.+';
    })
    .join('');
  return new RegExp(`(?<![\\p{L}-])${pattern}(?![\\p{L}-])`, 'u');
}

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
