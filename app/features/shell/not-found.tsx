import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { paramsFor } from '#app/i18n/languages';
import { useTextLanguage } from '#app/i18n/text-language';
import { button } from '#styled/recipes';
import { EmptyLanes } from './empty-lanes';

export function NotFound() {
  const { t } = useTranslation('common');
  const params = paramsFor(useLanguage());
  return (
    <EmptyLanes
      status={404}
      mark="?"
      title={t('notFound.title')}
      text={t('notFound.text')}
      language={useTextLanguage('common', 'notFound')}
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
