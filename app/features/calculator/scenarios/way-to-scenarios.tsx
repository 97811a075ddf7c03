import { Link, useHydrated, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readScenarios, writeOpenScenario } from '#app/domain/offers/scenarios';
import type { Selection } from '#app/domain/pricing/selection';
import { toScenarios } from '#app/features/calculator/addresses';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

/**
 * Which scenario of the address is open, and the way back to the comparison. Only the browser shows
 * it, without moving the page. A press just after a change takes it along.
 */
export function WayToScenarios({ selection }: { selection: Selection }) {
  const { t } = useTranslation('calculator');
  const { scenarios, open } = useKeptScenarios();
  if (scenarios.length === 0) return null;
  return (
    <p className={line}>
      {open !== undefined && t('scenario.of', { count: open + 1, total: scenarios.length })}
      <Link
        to="/{-$locale}/szenarien"
        search={(all: Record<string, unknown>) =>
          toScenarios(writeOpenScenario(all, selection)).search
        }
        className={button({ visual: 'link', size: 'sm' })}
      >
        <Icon name="arrow-left" className={css({ _rtl: { scale: '[-1 1]' } })} />
        {t(open === undefined ? 'scenario.back' : 'scenario.backWithChanges')}
      </Link>
    </p>
  );
}

const line = css({
  wrap: '1',
  columnGap: '4',
  alignItems: 'center',
  position: 'absolute',
  insetBlockStart: '2',
  textStyle: 'small',
});

/**
 * The scenarios that the calculator's address keeps; none on the server. A server that knew them
 * would have a page for each of their combinations, and crawlers would follow them.
 */
export function useKeptScenarios() {
  const search = useSearch({ strict: false });
  return readScenarios(useHydrated() ? search : {});
}
