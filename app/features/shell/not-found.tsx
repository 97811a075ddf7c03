import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguageParams } from '#app/i18n/languages';
import { button } from '#styled/recipes';
import { PageFrame } from './page-frame';
import { StatusMessage } from './status-message';

/** Shown in the page's language; under an unknown language prefix in German (D31). */
export function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}

interface NotFoundProps {
  /** Texts of a page with a more specific message. */
  title?: string;
  text?: string;
}

export function NotFound({ title, text }: NotFoundProps) {
  const { t } = useTranslation('common');
  const params = getLanguageParams(useLanguage());
  return (
    <StatusMessage
      status={404}
      mark="?"
      title={title ?? t('notFound.title')}
      text={text ?? t('notFound.text')}
    >
      <Link to="/{-$locale}" params={params} className={button()}>
        {t('notFound.home')}
      </Link>
      <Link
        to="/{-$locale}/preiskalkulator/{-$planId}"
        params={params}
        className={button({ visual: 'outline' })}
      >
        {t('notFound.calculator')}
      </Link>
    </StatusMessage>
  );
}
