import { createFileRoute } from '@tanstack/react-router';
import { site } from '#app/site';

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () =>
        new Response(`User-agent: *\nDisallow: /admin/\n\nSitemap: ${site.origin}/sitemap.xml\n`, {
          headers: { 'content-type': 'text/plain; charset=utf-8' },
        }),
    },
  },
});
