import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFileFaults } from '#tools/locales/file-faults.ts';
import { findFolderFaults, inspectLocales, readLanguages } from '#tools/locales/folders.ts';
import { openTempFolder } from '../../temp-folder';

const LOOK = 'look there for a missing or spare comma, quotation mark or brace.';
const WRITE = 'write a text between quotation marks, or leave the key out.';
const PLAIN = 'texts are plain, therefore remove it.';

it.each([
  // As translation tools write, with signs that only look like markup.
  ['{\r\n\t"a": {"b":"\\u00dcber" },\n "list": [\n"5 < 6, A & B, 2 * 3 * 4, snake_case, § 5"\n]}'],
  ['{\n  "a": "x"\n  "b": "y"\n}', `is not valid JSON at line 3, column 3; ${LOOK}`],
  ['{ "a": "x"', `is not valid JSON at line 1, column 11; ${LOOK}`],
  ['["a"]', 'must be an object that begins with { and ends with }.'],
  ['{ "a": [7] }', `"a.0" is 7; ${WRITE}`],
  [
    '{ "g": { "a": "x", "a": "y" }, "a": "z" }',
    '"a" appears twice in a group; only the last applies, remove one.',
  ],
  ['{ "a": "Yes<br/>no" }', `"a" contains HTML (<br/>); ${PLAIN}`],
  ['{ "a": "so **good**" }', `"a" contains Markdown (**g); ${PLAIN}`],
])('a file is read as it is: %s', (json, ...faults) => {
  expect(findFileFaults(json)).toEqual(faults);
});

it('folders are named by languages, and like no address of the site', () => {
  expect(findFolderFaults(['de', 'en', 'pt-BR', 'zh-Hant', 'en-XA', 'fil'])).toEqual([]);
  expect(findFolderFaults(['french', 'agb', 'api'])).toEqual([
    'french is no language code; name the folder like one, such as fr or pt-BR, or move it away.',
    'agb is an address of the site already; choose another code for it, such as agb-Latn.',
    'api is an address of the site already; choose another code for it, such as api-Latn.',
  ]);
});

it('all folders are read together, and one run reports every fault', () => {
  const locales = openTempFolder();
  const meta = (changes: object = {}) =>
    JSON.stringify({ name: 'X', locale: 'de-DE', direction: 'ltr', ...changes });
  const files = {
    'de/meta.json': `\ufeff${meta()}`,
    'de/common.json': '\ufeff{ "a": "A" }',
    'de/legal/agb.md': '\ufeff## § 1 Umfang\r\n\r\n{{company.name}} ⟪Offen.⟫\r\n',
    'es/meta.json': meta(),
    'es/common.json': Buffer.from('{ "a": "Été" }', 'utf16le'),
    'es/legal/agb.md': '## § 1 Objeto\n\nSí.\n',
    'fr/meta.json': meta({ direction: 'down', locale: 'x_y', colour: 'red' }),
    'fr/common.json': '{ "a":  }',
    'nl/common.json': '{ "a": null }',
    'pl/meta.json': meta({ draft: true }),
    'pl/legal/agb.md': '## § 1 Objet\n\n<b>Oui</b> ⟪Offen.⟫\n',
    'pl/legal/impressum.md': '{{company.nom}}\n',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(locales, path, '..'), { recursive: true });
    writeFileSync(join(locales, path), content);
  }
  const { languages, faults } = inspectLocales(locales);
  expect(languages.map(({ code }) => code)).toEqual(['de', 'es', 'pl']);
  expect(languages[0]?.texts.get('common')).toEqual({ a: 'A' });
  expect(faults.map((fault) => fault.replaceAll(`${locales}/`, '')).sort()).toEqual([
    'es/common.json is not written in UTF-8; save it so.',
    'es/legal/agb.md must have as many texts between ⟪ and ⟫ as in German (1).',
    `fr/common.json is not valid JSON at line 1, column 9; ${LOOK}`,
    'fr/meta.json "colour" is unknown; remove it.',
    'fr/meta.json "direction" is missing or wrong; locales/README.md says what to write.',
    'fr/meta.json "locale" is missing or wrong; locales/README.md says what to write.',
    `nl/common.json "a" is null; ${WRITE}`,
    'nl/meta.json is missing; copy that of another language and fill it in.',
    'pl/legal/agb.md cannot be shown (legal texts hold neither HTML nor pictures: <b> </b>); mend that place.',
    'pl/legal/impressum.md cannot be shown (unknown placeholder {{company.nom}}: app/site.ts has no such fact); mend that place.',
  ]);
  expect(() => readLanguages(locales)).toThrow('fr/meta.json "colour" is unknown');
});
