import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TermToggle } from '#app/catalog/term-toggle';
import { NetNote, usePrices } from '#app/catalog/use-prices';
import { listTermQuotes } from '#app/domain/pricing/quote';
import { chooseMonthly, chooseYearly } from '#app/domain/pricing/selection';
import { SelectionLink } from '#app/features/calculator/selection-link';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import { termTable } from '#styled/recipes';
import { summaryPart } from './summary-part';

/** Billing and term (spec §4 "Billing"). */
export const TermChoice = memo(function TermChoice({ config, selection, change }: ChoiceProps) {
  const { t } = useTranslation('calculator');
  const toggle = useRef<HTMLDivElement>(null);
  const goMonthly = () => {
    change(chooseMonthly);
    // The focused button disappears; the toggle has the same choice.
    toggle.current?.querySelector('input')?.focus();
  };
  return (
    <div className={summaryPart}>
      <h3>{t('summary.term')}</h3>
      <div ref={toggle}>
        <TermToggle
          config={config}
          isYearly={selection.isYearly}
          onChange={(isYearly) => change(isYearly ? chooseYearly : chooseMonthly)}
        />
      </div>
      <TermTable config={config} selection={selection} change={change} />
      {selection.isYearly && (
        <div>
          <Button visual="link" onClick={goMonthly}>
            {t('term.backToMonthly')}
          </Button>
        </div>
      )}
    </div>
  );
});

/** The price of each term; its row selects the term (D30). */
function TermTable({ config, selection, change }: ChoiceProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { show, showSavings } = usePrices();
  return (
    <table className={termTable()}>
      <caption>
        <span className={css({ srOnly: true })}>{t('terms.title')}</span> <NetNote />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('terms.term')}</th>
          <th scope="col">{t('terms.perMonth')}</th>
          <th scope="col">{t('terms.perYear')}</th>
          <th scope="col">{t('terms.saved')}</th>
        </tr>
      </thead>
      <tbody>
        {listTermQuotes(config, selection).map(({ quote, selection: target }) => (
          <tr key={target.commitmentYears ?? 0}>
            <th scope="row">
              <SelectionLink
                target={target}
                isChosen={target.commitmentYears === selection.commitmentYears}
                onChoose={() =>
                  change((current) => ({
                    ...current,
                    isYearly: target.isYearly,
                    commitmentYears: target.commitmentYears,
                  }))
                }
              >
                {target.commitmentYears === undefined
                  ? t('terms.monthly')
                  : t('term.years', { count: target.commitmentYears })}
                {target.isYearly && (
                  <small>{t('term.discount', { percent: number(quote.discountPercent) })}</small>
                )}
              </SelectionLink>
            </th>
            <td data-label={t('terms.perMonth')}>{show(quote.monthlyTotal)}</td>
            <td data-label={t('terms.perYear')}>{show(quote.yearlyTotal)}</td>
            <td data-label={t('terms.saved')}>{showSavings(quote, target.commitmentYears)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
