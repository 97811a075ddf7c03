import { createFileRoute } from '@tanstack/react-router';
import { getPagePath, languages } from '#app/i18n/languages';
import { UNLISTED_PAGES } from '#app/pages';
import { LLMS_TXT_PATH } from '#app/server/api/llms-txt';
import { site } from '#app/site';

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () =>
        new Response(renderRobots(), { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    },
  },
});

function renderRobots(): string {
  const unlisted = languages.flatMap((language) =>
    UNLISTED_PAGES.map((page) => `Disallow: ${getPagePath(page, language)}`),
  );
  return [
    `# For assistants: ${site.origin}${LLMS_TXT_PATH}`,
    'User-agent: *',
    ...unlisted,
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n');
}
