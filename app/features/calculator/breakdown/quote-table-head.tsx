import { useTranslation } from 'react-i18next';

/** What the two columns of an itemised price hold. */
export function QuoteTableHead() {
  const { t } = useTranslation('calculator');
  return (
    <thead>
      <tr>
        <th scope="col">{t('summary.position')}</th>
        <th scope="col">{t('summary.amount')}</th>
      </tr>
    </thead>
  );
}
