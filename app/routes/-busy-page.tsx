import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { StatusMessage } from '#app/features/shell/status-pages';
import { LanguageProvider } from '#app/i18n/language-context';
import type { Language } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { site } from '#app/site';
import stylesheet from '#app/theme/index.css?url';
import { BrandMark } from '#app/ui/brand-mark';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';

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

/** The requested address with its query. */
const SAME_ADDRESS = '';

/** Shown when the server is overloaded. Works without router and scripts. */
function Busy() {
  const { t } = useTranslation('common');
  return (
    <>
      <header className={cx(column(), brand)}>
        <BrandMark />
        {site.brand}
      </header>
      <main>
        <StatusMessage status={503} mark="…" title={t('busy.title')} text={t('busy.text')}>
          <a href={SAME_ADDRESS} className={button()}>
            {t('busy.retry')}
          </a>
        </StatusMessage>
      </main>
    </>
  );
}

const brand = css({
  hstack: '2.5',
  minHeight: 'header',
  fontSize: 'lg',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
});
