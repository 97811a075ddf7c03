import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import type { Plan } from '#app/domain/pricing/config';
import {
  type CountUnit,
  getCounts,
  getIncludedCount,
  listUnits,
  parseCount,
} from '#app/domain/pricing/counts';
import { getExtraUnitPrice } from '#app/domain/pricing/quote';
import { setCount } from '#app/domain/pricing/selection';
import { checkSelection } from '#app/domain/pricing/warnings';
import type { ChangeSelection, ChoiceProps } from '#app/features/calculator/use-selection';
import { useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/languages';
import { Stepper } from '#app/ui/stepper/stepper';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

/** Steppers for the counts; never below what the plan includes (spec §4, D14, D18). */
export function ScopeSteppers({ config, selection, change }: ChoiceProps) {
  const { t } = useTranslation('calculator');
  const own = getPagePath('landscape', useLanguage());
  const warnings = checkSelection(selection);
  const counts = getCounts(selection);
  const { show } = usePrices();
  return (
    <>
      <div className={list}>
        {listUnits(config).map((unit) => {
          const warning = warnings.find((one) => one.unit === unit);
          return (
            <ScopeStepper
              key={unit}
              unit={unit}
              change={change}
              plan={selection.plan}
              value={counts[unit]}
              price={show(getExtraUnitPrice(config, unit, counts[unit]))}
              warning={warning?.kind}
              limit={warning?.limit}
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
  warning: 'too-few' | 'too-many' | undefined;
  limit: number | undefined;
  change: ChangeSelection;
}

/** Renders only when its own count changes, to show a step within one frame. */
const ScopeStepper = memo(function ScopeStepper(props: ScopeStepperProps) {
  const { unit, plan, value, price, warning, limit, change } = props;
  const { t } = useTranslation('calculator');
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
        <span className={css({ display: 'block', textWrap: 'balance' })}>
          {t(`summary.hint.${unit}`, { count: included, price })}
        </span>
      }
      {...(warning && {
        warning: t(`warnings.${unit}.${warning === 'too-few' ? 'min' : 'max'}`, { limit }),
      })}
    />
  );
});

const list = css({
  stack: '5',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(10rem, 100%), 1fr))]',
  alignItems: 'start',
});
