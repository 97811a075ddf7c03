import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriod } from '#app/catalog/use-period';
import { usePrices } from '#app/catalog/use-prices';
import { type Alternative, listAlternatives } from '#app/domain/pricing/advice/alternatives';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { titleOfAddon } from '#app/features/calculator/line-names';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';

interface AlternativesProps {
  config: PricingConfig;
  selection: Selection;
  change: ChangeSelection;
}

/** Cheaper plans that give less, each with what it lacks and what it costs (D30). */
export const Alternatives = memo(function Alternatives(props: AlternativesProps) {
  const { config, selection, change } = props;
  const { t } = useTranslation('calculator');
  const { list } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const alternatives = listAlternatives(config, selection);
  if (alternatives.length === 0) return null;

  const follow = (alternative: Alternative) => {
    change(() => alternative.selection, { toTop: true });
    // The button is about to go, and the page starts anew at its top (D40).
    document.getElementById('plans-title')?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="alternatives-title" className={css({ display: 'grid', gap: '2' })}>
      <h3
        id="alternatives-title"
        tabIndex={-1}
        className={css({ textStyle: 'small', fontWeight: 'semibold' })}
      >
        {t('alternatives.title')}
      </h3>
      <ul className={css({ listStyle: 'none' })}>
        {alternatives.map((alternative) => {
          const { selection: next, quote, droppedAddons } = alternative;
          const plan = next.plan.title;
          const addons = list(droppedAddons.map((id) => titleOfAddon(config, id)));
          return (
            <li key={`${next.plan.id} ${addons}`} className={row}>
              <p>
                {t('alternatives.without', { addons, plan, price: show(quote.total) })}{' '}
                <span className={css({ color: 'muted' })}>{period}</span>
              </p>
              <Button
                visual="outline"
                size="sm"
                aria-label={t('alternatives.switchName', { plan, addons })}
                onClick={() => follow(alternative)}
              >
                {t('advice.switchPlan', { plan })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
  paddingBlock: '2',
  borderBlockStart: 'line',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});
