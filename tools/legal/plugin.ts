import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { metaSchema } from '../locales/file-faults.ts';
import { dropByteOrderMark } from '../locales/texts.ts';
import { FACT_FILES, readLegalFacts } from './facts.ts';
import { renderLegalText } from './render.ts';

const LEGAL_TEXT = /\/locales\/[^/]+\/legal\/[^/]+\.md$/;

/** Compiles `locales/<language>/legal/*.md` to HTML at build time; no Markdown library is shipped. */
export function legalTexts(): Plugin {
  let showsUnfinished = false;
  return {
    name: 'legal-texts',
    configResolved({ mode }) {
      showsUnfinished = mode === 'development';
    },
    transform: {
      filter: { id: LEGAL_TEXT },
      handler(markdown, id) {
        const metaFile = id.replace(/\/legal\/[^/]+$/, '/meta.json');
        this.addWatchFile(metaFile);
        const { locale } = metaSchema.parse(
          JSON.parse(dropByteOrderMark(readFileSync(metaFile, 'utf8'))),
        );
        const languageFolder = dirname(metaFile);
        for (const file of FACT_FILES) this.addWatchFile(`${languageFolder}/${file}`);
        const facts = readLegalFacts(languageFolder);
        const text = renderLegalText(markdown, facts, locale, { showsUnfinished });
        return { code: `export default ${JSON.stringify(text)};`, map: null, moduleType: 'js' };
      },
    },
    // A page of the server reads its text from the document, so the browser imports no file of it.
    hotUpdate({ file }) {
      if (LEGAL_TEXT.test(file)) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
