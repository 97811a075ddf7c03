import type { Plugin, Rolldown } from 'vite';
import { type LanguageFolder, NO_DICTIONARIES, REFERENCE, readLanguages } from './folders.ts';
import { describeGaps } from './inspect.ts';
import { dropMarkedTexts } from './marked-texts.ts';
import {
  ALWAYS_ALLOWED,
  flattenTexts,
  isGroup,
  isWritten,
  joinKey,
  pluralFormsOf,
  readPluralForm,
  type Texts,
  type TextValue,
} from './texts.ts';
import { tieSigns } from './tie-signs.ts';

const DICTIONARIES = '\0virtual:dictionaries';
const TEXT_FILE = /^(.+\/locales)\/([^/]+)\/(\w+)\.json$/;

/**
 * Gives the site every language with all its texts. A draft's gaps are German; a build refuses gaps
 * of an offered language (D31), and development warns. Signs stay with their figures. Only
 * development shows unfinished texts (D48). `virtual:dictionaries` leads to a chunk for each
 * language and area.
 */
export function completeLanguages(): Plugin {
  let locales = '';
  let languages: readonly LanguageFolder[] | undefined;
  let showsUnfinished = false;
  const read = () => (languages ??= readLanguages(locales));
  return {
    name: 'complete-languages',
    enforce: 'pre',
    configResolved({ root, mode }) {
      showsUnfinished = mode === 'development';
      locales = `${root.replaceAll('\\', '/')}/locales`;
    },
    buildStart() {
      const gaps = describeGaps(read());
      if (gaps.length === 0) return;
      if (this.environment.mode === 'build') this.error(gaps.join('\n'));
      this.warn(gaps.join('\n'));
    },
    // Texts are read anew after any change.
    watchChange() {
      languages = undefined;
    },
    resolveId: {
      filter: { id: [/^virtual:dictionaries$/, TEXT_FILE] },
      handler(id) {
        if (id.startsWith('virtual:')) return DICTIONARIES;
        // Also a file that the language does not have: it is one without any text.
        return id.startsWith(`${locales}/`) ? id : undefined;
      },
    },
    load: {
      filter: { id: [/^\0virtual:dictionaries$/, TEXT_FILE] },
      handler(id) {
        if (id === DICTIONARIES) return writeDictionaries(locales, read());
        const [, folder = '', code = '', name = ''] = TEXT_FILE.exec(id) ?? [];
        const language = read().find((one) => one.code === code);
        const wanted = read()[0]?.texts.get(name);
        if (folder !== locales || !language || !wanted || NO_DICTIONARIES.includes(name)) {
          return undefined;
        }
        this.addWatchFile(`${folder}/${REFERENCE}/${name}.json`);
        const own = language.texts.get(name) ?? {};
        const texts = code === REFERENCE ? own : completeTexts(own, wanted, language.meta.locale);
        return JSON.stringify(tieTexts(showsUnfinished ? texts : dropMarkedTexts(texts)));
      },
    },
  };
}

/**
 * Ties signs to their figures. The texts of plans and addons (`catalog.pricing`) are compared with
 * what browsers have stored of them (D32), and edited: these stay as typed.
 */
function tieTexts(texts: Texts): Texts {
  const tied: Texts = JSON.parse(tieSigns(JSON.stringify(texts)));
  return texts.pricing ? { ...tied, pricing: texts.pricing } : tied;
}

/**
 * A language's texts with gaps filled from the reference, so that every key has a text (D31). The keys
 * are those of the reference, with the plural forms of the language; other keys are dropped. A missing
 * plural form falls back to the language's own `other` first.
 */
export function completeTexts(own: Texts, reference: Texts, locale: string): Texts {
  const written = new Map([...flattenTexts(own)].filter(([, text]) => isWritten(text)));
  const forms = pluralFormsOf(locale);
  const complete = (value: TextValue, key: string): TextValue => {
    if (typeof value === 'string') return written.get(key) ?? value;
    if (isGroup(value)) return completeGroup(value, key);
    return value.map((item, index) => complete(item, joinKey(key, `${index}`)));
  };
  const completeGroup = (group: Texts, path: string): Texts =>
    Object.fromEntries(
      Object.entries(group).flatMap(([name, value]) => {
        const base = readPluralForm(name)?.base;
        if (base === undefined) return [[name, complete(value, joinKey(path, name))]];
        const find = (form: string) => written.get(joinKey(path, `${base}_${form}`));
        const allowed = [...new Set([...forms, ALWAYS_ALLOWED])];
        const present = allowed.filter((form) => forms.includes(form) || find(form) !== undefined);
        return present.map((form) => {
          const german = [group[`${base}_${form}`], group[`${base}_other`]];
          const text = [find(form), find('other'), ...german].find(isWritten);
          return [`${base}_${form}`, text ?? ''];
        });
      }),
    );
  return completeGroup(reference, '');
}

/** The files are those of the reference, the first language. */
function writeDictionaries(locales: string, languages: readonly LanguageFolder[]): string {
  const names = [...(languages[0]?.texts.keys() ?? [])];
  const entries = names
    .filter((name) => !NO_DICTIONARIES.includes(name))
    .map((name) => {
      const loaders = languages.map(
        ({ code }) =>
          `${JSON.stringify(code)}: () => import(${JSON.stringify(`${locales}/${code}/${name}.json`)}).then((file) => file.default)`,
      );
      return `${JSON.stringify(name)}: { ${loaders.join(', ')} }`;
    });
  return `export const dictionaries = { ${entries.join(',\n')} };`;
}

/** Names a text's chunk by its language: `assets/en.landing-….js`. */
export function nameChunk({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, code] =
    /\/locales\/([^/]+)\/(?:legal\/)?[\w-]+\.(?:json|md)$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${code === undefined ? '' : `${code}.`}${name}-[hash].js`;
}
