import { renderToStaticMarkup } from 'react-dom/server';
import { Busy } from '#app/features/shell/busy';
import { LanguageProvider } from '#app/i18n/language-context';
import type { Language } from '#app/i18n/languages';
import { NamespaceProvider } from '#app/i18n/namespace-provider';
import { createTranslations } from '#app/i18n/translations';
import stylesheet from '#app/theme/index.css?url';

/** The whole document; it loads only the stylesheet. */
export async function renderBusyPage(language: Language): Promise<string> {
  const translations = createTranslations();
  await translations.load(language, ['busy']);
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
        <LanguageProvider language={language} translations={translations}>
          <NamespaceProvider namespaces={['busy']}>
            <Busy />
          </NamespaceProvider>
        </LanguageProvider>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
