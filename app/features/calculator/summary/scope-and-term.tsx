import { memo, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TermToggle } from '#app/catalog/plan-price';
import { usePrices } from '#app/catalog/use-prices';
import type { Plan } from '#app/domain/pricing/config';
import {
  type CountUnit,
  getCounts,
  getIncludedCount,
  listUnits,
  parseCount,
} from '#app/domain/pricing/counts';
import {
  getExtraUnitPrice,
  getTermDiscountPercent,
  listTermQuotes,
} from '#app/domain/pricing/quote';
import { chooseMonthly, chooseYearly, setCount } from '#app/domain/pricing/selection';
import { checkCounts } from '#app/domain/pricing/warnings';
import { SelectionLink } from '#app/features/calculator/selection-link';
import type { ChangeSelection, ChoiceProps } from '#app/features/calculator/use-selection';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Stepper } from '#app/ui/stepper/stepper';
import { WholeAmounts } from '#app/ui/whole-amounts';
import { css } from '#styled/css';
import { button, termTable } from '#styled/recipes';
import { summaryPart } from './summary-part';

/** Steppers for the counts; never below what the plan includes (spec §4, D14, D18). */
export function ScopeSteppers({ config, selection, change }: ChoiceProps) {
  const { t } = useTranslation('calculator');
  const own = getPagePath('landscape', useLanguage());
  const warnings = checkCounts(selection);
  const counts = getCounts(selection);
  const { show } = usePrices();
  return (
    <>
      <div className={list}>
        {listUnits(config).map((unit) => {
          const warning = warnings.find(({ parameter }) => parameter === unit);
          return (
            <ScopeStepper
              key={unit}
              unit={unit}
              change={change}
              plan={selection.plan}
              value={counts[unit]}
              price={show(getExtraUnitPrice(config, unit, counts[unit]))}
              warning={
                warning &&
                t(`warnings.${unit}.${warning.code === 'too-few' ? 'min' : 'max'}`, {
                  limit: warning.limit,
                })
              }
            />
          );
        })}
      </div>
      {/* A separate document (D52), so the router must not navigate there. */}
      <a href={own} className={button({ visual: 'link', size: 'sm' })}>
        {t('summary.own')}
      </a>
    </>
  );
}

interface ScopeStepperProps {
  unit: CountUnit;
  plan: Plan;
  value: number;
  /** Price of one more, at the rate of the current count (D6). */
  price: string;
  warning: string | undefined;
  change: ChangeSelection;
}

/** Renders only when its own count changes, to show a step within one frame. */
const ScopeStepper = memo(function ScopeStepper(props: ScopeStepperProps) {
  const { unit, plan, value, price, warning, change } = props;
  const { t } = useTranslation(['calculator', 'catalog']);
  const { number } = useFormats();
  const setValue = useCallback(
    (count: number) => change((selection) => setCount(selection, unit, count)),
    [change, unit],
  );
  const included = getIncludedCount(plan, unit);
  const what = t(`summary.steppers.${unit}`);
  return (
    <Stepper
      label={what}
      value={value}
      min={included}
      onValueChange={setValue}
      parse={parseCount}
      unreadable={t('warnings.notACount', { value })}
      decrementLabel={t('summary.decrease', { what })}
      incrementLabel={t('summary.increase', { what })}
      hint={
        <>
          {t('summary.hint', { included: number(included), price })}{' '}
          <span className={css({ whiteSpace: 'nowrap', smDown: { display: 'none' } })}>
            {t('catalog:plans.perMonth')}
          </span>
        </>
      }
      {...(warning && { warning })}
    />
  );
});

const list = css({
  stack: { base: '5', smDown: '1.5' },
  gridTemplateColumns: { sm: '[repeat(auto-fit, minmax(min(10rem, 100%), 1fr))]' },
  alignItems: 'start',
});

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
      <caption>{t('terms.title')}</caption>
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
                <Icon name="check" />
                {target.commitmentYears === undefined
                  ? t('terms.monthly')
                  : t('term.years', { count: target.commitmentYears })}
                {target.isYearly && (
                  <small>
                    {t('term.discount', {
                      percent: number(getTermDiscountPercent(config, target)),
                    })}
                  </small>
                )}
              </SelectionLink>
            </th>
            <td data-label={t('terms.perMonth')}>
              <WholeAmounts>{show(quote?.monthlyTotal)}</WholeAmounts>
            </td>
            <td data-label={t('terms.perYear')}>
              <WholeAmounts>{show(quote?.yearlyTotal)}</WholeAmounts>
            </td>
            <td data-label={t('terms.saved')}>
              <WholeAmounts>{showSavings(quote, target.commitmentYears)}</WholeAmounts>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
