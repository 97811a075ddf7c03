import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getLanguagePrefix, type Language, referenceLanguage } from '#app/i18n/languages';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

interface BindingNoteProps {
  /** The page's language. */
  language: Language;
  /** The text's language. */
  textLanguage: Language;
}

/** Note in other languages that the German text is binding (D31). */
export function BindingNote({ language, textLanguage }: BindingNoteProps) {
  const { t } = useTranslation('common');
  if (language.code === referenceLanguage.code) return null;
  if (textLanguage.code === referenceLanguage.code) {
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
