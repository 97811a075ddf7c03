import { useTranslation } from 'react-i18next';
import { usePeriod } from '#app/catalog/use-period';
import { priceNextUnits } from '#app/domain/offers/totals';
import { compareAmounts, subtractAmounts, ZERO } from '#app/domain/pricing/amount';
import type { PricingConfig } from '#app/domain/pricing/config';
import { COUNT_UNITS } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';
import { createExactEuros } from '#app/features/calculator/breakdown/formula-words';
import { useLanguage } from '#app/i18n/language-context';
import { useTextLanguage } from '#app/i18n/text-language';
import { css } from '#styled/css';

interface NextUnitsProps {
  config: PricingConfig;
  selection: Selection;
}

/** What one more user, system or landscape adds to the total, to the cent. */
export function NextUnits({ config, selection }: NextUnitsProps) {
  const { t } = useTranslation('curve');
  const { locale } = useLanguage();
  const period = usePeriod(selection);
  const euros = createExactEuros(locale);
  const prices = priceNextUnits(config, selection);
  return (
    <div {...useTextLanguage('curve')}>
      <p className={css({ fontWeight: 'semibold' })}>{t('next.title')}</p>
      <dl className={list}>
        {COUNT_UNITS.map((unit) => {
          const price = prices[unit];
          const isLess = compareAmounts(price, ZERO) < 0;
          return (
            <div key={unit}>
              <dt>{t(`next.${unit}`)}</dt>
              <dd>
                {isLess
                  ? t('next.less', { price: euros(subtractAmounts(ZERO, price)) })
                  : t('next.more', { price: euros(price) })}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={css({ textStyle: 'caption', color: 'muted' })}>{period}</p>
    </div>
  );
}

const list = css({
  fontSize: 'sm',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '2',
    borderBlockEnd: 'line',
  },
  '& dd': { textStyle: 'figure', whiteSpace: 'nowrap', fontWeight: 'semibold' },
});
