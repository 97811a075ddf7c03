import { createFileRoute } from '@tanstack/react-router';
import { addressOf, alternatesOf } from '#app/features/shell/page-head';
import { offeredLanguages } from '#app/i18n/languages';
import { LISTED_PAGES } from '#app/pages';
import { LLMS_TXT_PATH } from '#app/server/api/llms-txt';
import { getPriceListPage } from '#app/server/api/price-list-page';
import { site } from '#app/site';

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

/** Texts for assistants (D53). */
const TEXT_FILES = [LLMS_TXT_PATH, ...offeredLanguages.map(getPriceListPage)];

/** Every page in every offered language, with its alternates. */
function renderSitemap(): string {
  const urls = LISTED_PAGES.flatMap((page) =>
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
    ...TEXT_FILES.map((path) => `<url><loc>${site.origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
