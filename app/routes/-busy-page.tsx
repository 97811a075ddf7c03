import { renderToStaticMarkup } from 'react-dom/server';
import { Busy } from '#app/features/shell/busy';
import { LanguageProvider } from '#app/i18n/language-context';
import type { Language } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import stylesheet from '#app/theme/index.css?url';

/** The whole document; it loads only the stylesheet. */
export async function renderBusyPage(language: Language): Promise<string> {
  await loadTexts(language, ['common']);
  const html = renderToStaticMarkup(
    <html lang={language.code} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <LanguageProvider language={language}>
          <Busy />
        </LanguageProvider>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
