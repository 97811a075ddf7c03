import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNT_UNITS } from '#app/domain/pricing/counts';
import { languages, referenceLanguage } from '#app/i18n/languages';
import { findLegalLanguage, findLegalText, loadLegalText } from '#app/i18n/legal-texts';
import { TEXT_PAGES } from '#app/pages';
import { site } from '#app/site';
import german from '#locales/de/calculator.json';
import english from '#locales/en/calculator.json';
import { locales, readMarkdown, readSections, renderPage } from './sections';

const tested = ['de', 'en'] as const;

it.each(tested)('the terms in %s name every counted unit', (language) => {
  const { steppers } = { de: german, en: english }[language].summary;
  const names = COUNT_UNITS.map((unit) => steppers[unit].toLowerCase());
  const list = new Intl.ListFormat(locales[language]).format(names);
  const terms = readMarkdown(language, 'agb').toLowerCase();
  expect(terms.split(list).length - 1).toBeGreaterThan(1);
});

it('has terms of 14 sections and a privacy policy of 10', () => {
  expect(readSections('de', 'agb')).toHaveLength(14);
  expect(readSections('de', 'datenschutz')).toHaveLength(10);
});

it('numbers its sections alike in every language, so that anchors survive a switch', () => {
  for (const page of TEXT_PAGES) {
    const ids = tested.map((language) =>
      [...renderPage(language, page).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(ids[1]).toEqual(ids[0]);
  }
});

it('takes the insured sum from app/site.ts', () => {
  const sums = ['de', 'en'].map((locale) => site.insurance.sumEuros.toLocaleString(locale));
  for (const file of globSync('locales/*/legal/*.md')) {
    const markdown = readFileSync(file, 'utf8');
    expect(sums.filter((sum) => markdown.includes(sum))).toEqual([]);
  }
});

describe.each(languages)('$name', (language) => {
  it.each(TEXT_PAGES)('has a text to show at /%s', async (page) => {
    const text = await loadLegalText(language, page);
    expect(text.html).toContain('<h2 id="section-1">');
    expect(text.contentsHtml).toContain('<a href="#section-1">');
    expect(findLegalText(language, page)).toBe(text.hasDataHandling ? undefined : text);
  });
});

it('shows the German text if a language has none (D31)', async () => {
  const incomplete = { code: 'xx', name: 'Incomplete', locale: 'fr-FR', direction: 'ltr' } as const;
  expect(findLegalLanguage(incomplete, 'agb')).toBe(referenceLanguage);
  expect(await loadLegalText(incomplete, 'agb')).toBe(
    await loadLegalText(referenceLanguage, 'agb'),
  );
});
