import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { totalOverTerm } from '#app/domain/offers/totals';
import { addVat, VAT_PERCENT } from '#app/domain/offers/vat';
import { quoteSelection } from '#app/domain/pricing/quote';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { useExactFormats } from './exact-prices';
import type { Offer } from './offer';

/** Tax and gross for customers in Germany (D39). */
export function VatBlock({ config, selection }: Offer) {
  const { t } = useTranslation('sheet');
  const { number } = useFormats();
  const { cents } = useExactFormats();
  const id = useId();
  const quote = quoteSelection(config, selection);
  const term = totalOverTerm(quote, selection);
  const columns = [
    { name: selection.isYearly ? t('vat.year') : t('vat.month'), taxed: addVat(quote.total) },
    ...(term ? [{ name: t('vat.term'), taxed: addVat(term) }] : []),
  ];
  const rows = [
    { part: 'net', name: t('vat.net') },
    { part: 'vat', name: t('vat.tax', { percent: number(VAT_PERCENT) }) },
    { part: 'gross', name: t('vat.gross') },
  ] as const;
  return (
    <section aria-labelledby={id} className={block}>
      <h2 id={id} className={css({ fontWeight: 'semibold', fontSize: '[1em]' })}>
        {t('vat.title')}
      </h2>
      <table className={table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, name }) => (
            <tr key={part}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column.name}>{cents(column.taxed[part])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const block = css({ border: '[0.5pt solid #999]', padding: '[0.8em]' });

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { fontSize: '[0.85em]', color: '[#555]' },
  '& td, & thead th': { textAlign: 'end' },
  '& td': { textStyle: 'figure', whiteSpace: 'nowrap', paddingInlineStart: '2' },
  '& tbody tr:last-child :is(th, td)': { fontWeight: 'semibold' },
});
