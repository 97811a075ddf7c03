import { createFileRoute } from '@tanstack/react-router';
import { addressOf, alternatesOf, type Page } from '#app/features/shell/pages';
import { offeredLanguages } from '#app/i18n/languages';

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () =>
        new Response(renderSitemap(), {
          headers: { 'content-type': 'application/xml; charset=utf-8' },
        }),
    },
  },
});

const pages: readonly Page[] = ['home', 'calculator', 'impressum', 'datenschutz', 'agb'];

/** Every page in every language that is no draft, each with all its alternates, as in the pages' own heads. */
function renderSitemap(): string {
  const urls = pages.flatMap((page) =>
    offeredLanguages.map((language) => {
      const alternates = alternatesOf(page).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      return `<url><loc>${addressOf(page, language)}</loc>${alternates.join('')}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
