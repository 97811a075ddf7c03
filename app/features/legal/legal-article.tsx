import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { getLangAttributes, type Language } from '#app/i18n/languages';
import {
  findLegalText,
  getLegalTextLanguage,
  type LegalText,
  loadLegalText,
  rememberLegalText,
} from '#app/i18n/legal-texts';
import { LEGAL_PAGES, type TextPage } from '#app/pages';
import { css, cx } from '#styled/css';
import { column } from '#styled/recipes';
import { BindingNote } from './binding-note';
import { editions } from './editions';
import { contentsList, prose } from './prose';

interface LegalArticleProps {
  page: TextPage;
  /** Between the heading and the text. */
  children?: ReactNode;
}

/** A legal page (spec §2) or similar text: title, date, table of contents, text. */
export function LegalArticle({ page, children }: LegalArticleProps) {
  const { t } = useTranslation('common');
  const { month } = useFormats();
  const language = useLanguage();
  const textLanguage = getLegalTextLanguage(language, page);
  const { contentsHtml, html } = useLegalText(language, page);
  const ownLanguage = getLangAttributes(textLanguage);
  return (
    <article className={cx(column(), layout)}>
      <header className={intro}>
        <h1 className={css({ textStyle: 'heading' })}>{t(`legal.${page}.title`)}</h1>
        <p className={css({ color: 'muted' })}>
          {t('legal.edition', { date: month(editions[page]) })}
        </p>
        {LEGAL_PAGES.some((one) => one === page) && (
          <BindingNote language={language} textLanguage={textLanguage} />
        )}
      </header>
      {children}
      <nav aria-labelledby="contents-title" className={contents}>
        <p id="contents-title" className={css({ fontWeight: 'semibold' })}>
          {t('legal.contents')}
        </p>
        <ol
          {...ownLanguage}
          id={textElements.contents}
          className={contentsList}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from our Markdown, which may hold no HTML (tools/legal/render.ts)
          dangerouslySetInnerHTML={{ __html: contentsHtml }}
        />
      </nav>
      <div
        {...ownLanguage}
        id={textElements.body}
        data-text={textKey(language, page)}
        className={prose}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from our Markdown, which may hold no HTML (tools/legal/render.ts)
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </article>
  );
}

const layout = css({
  display: 'grid',
  columnGap: '16',
  rowGap: '8',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[16rem minmax(0, 1fr)]' },
  alignItems: 'start',
  paddingBlockStart: 'intro',
  _print: { display: 'block', padding: '0' },
});

const intro = css({
  gridColumn: '[1 / -1]',
  display: 'grid',
  gap: '3',
  paddingBlockEnd: '2',
  _print: { marginBlockEnd: '6' },
});

const contents = css({
  fontSize: 'sm',
  // Sticky beside the text on wide screens.
  lg: {
    position: 'sticky',
    insetBlockStart: '[calc({sizes.header} + 1.5rem)]',
    maxHeight: '[calc(100dvh - {sizes.header} - 3rem)]',
    overflowY: 'auto',
  },
  _print: { display: 'none' },
});

/** Ids of the elements that hold a legal text, so that the browser finds the server's text. */
const textElements = { contents: 'legal-contents', body: 'legal-text' } as const;

/** Key of a text, stored on its element. */
function textKey(language: Language, page: TextPage): string {
  return `${language.code}/${page}`;
}

/**
 * A legal page's text. The route has loaded it, except during hydration: then it is read from the
 * document, so that it is not sent twice.
 */
function useLegalText(language: Language, page: TextPage): LegalText {
  const known = findLegalText(language, page) ?? readDocument(language, page);
  return known ?? use(loadLegalText(language, page));
}

function readDocument(language: Language, page: TextPage): LegalText | undefined {
  if (import.meta.env.SSR) return undefined;
  const contents = document.getElementById(textElements.contents);
  const body = document.getElementById(textElements.body);
  if (!contents || body?.dataset.text !== textKey(language, page)) return undefined;
  const text = { contentsHtml: contents.innerHTML, html: body.innerHTML };
  rememberLegalText(language, page, text);
  return text;
}
