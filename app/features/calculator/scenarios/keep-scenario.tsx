import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  createScenario,
  formatScenarios,
  MAX_SCENARIOS,
  parseScenarios,
} from '#app/domain/offers/scenarios';
import { pickForeignParams } from '#app/domain/pricing/search';
import type { Selection } from '#app/domain/pricing/selection';
import { Icon } from '#app/ui/icon';
import { button } from '#styled/recipes';

/**
 * Puts the selection beside those that this address carries already (`s`), which is the one place
 * where they are kept. With three there is no further one, and the link shows them.
 */
export function KeepScenario({ selection }: { selection: Selection }) {
  const { t } = useTranslation('calculator');
  const add = (value: unknown) => {
    const kept = parseScenarios(value);
    // One more name than can be taken.
    const names = Array.from({ length: kept.length + 1 }, (_, index) =>
      t('scenario.name', { count: index + 1 }),
    );
    const name = names.find((one) => kept.every((other) => other.name !== one)) ?? '';
    return formatScenarios([...kept, createScenario(name, selection)].slice(0, MAX_SCENARIOS));
  };
  return (
    <Link
      to="/{-$locale}/szenarien"
      search={(all: Record<string, unknown>) => ({ ...pickForeignParams(all), s: add(all.s) })}
      // This browser's own prices may know another plan than the server's address.
      data-replay=""
      className={button({ visual: 'link', size: 'sm' })}
    >
      <Icon name="columns-3" />
      {t('scenario.compare')}
    </Link>
  );
}
