import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFileFaults } from '#tools/locales/file-faults.ts';
import { findFolderFaults, inspectLocales, readLanguages } from '#tools/locales/folders.ts';
import { openTempFolder } from '../../temp-folder';

it('a file is accepted as translation tools write it, with signs that only look like markup', () => {
  const file =
    '{\r\n\t"a": {"b":"\\u00dcber" },\n "list": [\n"5 < 6, A & B, 2 * 3 * 4, snake_case_name, § 5"\n]\n}\r\n';
  expect(findFileFaults(file)).toEqual([]);
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

const NO_CODE =
  'is no language code; name the folder like one, such as fr or pt-BR, or move it away.';
const TAKEN = 'is an address of the site already; choose another code for it, such as';

it.each([
  [['de', 'en', 'fr', 'pt-BR', 'zh-Hant', 'en-XA', 'fil'], []],
  [['french'], [`french ${NO_CODE}`]],
  [['.git'], [`.git ${NO_CODE}`]],
  [['agb'], [`agb ${TAKEN} agb-Latn.`]],
  [['api'], [`api ${TAKEN} api-Latn.`]],
  [['pt-BR', 'pt-br'], ['pt-br differs from pt-BR by capital letters alone; keep one of them.']],
])('of the folders %j these are no languages: %j', (codes, sentences) => {
  expect(findFolderFaults(codes)).toEqual(sentences);
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
      'de/legal/agb.md': '\ufeff## § 1 Umfang\r\n\r\n{{company.name}}\r\n',
      'fr/meta.json': meta({ direction: 'down', locale: 'x_y', colour: 'red' }),
      'fr/common.json': '{ "a":  }',
      'nl/common.json': '{ "a": null }',
      'pl/meta.json': meta({ draft: true }),
      'pl/legal/agb.md': '## § 1 Objet\n\n<b>Oui</b>\n',
      'pl/legal/impressum.md': '{{company.nom}}\n',
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
      'pl/legal/agb.md cannot be shown (legal texts hold neither HTML nor pictures: <b> </b>); mend that place.',
      'pl/legal/impressum.md cannot be shown (unknown placeholder {{company.nom}}: app/site.ts has no such fact); mend that place.',
    ]);
    expect(() => readLanguages(locales)).toThrow('fr/meta.json "colour" is unknown');
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
