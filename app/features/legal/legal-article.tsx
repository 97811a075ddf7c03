import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { editions } from '#app/i18n/editions';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import {
  getLangAttributes,
  getLanguagePrefix,
  type Language,
  referenceLanguage,
} from '#app/i18n/languages';
import {
  findLegalLanguage,
  findLegalText,
  type LegalText,
  loadLegalText,
  rememberLegalText,
} from '#app/i18n/legal-texts';
import { LEGAL_PAGES, type TextPage } from '#app/pages';
import { Notice } from '#app/ui/notice';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';

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
  const shownLanguage = findLegalLanguage(language, page);
  const { contentsHtml, html } = useLegalText(language, page);
  const ownLanguage = getLangAttributes(shownLanguage);
  return (
    <article className={cx(column(), layout)}>
      <header className={intro}>
        <h1 className={css({ textStyle: 'heading' })}>{t(`legal.${page}.title`)}</h1>
        <p className={css({ color: 'muted' })}>
          {t('legal.edition', { date: month(editions[page]) })}
        </p>
        {LEGAL_PAGES.some((one) => one === page) && (
          <BindingNote language={language} shownLanguage={shownLanguage} />
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
  stack: '8',
  columnGap: '16',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 2fr)]' },
  alignItems: 'start',
  paddingBlockStart: 'intro',
  _print: { display: 'block', padding: '0' },
});

const intro = css({
  gridColumn: '[1 / -1]',
  stack: '3',
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

interface BindingNoteProps {
  /** The page's language. */
  language: Language;
  /** The text's language. */
  shownLanguage: Language;
}

/** Note in other languages that the German text is binding (D31). */
function BindingNote({ language, shownLanguage }: BindingNoteProps) {
  const { t } = useTranslation('common');
  if (language.code === referenceLanguage.code) return null;
  if (shownLanguage.code === referenceLanguage.code) {
    return <Notice className={measure}>{t('legal.untranslated.note')}</Notice>;
  }
  const original = (
    <Link
      to="."
      params={(now) => Object.assign({}, now, { locale: getLanguagePrefix(referenceLanguage) })}
      hrefLang={referenceLanguage.code}
      className={button({ visual: 'link', size: 'sm' })}
    >
      {t('legal.translation.original')}
    </Link>
  );
  return (
    <Notice className={measure} action={original}>
      {t('legal.translation.note')}
    </Notice>
  );
}

const measure = css({ maxWidth: 'text' });

/** Running text as the build makes it from Markdown: 65 to 75 characters a line. */
const prose = css({
  maxWidth: '[36rem]',
  _print: { maxWidth: '[none]' },
  '& > :first-child': { marginBlockStart: '0' },
  '& h2': { textStyle: 'title', marginBlock: '[2.5em 0.6em]' },
  '& h3': { fontWeight: 'semibold', lineHeight: 'snug', marginBlock: '[1.75em 0.5em]' },
  '& p, & ul, & ol': { marginBlock: '[0.85em]' },
  '& ul': { listStyle: '[disc]', paddingInlineStart: '5' },
  '& ul > li': { marginBlock: '1.5' },
  // Paragraphs of a clause, numbered as one cites them: (1), (2) …
  '& ol': { listStyle: 'none', counterReset: 'paragraph' },
  '& ol > li': {
    position: 'relative',
    marginBlock: '[0.85em]',
    paddingInlineStart: '9',
    counterIncrement: 'paragraph',
    _before: {
      content: '"(" counter(paragraph) ")"',
      position: 'absolute',
      insetInlineStart: '0',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '& :is(th, td)': { textAlign: 'start', paddingInlineEnd: '5' },
  '& strong': { fontWeight: 'semibold' },
  '& a': {
    color: 'accent',
    textDecoration: 'underline',
    textDecorationThickness: '[1px]',
    textUnderlineOffset: '[0.2em]',
    _hover: { color: 'accentHover', textDecorationThickness: '[2px]' },
  },
});

/** The items of the table of contents. */
const contentsList = css({
  listStyle: 'none',
  marginBlockStart: '2',
  // Two on a tablet, one elsewhere.
  columns: '[2 20rem]',
  '& a': {
    display: 'block',
    paddingBlock: '1',
    color: 'muted',
    lineHeight: 'snug',
    textUnderlineOffset: '[0.2em]',
    _hover: { color: 'ink', textDecoration: 'underline' },
    _coarse: { paddingBlock: '2.5' },
  },
});
