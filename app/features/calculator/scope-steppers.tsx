import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { COUNT_UNITS, type CountUnit, includedCount } from '#app/domain/pricing/counts';
import { type Selection, setCount } from '#app/domain/pricing/selection';
import { checkSelection, type SelectionWarning } from '#app/domain/pricing/warnings';
import { useFormats } from '#app/i18n/language-context';
import { Stepper } from '#app/ui/stepper';
import { css } from '#styled/css';
import type { ChangeSelection } from './use-change-selection';
import { usePrices } from './use-prices';

interface ScopeSteppersProps {
  config: PricingConfig;
  selection: Selection;
  change: ChangeSelection;
}

/** Users, systems, landscapes; never below what the plan includes (spec §4, D14, D18). */
export function ScopeSteppers({ config, selection, change }: ScopeSteppersProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { showPrice } = usePrices();
  const warnings = checkSelection(selection);
  const rows = {
    users: { value: selection.userCount, price: config.EXTRA_COSTS.USER_PRICE },
    systems: { value: selection.systemCount, price: config.EXTRA_COSTS.SYSTEM_PRICE },
    landscapes: { value: selection.landscapeCount, price: config.EXTRA_COSTS.LANDSCAPE_PRICE },
  };
  return (
    <div className={list}>
      {COUNT_UNITS.map((unit) => {
        const included = includedCount(selection.plan, unit);
        const what = t(`summary.steppers.${unit}`);
        const warning = findWarning(warnings, unit);
        return (
          <Stepper
            key={unit}
            label={what}
            value={rows[unit].value}
            min={included}
            onValueChange={(count) => change(setCount(selection, unit, count))}
            decrementLabel={t('summary.decrease', { what })}
            incrementLabel={t('summary.increase', { what })}
            hint={t(`summary.hint.${unit}`, {
              count: included,
              price: showPrice(rows[unit].price),
            })}
            {...(warning && {
              warning: t(`warnings.${unit}.${warning.code === 'too-few' ? 'min' : 'max'}`, {
                limit: number(warning.limit),
              }),
            })}
          />
        );
      })}
    </div>
  );
}

const list = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(12rem, 100%), 1fr))]',
  alignItems: 'start',
});

function findWarning(warnings: readonly SelectionWarning[], unit: CountUnit) {
  return warnings
    .filter((warning) => warning.code !== 'no-plan')
    .find((warning) => warning.unit === unit);
}
