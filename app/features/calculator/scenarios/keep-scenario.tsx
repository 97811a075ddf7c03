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
 * Adds the selection to the scenarios in the address (`s`). With three, the link only shows them.
 */
export function KeepScenario({ selection }: { selection: Selection }) {
  const { t } = useTranslation('calculator');
  const add = (value: unknown) => {
    const kept = parseScenarios(value);
    // One more name than there are scenarios.
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
      // Own prices may contain other plans than the server knows.
      data-replay=""
      className={button({ visual: 'link', size: 'sm' })}
    >
      <Icon name="columns-3" />
      {t('scenario.compare')}
    </Link>
  );
}
