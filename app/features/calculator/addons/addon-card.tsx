import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddonIcon } from '#app/catalog/addon-icon';
import { usePrices } from '#app/catalog/use-prices';
import type { Addon, PricingConfig } from '#app/domain/pricing/config';
import { addonStateIn, type SelectionWithoutCounts } from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { Badge } from '#app/ui/badge';
import { ExpandableText } from '#app/ui/expandable-text';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { AddonAction } from './addon-action';

interface AddonCardProps {
  config: PricingConfig;
  selection: SelectionWithoutCounts;
  change: ChangeSelection;
  addon: Addon;
}

export function AddonCard({ config, selection, change, addon }: AddonCardProps) {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { showPrice } = usePrices();
  const titleId = useId();
  const state = addonStateIn(selection.plan, selection, addon);
  return (
    <li
      aria-labelledby={titleId}
      className={cx(card({ variant: state === 'selected' ? 'selected' : 'plain' }), layout)}
    >
      <div className={css({ display: 'flex', gap: '3', alignItems: 'flex-start' })}>
        <AddonIcon name={addon.icon} />
        <div className={css({ flexGrow: '1', minWidth: '0' })}>
          <h3 id={titleId} className={css({ fontWeight: 'semibold', lineHeight: 'snug' })}>
            {addon.title}
          </h3>
          <p className={css({ textStyle: 'small', color: 'muted' })}>
            <span className={css({ textStyle: 'figure', color: 'ink' })}>
              {showPrice(addon.price)}
            </span>{' '}
            {t('catalog:plans.perMonth')}
          </p>
        </div>
        {addon.status === 'future' && addon.statusText !== '' && (
          <Badge>{t('catalog:availableFrom', { quarter: addon.statusText })}</Badge>
        )}
      </div>
      <p className={css({ textStyle: 'small' })}>{addon.description}</p>
      <ExpandableText moreLabel={t('addons.showMore')} lessLabel={t('addons.showLess')}>
        <div className={details}>
          {addon.longDescription !== '' && <p>{addon.longDescription}</p>}
          {addon.features.length > 0 && (
            <ul>
              {addon.features.map((feature, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: plain text that may repeat
                <li key={index}>{feature}</li>
              ))}
            </ul>
          )}
        </div>
      </ExpandableText>
      <AddonAction {...{ config, selection, change, addon, state }} />
    </li>
  );
}

const layout = css({ display: 'flex', flexDirection: 'column', gap: '3' });

const details = css({
  display: 'grid',
  gap: '2',
  textStyle: 'small',
  color: 'muted',
  '& ul': { paddingInlineStart: '5', listStyleType: 'disc' },
});
