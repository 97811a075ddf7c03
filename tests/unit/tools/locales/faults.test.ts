import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFileFaults } from '#tools/locales/file-faults.ts';
import { findFolderFaults, inspectLocales, readLanguages } from '#tools/locales/folders.ts';
import { parseTexts } from '#tools/locales/texts.ts';
import { openTempFolder } from '../../temp-folder';

describe('a file written by translation tools is accepted', () => {
  it.each([
    ['with any indentation', '{\n\t\t"a": {"b":"Text" }\n}'],
    ['with lists on several lines', '{\n  "list": [\n    "a",\n    "b"\n  ]\n}\n'],
    ['with Windows line ends', '{\r\n  "a": "Text"\r\n}\r\n'],
    ['with signs written as escapes', '{ "a": "\\u00dcber" }'],
    [
      'with signs that look like markup',
      '{ "a": "5 < 6, A & B, 2 * 3 * 4, snake_case_name, § 5" }',
    ],
  ])('%s', (_, json) => {
    expect(findFileFaults(json)).toEqual([]);
    expect(() => parseTexts(json)).not.toThrow();
  });
});

describe('each fault of a file is reported in a sentence', () => {
  const LOOK = 'look there for a missing or spare comma, quotation mark or brace.';
  const WRITE = 'write a text between quotation marks, or leave the key out.';
  const PLAIN = 'texts are plain, therefore remove it.';
  it.each([
    ['{\n  "a": "x"\n  "b": "y"\n}', `is not valid JSON at line 3, column 3; ${LOOK}`],
    ['{ "a": "x"', `is not valid JSON at line 1, column 11; ${LOOK}`],
    ['["a"]', 'must be an object that begins with { and ends with }.'],
    ['{ "a": { "b": null } }', `"a.b" is null; ${WRITE}`],
    ['{ "a": [7] }', `"a.0" is 7; ${WRITE}`],
    ['{ "a": true }', `"a" is true; ${WRITE}`],
    ['{ "a": -1 }', `"a" is -1; ${WRITE}`],
    [
      '{ "g": { "a": "x", "a": "y" } }',
      '"g.a" appears twice; remove one of them, because only the last applies.',
    ],
    ['{ "a": "Yes<br/>no" }', `"a" contains HTML (<br/>); ${PLAIN}`],
    ['{ "a": "A &amp; B" }', `"a" contains HTML (&amp;); ${PLAIN}`],
    ['{ "a": "so **good**" }', `"a" contains Markdown (**g); ${PLAIN}`],
    [
      '{ "a": "see [here](https://example.org)" }',
      `"a" contains Markdown ([here](https://example.org)); ${PLAIN}`,
    ],
  ])('%s', (json, sentence) => {
    expect(findFileFaults(json)).toEqual([sentence]);
  });
});

describe('a folder', () => {
  it.each(['de', 'en', 'fr', 'pt-BR', 'zh-Hant', 'en-XA', 'fil'])('%s is a language', (code) => {
    expect(findFolderFaults([code])).toEqual([]);
  });

  const NO_CODE =
    'is no language code; name the folder like one, such as fr or pt-BR, or move it away.';
  const TAKEN = 'is an address of the site already; choose another code for it, such as';
  it.each([
    ['french', NO_CODE],
    ['.git', NO_CODE],
    ['agb', `${TAKEN} agb-Latn.`],
    ['api', `${TAKEN} api-Latn.`],
  ])('%s is none', (code, sentence) => {
    expect(findFolderFaults([code])).toEqual([`${code} ${sentence}`]);
  });

  it('must differ from others in more than capital letters', () => {
    expect(findFolderFaults(['pt-BR', 'pt-br'])).toEqual([
      'pt-br differs from pt-BR by capital letters alone; keep one of them.',
    ]);
  });
});

describe('all folders', () => {
  function write(files: Record<string, string | Uint8Array>): string {
    const folder = openTempFolder();
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return folder;
  }

  const meta = (changes: object = {}) =>
    JSON.stringify({ name: 'X', locale: 'de-DE', direction: 'ltr', ...changes });

  it('are read together, and one run reports every fault', () => {
    const locales = write({
      'de/meta.json': `\ufeff${meta()}`,
      'de/common.json': '\ufeff{ "a": "A" }',
      'fr/meta.json': meta({ direction: 'down', locale: 'x_y', colour: 'red' }),
      'fr/common.json': '{ "a":  }',
      'nl/common.json': '{ "a": null }',
      'pl/meta.json': meta({ draft: true }),
    });
    const { languages, faults } = inspectLocales(locales);
    expect(languages.map(({ code }) => code)).toEqual(['de', 'pl']);
    expect(languages[0]?.texts.get('common')).toEqual({ a: 'A' });
    expect(faults.map((fault) => fault.replaceAll(`${locales}/`, '')).sort()).toEqual([
      'fr/common.json is not valid JSON at line 1, column 9; look there for a missing or spare comma, quotation mark or brace.',
      'fr/meta.json "colour" is unknown; remove it.',
      'fr/meta.json "direction" is missing or wrong; write "ltr" or "rtl".',
      'fr/meta.json "locale" is missing or wrong; write a language tag such as "fr-FR".',
      'nl/common.json "a" is null; write a text between quotation marks, or leave the key out.',
      'nl/meta.json is missing; copy that of another language and fill it in.',
    ]);
    expect(() => readLanguages(locales)).toThrow('fr/meta.json "colour" is unknown');
  });

  it('contain legal texts, whose faults are reported too', () => {
    const locales = write({
      'de/meta.json': meta(),
      'de/legal/agb.md': '\ufeff## § 1 Umfang\r\n\r\n{{company.name}}\r\n',
      'fr/meta.json': meta(),
      'fr/legal/agb.md': '## § 1 Objet\n\n<b>Oui</b>\n',
      'fr/legal/impressum.md': '{{company.nom}}\n',
    });
    const faults = inspectLocales(locales).faults.map((fault) => fault.replace(`${locales}/`, ''));
    expect(faults.sort()).toEqual([
      'fr/legal/agb.md cannot be shown (legal texts hold neither HTML nor pictures: <b> </b>); mend that place.',
      'fr/legal/impressum.md cannot be shown (unknown placeholder {{company.nom}}: app/site.ts has no such fact); mend that place.',
    ]);
  });

  it('can contain files in other encodings, which are reported but still read', () => {
    const utf16 = (text: string) => Buffer.from(text, 'utf16le');
    const locales = write({
      'de/meta.json': meta(),
      'fr/meta.json': utf16(`\ufeff${meta()}`),
      'fr/common.json': utf16('\ufeff{ "a": "Été" }'),
      'fr/faq.json': utf16('{ "a": "Été" }').swap16(),
      'fr/offer.json': Buffer.from(
        '{ "a": "Été – 5 €" }'.replace('–', '\x96').replace('€', '\x80'),
        'latin1',
      ),
      'fr/legal/agb.md': Buffer.from('## § 1 Objet\n\nÉté\n', 'latin1'),
    });
    const { languages, faults } = inspectLocales(locales);
    expect(faults.map((fault) => fault.replace(`${locales}/`, '')).sort()).toEqual([
      'fr/common.json is written in UTF-16; save it as UTF-8.',
      'fr/faq.json is written in UTF-16; save it as UTF-8.',
      'fr/legal/agb.md is written in Windows-1252; save it as UTF-8.',
      'fr/meta.json is written in UTF-16; save it as UTF-8.',
      'fr/offer.json is written in Windows-1252; save it as UTF-8.',
    ]);
    expect(Object.fromEntries(languages[1]?.texts ?? [])).toEqual({
      common: { a: 'Été' },
      faq: { a: 'Été' },
      offer: { a: 'Été – 5 €' },
    });
  });
});
