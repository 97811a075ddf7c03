import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { paramsFor } from '#app/i18n/languages';
import { type TextLanguage, useTextLanguage } from '#app/i18n/text-language';
import { button } from '#styled/recipes';
import { EmptyLanes } from './empty-lanes';

interface NotFoundProps {
  /** Of a page that says more than that the address is unknown. */
  title?: string;
  text?: string;
  language?: TextLanguage;
}

export function NotFound({ title, text, language }: NotFoundProps) {
  const { t } = useTranslation('common');
  const common = useTextLanguage('common', 'notFound');
  const params = paramsFor(useLanguage());
  return (
    <EmptyLanes
      status={404}
      mark="?"
      title={title ?? t('notFound.title')}
      text={text ?? t('notFound.text')}
      language={language ?? common}
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
    </EmptyLanes>
  );
}
