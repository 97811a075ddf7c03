import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#app/domain/offers/offer';
import { formatScenarios } from '#app/domain/offers/scenarios';
import { pickForeignParams } from '#app/domain/pricing/search';
import { resolveSelection } from '#app/domain/pricing/selection';
import { getOfferKey } from '#app/features/calculator/offer/use-store-offer';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { useKeptScenarios } from './use-kept-scenarios';

/**
 * Which scenario of the address the calculator shows, and the way back to the comparison. Only the
 * browser shows it, without moving the page.
 */
export function WayToScenarios({ config, selection }: Offer) {
  const { t } = useTranslation('calculator');
  const scenarios = useKeptScenarios();
  if (scenarios.length === 0) return null;
  const shown = getOfferKey({ config, selection });
  const index = scenarios.findIndex(({ planId, search }) => {
    const one = resolveSelection(config, planId, search);
    return one && getOfferKey({ config, selection: one }) === shown;
  });
  return (
    <p data-scenarios-link="" className={line}>
      {index >= 0 && t('scenario.of', { count: index + 1, total: scenarios.length })}
      <Link
        to="/{-$locale}/szenarien"
        search={(all: Record<string, unknown>) => ({
          ...pickForeignParams(all),
          s: formatScenarios(scenarios),
        })}
        className={button({ visual: 'link', size: 'sm' })}
      >
        <Icon name="arrow-left" className={css({ _rtl: { scale: '[-1 1]' } })} />
        {t('scenario.back')}
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
