import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemLanguage } from '#app/catalog/item-language';
import { usePrices } from '#app/catalog/use-prices';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote } from '#app/domain/pricing/quote';
import { removeAddon, type Selection } from '#app/domain/pricing/selection';
import { titleOfAddon } from '#app/features/calculator/line-names';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

interface ChosenAddonsProps {
  config: PricingConfig;
  selection: Selection;
  quote: Quote;
  change: ChangeSelection;
}

export function ChosenAddons({ config, selection, quote, change }: ChosenAddonsProps) {
  const { t } = useTranslation('calculator');
  const list = useRef<HTMLDivElement>(null);
  const priceOf = useAddonPrice(quote);
  const languageOf = useItemLanguage('addons');
  const remove = (addonId: string) => {
    change((current) => removeAddon(current, addonId));
    // The button that has the focus is about to go.
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1}>
      {selection.selectedAddons.length === 0 ? (
        <p className={css({ textStyle: 'small', color: 'muted' })}>{t('summary.noAddons')}</p>
      ) : (
        <ul>
          {selection.selectedAddons.map((id) => {
            const title = titleOfAddon(config, id);
            return (
              <li key={id} className={row}>
                <span
                  className={css({ flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' })}
                  {...languageOf({ id }, title)}
                >
                  {title}
                </span>
                <span className={css({ textStyle: 'figure', color: 'muted', fontSize: 'sm' })}>
                  {priceOf(id)}
                </span>
                <Button
                  visual="ghost"
                  size="sm"
                  aria-label={t('summary.removeAddon', { addon: title })}
                  onClick={() => remove(id)}
                >
                  <Icon name="x" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** An addon's price in this quote, in words where it costs nothing (D8, D17). */
function useAddonPrice(quote: Quote): (addonId: string) => string {
  const { t } = useTranslation('calculator');
  const { show } = usePrices();
  return (addonId) => {
    const line = quote.lines.find((each) => each.kind === 'addon' && each.addonId === addonId);
    if (line?.kind !== 'addon') return t('summary.notCharged');
    if (line.state === 'charged') return show(line.monthly);
    return t(`lines.${line.state}`);
  };
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  '& + &': { borderBlockStart: 'line' },
});
