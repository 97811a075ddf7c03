import {
  createRootRouteWithContext,
  HeadContent,
  Scripts,
  useLocation,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageChanges } from '#app/features/shell/page-changes';
import { ErrorPage, NotFoundPage } from '#app/features/shell/status-pages';
import { LanguageProvider } from '#app/i18n/language-context';
import { findLanguage, getLanguageOfPath } from '#app/i18n/languages';
import { listTextFiles } from '#app/i18n/text-files';
import { loadedAreas, type PageTexts } from '#app/i18n/texts';
import geistMono from '#app/theme/fonts/geist-mono-first.woff2?url';
import instrumentSans from '#app/theme/fonts/instrument-sans-first.woff2?url';
import stylesheet from '#app/theme/index.css?url';

interface RouterContext {
  texts: PageTexts;
  /** Whether this document is an isolated page, which no internal navigation may reach (D52). */
  isIsolated: boolean;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Loaded here, so that error pages have texts too.
  beforeLoad: async ({ context, location }) => {
    const language = getLanguageOfPath(location.pathname);
    await context.texts.load(language, import.meta.env.SSR ? ['common'] : [...loadedAreas]);
    return { language };
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'stylesheet', href: stylesheet },
      // The smaller font first: it fits into the stylesheet's round trip.
      ...[geistMono, instrumentSans].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  shellComponent: Document,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Error pages use it too, so it works without a loaded language. */
function Document({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { texts, language: loaded } = Route.useRouteContext();
  // The page's data holds a copy. Replacing it by the list's object would change the context and
  // discard parts that are not hydrated yet.
  const language = (loaded && findLanguage(loaded.code)) ?? getLanguageOfPath(pathname);
  return (
    // The starter sets `data-scripts` before React compares.
    <html lang={language.code} dir={language.direction} suppressHydrationWarning>
      <head>
        <HeadContent />
        {import.meta.env.SSR &&
          listTextFiles(texts.dehydrate()).map((href) => (
            <link key={href} rel="modulepreload" href={href} />
          ))}
      </head>
      <body>
        <LanguageProvider language={language}>
          {children}
          <PageChanges />
        </LanguageProvider>
        <Scripts />
      </body>
    </html>
  );
}
