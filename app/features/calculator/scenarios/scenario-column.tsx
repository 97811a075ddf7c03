import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import { MAX_NAME_LENGTH, renameScenario, type Scenario } from '#app/domain/offers/scenarios';
import { css, cx } from '#styled/css';
import { button, field as fieldRecipe } from '#styled/recipes';
import type { PricedScenario } from './use-scenario-rows';

interface ScenarioHeadProps {
  scenario: Scenario;
  /** Undefined if the price list has no plan. */
  priced: PricedScenario | undefined;
  index: number;
  onRename: (renamed: Scenario) => void;
}

/** The head of a scenario's column, with its editable name. */
export function ScenarioHead({ scenario, priced, index, onRename }: ScenarioHeadProps) {
  const { t } = useTranslation(['details', 'catalog']);
  const { show } = usePrices();
  const { name } = scenario;
  const commit = (input: HTMLInputElement) => {
    const renamed = renameScenario(scenario, input.value);
    input.value = renamed.name;
    if (renamed.name !== name) onRename(renamed);
  };
  return (
    <>
      <input
        type="text"
        aria-label={t('scenarios.name', { count: index + 1 })}
        dir="auto"
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        className={cx(fieldRecipe().control, nameField)}
        defaultValue={name}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget)}
      />
      {/* A printed field would cut long names. */}
      <span className={css({ display: 'none', _print: { display: 'block' } })}>{name}</span>
      {priced && (
        <span className={figures}>
          <span>{priced.selection.plan.title}</span>
          {priced.quote ? (
            <span className={price}>
              {show(priced.quote.yearlyTotal)} <small>{t('catalog:plans.perYear')}</small>
            </span>
          ) : (
            <small>{t('catalog:plans.onRequest')}</small>
          )}
        </span>
      )}
    </>
  );
}

const nameField = css({
  paddingInline: { mdDown: '2' },
  textOverflow: 'ellipsis',
  _print: { display: 'none' },
});

const figures = css({
  stack: '1',
  paddingBlockStart: '2',
  fontSize: { base: 'md', md: 'lg' },
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
  '& small': { display: 'inline-block' },
});

const price = css({ fontSize: { lg: 'xl' }, _print: { fontSize: 'lg' } });

interface ScenarioActionsProps {
  scenario: Scenario;
  /** The other scenarios as the address holds them. */
  others: string[] | undefined;
}

export function ScenarioActions({ scenario, others }: ScenarioActionsProps) {
  const { t } = useTranslation('details');
  const { name, planId, search } = scenario;
  return (
    <span className={actions}>
      <Link
        to="/{-$locale}/preiskalkulator/{-$planId}"
        params={(params) => ({ ...params, planId })}
        search={search}
        hash="quote-form"
        aria-label={t('scenarios.requestName', { name })}
        className={cx(button({ size: 'sm' }), css({ paddingInline: { mdDown: '1' } }))}
      >
        {t('scenarios.request')}
      </Link>
      <Link
        to="/{-$locale}/preiskalkulator/{-$planId}"
        params={(params) => ({ ...params, planId })}
        search={search}
        aria-label={t('scenarios.openName', { name })}
        className={button({ visual: 'link', size: 'sm' })}
      >
        {t('scenarios.open')}
      </Link>
      <Link
        to="."
        search={(all) => ({ ...all, s: others })}
        replace
        aria-label={t('scenarios.removeName', { name })}
        className={button({ visual: 'link', size: 'sm' })}
      >
        {t('scenarios.remove')}
      </Link>
    </span>
  );
}

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  alignItems: 'center',
});
