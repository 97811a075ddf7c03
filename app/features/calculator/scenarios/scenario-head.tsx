import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MAX_NAME_LENGTH, renameScenario, type Scenario } from '#app/domain/offers/scenarios';
import { css, cx } from '#styled/css';
import { button, field as fieldRecipe } from '#styled/recipes';

interface ScenarioHeadProps {
  scenario: Scenario;
  at: number;
  /** What the address would hold without this one. */
  others: string[] | undefined;
  onRename: (renamed: Scenario) => void;
}

/** A scenario's name, to be changed in place, and the ways to open it and to take it out. */
export function ScenarioHead({ scenario, at, others, onRename }: ScenarioHeadProps) {
  const { t } = useTranslation('scenarios');
  const { name, planId, search } = scenario;
  const commit = (input: HTMLInputElement) => {
    const renamed = renameScenario(scenario, input.value);
    input.value = renamed.name;
    if (renamed.name !== name) onRename(renamed);
  };
  return (
    <>
      <input
        type="text"
        aria-label={t('name', { count: at + 1 })}
        dir="auto"
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        className={cx(fieldRecipe().control, nameField)}
        defaultValue={name}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget)}
      />
      {/* A field would cut what is longer. */}
      <span className={css({ display: 'none', _print: { display: 'inline' } })}>{name}</span>
      <span className={actions}>
        <Link
          to="/{-$locale}/preiskalkulator/{-$planId}"
          params={(params) => ({ ...params, planId })}
          search={search}
          aria-label={t('openName', { name })}
          className={button({ visual: 'link', size: 'sm' })}
        >
          {t('open')}
        </Link>
        <Link
          to="."
          search={(all) => ({ ...all, s: others })}
          replace
          aria-label={t('removeName', { name })}
          className={button({ visual: 'link', size: 'sm' })}
        >
          {t('remove')}
        </Link>
      </span>
    </>
  );
}

const nameField = css({
  paddingInline: { mdDown: '2' },
  textOverflow: 'ellipsis',
  _print: { display: 'none' },
});

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  _print: { display: 'none' },
});
