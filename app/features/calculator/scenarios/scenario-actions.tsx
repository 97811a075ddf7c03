import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#app/domain/offers/scenarios';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';

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
