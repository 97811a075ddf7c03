import { readFileSync } from 'node:fs';
import { type DataHandling, fillDataHandling } from '#app/i18n/data-handling';
import type { TextPage } from '#app/pages';
import { readLegalFacts } from '#tools/legal/facts.ts';
import { renderLegalText } from '#tools/legal/render.ts';

export const locales = { de: 'de-DE', en: 'en-GB' } as const;

export type TestedLanguage = keyof typeof locales;

export function readMarkdown(language: string, page: TextPage): string {
  return readFileSync(`locales/${language}/legal/${page}.md`, 'utf8');
}

const rendered = new Map<string, ReturnType<typeof renderLegalText>>();

/** Rendered once, because a hundred facts are looked for in it. */
export function renderPage(language: TestedLanguage, page: TextPage) {
  const name = `${language} ${page}`;
  const known =
    rendered.get(name) ??
    renderLegalText(
      readMarkdown(language, page),
      readLegalFacts(`locales/${language}`),
      locales[language],
    );
  rendered.set(name, known);
  return known;
}

/** A deployment that has everything. */
export const ALL: DataHandling = {
  edge: false,
  challenge: true,
  provider: true,
  webhook: true,
  mail: true,
  forwarded: true,
  confirmation: true,
  retentionDays: 180,
  offerMonths: 13,
  visitMinutes: 60,
  confirmationHours: 24,
  sessionHours: 12,
  signInMinutes: 10,
  repeatDays: 3,
};

export interface Section {
  id: string;
  title: string;
  /** Title and text as a visitor reads them, every space an ordinary one. */
  text: string;
}

/** The page cut at its main headings. What stands before the first belongs to none. */
export function readSections(
  language: TestedLanguage,
  page: TextPage,
  handling: DataHandling = ALL,
): Section[] {
  const html = fillDataHandling(renderPage(language, page).html, handling, locales[language]);
  const [, ...parts] = html.split('<h2 id="');
  return parts.map((part) => {
    const [id = '', html = ''] = part.split(/">(.*)/s);
    const [title = ''] = html.split('</h2>');
    return { id, title: readText(title), text: readText(html) };
  });
}

function readText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
