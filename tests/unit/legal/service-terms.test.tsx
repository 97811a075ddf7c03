import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TrustLine } from '#app/catalog/service-terms';
import { SecuritySummary } from '#app/features/landing/security';
import type { TextPage } from '#app/pages';
import type { service } from '#app/service';
import { site } from '#app/site';
import { readLegalFacts } from '#tools/legal/facts.ts';
import { renderLegalText } from '#tools/legal/render.ts';
import { read, show } from '../features/show';
import { locales, readMarkdown, readSections, type TestedLanguage } from './sections';

const PAGE = 'technik-und-sicherheit';

/** Every promise, changed: each text that states it must follow. */
const OTHER = {
  availabilityPercent: 97.25,
  maintenanceNoticeHours: 71,
  monitoringDays: 33,
  exportDays: 44,
  encryption: 'TLS 9.9',
} satisfies Record<keyof typeof service, unknown>;

/** Places that state each figure besides the page. */
const STATED: Record<keyof typeof service, readonly TextPage[]> = {
  availabilityPercent: ['agb', PAGE],
  maintenanceNoticeHours: ['agb', PAGE],
  monitoringDays: ['agb', 'datenschutz', PAGE],
  exportDays: ['agb', PAGE],
  encryption: ['agb', 'datenschutz', PAGE],
};

function renderWith(language: TestedLanguage, page: TextPage): string {
  const facts = readLegalFacts(`locales/${language}`, site, OTHER);
  return renderLegalText(readMarkdown(language, page), facts, locales[language]).html;
}

it.each(['de', 'en'] as const)(
  'in %s terms, privacy policy and page follow one fact',
  (language) => {
    const inWords = (fact: number | string) =>
      typeof fact === 'number' ? new Intl.NumberFormat(locales[language]).format(fact) : fact;
    for (const [name, fact] of Object.entries(OTHER)) {
      const pages = Object.entries(STATED).find(([stated]) => stated === name)?.[1] ?? [];
      expect(pages.length, name).toBeGreaterThan(1);
      for (const page of pages) expect(renderWith(language, page), page).toContain(inWords(fact));
    }
  },
);

it('the promises of the specification are on the page and on the landing page (spec §9)', async () => {
  const page = readSections('de', PAGE)
    .map(({ text }) => text)
    .join(' ');
  expect(page).toContain('Das Ziel sind 99,5 % im Jahresmittel.');
  expect(page).toContain('mindestens 48 Stunden');
  expect(page).toContain('Montag bis Freitag, 08:00–18:00 Uhr (MEZ).');
  expect(page).toContain('Monitoring-Daten löschen wir standardmäßig nach 90 Tagen.');
  expect(page).toContain('Innerhalb von 30 Tagen nach Vertragsende');
  expect(page).toContain('Rechnungsdaten bewahren wir zehn Jahre auf.');
  const summary = read(await show('de', <SecuritySummary />));
  expect(summary).toContain('standardmäßig 90 Tage gespeichert.');
  for (const text of [page, summary]) {
    expect(text).toContain('auf Servern in Deutschland');
    expect(text).toContain('mit TLS 1.3 verschlüsselt');
  }
  expect(read(await show('de', <TrustLine place="form" />))).toContain(
    'Ziel: 99,5 % Verfügbarkeit',
  );
});

it('terms and page use the same words', () => {
  for (const page of ['agb', PAGE] as const) {
    const markdown = readMarkdown('de', page);
    for (const name of ['country', 'hours', 'invoicePeriod']) {
      expect(markdown, page).toContain(`{{terms.${name}}}`);
    }
    expect(markdown).not.toMatch(/Deutschland betrieben|08:00|zehn Jahre/);
  }
});

it.each(['de', 'en'])('no text in %s on the service contains a literal figure', (language) => {
  const read = (area: string) =>
    JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'));
  const { terms: _, ...security } = read('common').security;
  const { faq, comparison } = read('details');
  expect(JSON.stringify([security, faq, comparison])).not.toMatch(/\d/);
});
