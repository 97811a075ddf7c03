import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NAME, type Scenario } from '#app/domain/offers/scenarios';
import { css } from '#styled/css';
import { button, field } from '#styled/recipes';

interface ScenarioHeadProps {
  scenario: Scenario;
  at: number;
  /** What the address holds, and what it would hold without this one. */
  texts: string[] | undefined;
  others: string[] | undefined;
  onRename: (name: string) => void;
}

/** A scenario's name, to be changed in place, and the ways to open it and to take it out. */
export function ScenarioHead({ scenario, at, texts, others, onRename }: ScenarioHeadProps) {
  const { t } = useTranslation('scenarios');
  const { name, planId, search } = scenario;
  const [typed, setTyped] = useState(name);
  const commit = () => {
    if (typed.trim() === '') setTyped(name);
    else if (typed !== name) onRename(typed);
  };
  return (
    <>
      <input
        type="text"
        aria-label={t('name', { count: at + 1 })}
        dir="auto"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        className={field().control}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <span className={actions}>
        <Link
          to="/{-$locale}/preiskalkulator/{-$planId}"
          params={(params) => ({ ...params, planId })}
          search={{ ...search, s: texts }}
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

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  _print: { display: 'none' },
});
