import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, referenceLanguage } from '#app/i18n/languages';
import { findLegalText, getLegalTextLanguage, loadLegalText } from '#app/i18n/legal-texts';
import { TEXT_PAGES } from '#app/pages';
import { site } from '#app/site';
import { readMarkdown, readSections, renderPage } from './sections';

const tested = ['de', 'en'] as const;

describe.each(tested)('locales/%s/legal', (language) => {
  it('has terms of 14 sections, numbered', () => {
    const numbers = readSections(language, 'agb').map(({ title }) => title.split(' ', 2).join(' '));
    expect(numbers).toEqual([
      '§ 1',
      '§ 2',
      '§ 3',
      '§ 4',
      '§ 5',
      '§ 6',
      '§ 7',
      '§ 8',
      '§ 9',
      '§ 10',
      '§ 11',
      '§ 12',
      '§ 13',
      '§ 14',
    ]);
  });

  it('has a privacy policy of 10 sections, numbered', () => {
    const numbers = readSections(language, 'datenschutz').map(({ title }) => title.split(' ')[0]);
    expect(numbers).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', '10.']);
  });

  it('links only to sections that exist, on whatever page', () => {
    const links = TEXT_PAGES.flatMap((page) =>
      [...renderPage(language, page).html.matchAll(/href="([a-z]*)#([^"]+)"/g)].map(
        ([, target, id]) => ({ target: target || page, id }),
      ),
    );
    const ids = TEXT_PAGES.flatMap((page) =>
      [...renderPage(language, page).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => ({
        target: page,
        id,
      })),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(ids).toEqual(expect.arrayContaining(links));
  });
});

it('numbers its sections alike in every language, so that anchors survive a switch', () => {
  for (const page of TEXT_PAGES) {
    const ids = tested.map((language) =>
      [...renderPage(language, page).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(ids[1]).toEqual(ids[0]);
  }
});

it('refers to company facts only by their name in app/site.ts', () => {
  const facts = [site.brand, site.contactEmail, ...strings(site.company), ...strings(site.phone)];
  const isTelling = (fact: string) => fact.length > 2;
  for (const file of globSync('locales/*/legal/*.md')) {
    const markdown = readFileSync(file, 'utf8');
    for (const fact of facts.filter(isTelling)) expect(markdown).not.toContain(fact);
    const sums = ['de', 'en'].map((locale) => site.insurance.sumEuros.toLocaleString(locale));
    for (const fact of [...strings(site.insurance), site.association, ...sums]) {
      expect(markdown).not.toContain(fact);
    }
    expect(markdown).not.toMatch(/\bMuster|\.example\b/);
  }
});

describe.each(languages)('$name', (language) => {
  it.each(TEXT_PAGES)('has a text to show at /%s', async (page) => {
    const text = await loadLegalText(language, page);
    expect(text.html).toContain('<h2 id="section-1">');
    expect(text.contentsHtml).toContain('<a href="#section-1">');
    expect(findLegalText(language, page)).toBe(text);
  });
});

it('shows the German text if a language has none (D31)', async () => {
  const incomplete = { code: 'xx', name: 'Incomplete', locale: 'fr-FR', direction: 'ltr' } as const;
  expect(getLegalTextLanguage(incomplete, 'agb')).toBe(referenceLanguage);
  expect(await loadLegalText(incomplete, 'agb')).toBe(
    await loadLegalText(referenceLanguage, 'agb'),
  );
});

it('is shown in the language itself if it exists', () => {
  for (const code of tested) {
    expect(readMarkdown(code, 'agb')).not.toBe('');
    const language = languages.find((candidate) => candidate.code === code);
    expect(language && getLegalTextLanguage(language, 'agb')).toBe(language);
  }
});

function strings(facts: object): string[] {
  return Object.values(facts).filter((fact) => typeof fact === 'string');
}
