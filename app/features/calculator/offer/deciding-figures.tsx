import { useTranslation } from 'react-i18next';
import { totalOverTerm } from '#app/domain/offers/totals';
import { ZERO } from '#app/domain/pricing/amount';
import { quoteSelection } from '#app/domain/pricing/quote';
import { chooseYearly } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { useExactFormats } from './exact-prices';
import type { Offer } from './offer';

/** The key figures: price per year, term and saving, to the cent (D39). */
export function DecidingFigures({ config, selection }: Offer) {
  const { t } = useTranslation(['sheet', 'calculator']);
  const { number } = useFormats();
  const { cents } = useExactFormats();
  const quote = quoteSelection(config, selection);
  const yearly = chooseYearly(selection);
  const { savingsPerYear } = selection.isYearly ? quote : quoteSelection(config, yearly);
  const nameTerm = (years = 1) => t('calculator:term.years', { count: years });
  const term = totalOverTerm(quote, selection);
  const figures = [
    {
      name: t('deciding.year'),
      figure: cents(quote.yearlyTotal),
      detail: t('deciding.perMonth', { price: cents(quote.monthlyTotal) }),
    },
    {
      name: t('deciding.term'),
      figure: term ? nameTerm(selection.commitmentYears) : t('deciding.monthly'),
      detail: term
        ? t('deciding.overTerm', { price: cents(term) })
        : t('deciding.monthlyTerm', { notice: t('contract.monthlyNotice') }),
    },
  ];
  if (savingsPerYear.units > ZERO.units) {
    figures.push({
      name: t(term ? 'deciding.saved' : 'deciding.possible'),
      figure: cents(savingsPerYear),
      detail: term
        ? t('deciding.savedDetail', { percent: number(quote.discountPercent) })
        : t('deciding.possibleDetail', { years: nameTerm(yearly.commitmentYears) }),
    });
  }
  return (
    <dl className={band}>
      {figures.map(({ name, figure, detail }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{figure}</strong>
            <small>{detail}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const THREE = '[repeat(3, minmax(0, 1fr))]';

const band = css({
  display: 'grid',
  gridTemplateColumns: { md: THREE, _print: THREE },
  columnGap: '[1.5em]',
  rowGap: '[1em]',
  padding: '[1.1em 1.2em]',
  backgroundColor: '[#f2f1ed]',
  borderBlockStart: '[2pt solid black]',
  printColorAdjust: 'exact',
  '& dt': { fontSize: '[0.85em]' },
  '& strong': {
    display: 'block',
    textStyle: 'figure',
    fontSize: '[1.7em]',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    paddingBlock: '[0.15em]',
  },
  '& small': { fontSize: '[0.85em]', color: '[#555]' },
});
