import type { Plugin, Rolldown } from 'vite';
import { type LanguageFolder, REFERENCE, readLanguages } from './folders.ts';
import { completeTexts, inspectTexts } from './inspect.ts';
import { dropMarkedTexts } from './marked-texts.ts';
import type { Texts } from './texts.ts';
import { tieSigns } from './tie-signs.ts';

const DICTIONARIES = '\0virtual:dictionaries';
const TEXT_FILE = /^(.+\/locales)\/([^/]+)\/(\w+)\.json$/;
/** Not fetched as dictionaries, and better absent than German. A language may lack them. */
export const NO_DICTIONARIES: readonly string[] = ['offer', 'pictures'];

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

/** The texts that each offered language lacks, and what to do about it. */
export function describeGaps(languages: readonly LanguageFolder[]): string[] {
  const required = listDictionaries(languages);
  return languages.flatMap(({ code, meta, texts }) => {
    const missing = required.flatMap(([name, wanted]) =>
      inspectTexts(texts.get(name) ?? {}, wanted, meta.locale).missing.map(
        (key) => `${name}:${key}`,
      ),
    );
    if (meta.draft === true || missing.length === 0) return [];
    return `locales/${code} is offered to visitors and lacks ${missing.length} texts: ${missing.join(', ')}. Translate them, or set "draft": true in locales/${code}/meta.json.`;
  });
}

function writeDictionaries(locales: string, languages: readonly LanguageFolder[]): string {
  const entries = listDictionaries(languages).map(([name]) => {
    const loaders = languages.map(
      ({ code }) =>
        `${JSON.stringify(code)}: () => import(${JSON.stringify(`${locales}/${code}/${name}.json`)}).then((file) => file.default)`,
    );
    return `${JSON.stringify(name)}: { ${loaders.join(', ')} }`;
  });
  return `export const dictionaries = { ${entries.join(',\n')} };`;
}

/** Those of the reference, the first language. */
function listDictionaries([reference]: readonly LanguageFolder[]): [name: string, texts: Texts][] {
  return [...(reference?.texts ?? [])].flatMap(([name, texts = {}]) =>
    NO_DICTIONARIES.includes(name) ? [] : [[name, texts]],
  );
}

/** Names a text's chunk by its language: `assets/en.landing-….js`. */
export function nameChunk({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, code] =
    /\/locales\/([^/]+)\/(?:legal\/)?[\w-]+\.(?:json|md)$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${code === undefined ? '' : `${code}.`}${name}-[hash].js`;
}
