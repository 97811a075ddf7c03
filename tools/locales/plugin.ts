import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { completeFrom } from './complete.ts';
import { fallbacksOf, type LanguageFolder, REFERENCE, readLanguages } from './folders.ts';
import { markForeignParts } from './foreign-parts.ts';
import { dropMarkedTexts } from './marked-texts.ts';
import { parseTexts, type Texts } from './texts.ts';
import { tieSigns } from './tie-signs.ts';

const DICTIONARIES = 'virtual:dictionaries';
const RESOLVED = `\0${DICTIONARIES}`;
const TEXT_FILE = /^(.+\/locales)\/([^/]+)\/(\w+)\.json$/;
/** Not fetched as dictionaries, and better absent than German. */
const NO_DICTIONARIES = ['meta', 'offer', 'pictures'];
/** Compared with what browsers have stored of them (D32), and edited: these stay as typed. */
const CONFIGURED = 'pricing';

/**
 * Gives the site every language with all its texts: what one lacks, a key or a whole file, is that
 * of the language it falls back to, in the end the reference (D31), and signs stay with their
 * figures. Only development shows unfinished texts (D48). `virtual:dictionaries` leads to a chunk for each language and namespace.
 */
export function completeLanguages(): Plugin {
  let locales = '';
  let languages: readonly LanguageFolder[] | undefined;
  let showsUnfinished = false;
  const read = () => {
    languages ??= readLanguages(locales);
    return languages;
  };
  return {
    name: 'complete-languages',
    enforce: 'pre',
    configResolved({ root, mode }) {
      showsUnfinished = mode === 'development';
      locales = `${root.replaceAll('\\', '/')}/locales`;
    },
    // Texts are read anew after any change.
    watchChange() {
      languages = undefined;
    },
    resolveId: {
      filter: { id: [/^virtual:dictionaries$/, TEXT_FILE] },
      handler(id) {
        if (id === DICTIONARIES) return RESOLVED;
        return id.startsWith(`${locales}/`) ? id : undefined;
      },
    },
    load: {
      filter: { id: [/^\0virtual:dictionaries$/, TEXT_FILE] },
      handler(id) {
        if (id === RESOLVED) return writeDictionaries(locales, read());
        // A file that the language does not have is one without any text.
        return id.startsWith(`${locales}/`) && !existsSync(id) ? '{}' : undefined;
      },
    },
    transform: {
      filter: { id: TEXT_FILE },
      handler(json, id) {
        const [, folder = '', code = '', name = ''] = TEXT_FILE.exec(id) ?? [];
        if (NO_DICTIONARIES.includes(name)) return undefined;
        const own = parseTexts(json);
        const write = (texts: Texts) => {
          const shown = JSON.stringify(showsUnfinished ? texts : dropMarkedTexts(texts));
          return { code: name === CONFIGURED ? shown : tieSigns(shown), map: null };
        };
        if (code === REFERENCE) return write(own);
        const language = read().find((one) => one.code === code);
        if (!language) return undefined;
        const fallbacks = fallbacksOf(code, read());
        for (const fallback of fallbacks) {
          const file = `${folder}/${fallback.code}/${name}.json`;
          if (existsSync(file)) this.addWatchFile(file);
        }
        return write({
          ...completeFrom({ ...language, texts: new Map([[name, own]]) }, fallbacks, name),
          ...markForeignParts(own, fallbacks, name),
        });
      },
    },
  };
}

function writeDictionaries(locales: string, languages: readonly LanguageFolder[]): string {
  const [reference] = languages;
  const names = [...(reference?.texts.keys() ?? [])].filter(
    (name) => !NO_DICTIONARIES.includes(name),
  );
  const entries = names.map((name) => {
    const loaders = languages.map(
      ({ code }) =>
        `${JSON.stringify(code)}: () => import(${JSON.stringify(`${locales}/${code}/${name}.json`)}).then((file) => file.default)`,
    );
    return `${JSON.stringify(name)}: { ${loaders.join(', ')} }`;
  });
  return `export const dictionaries = { ${entries.join(',\n')} };`;
}

interface Chunk {
  name: string;
  facadeModuleId?: string | null;
}

/** Names a text's chunk by its language: `assets/en.landing-….js`. */
export function nameChunk({ name, facadeModuleId }: Chunk): string {
  const [, code] =
    /\/locales\/([^/]+)\/(?:legal\/)?[\w-]+\.(?:json|md)$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${code === undefined ? '' : `${code}.`}${name}-[hash].js`;
}
