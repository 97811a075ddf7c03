import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddonIcon } from '#app/catalog/addon-icon';
import { useItemLanguage } from '#app/catalog/item-language';
import { usePrices } from '#app/catalog/use-prices';
import type { Addon, PricingConfig } from '#app/domain/pricing/config';
import { addonStateIn, type SelectionWithoutCounts } from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { useTextLanguage } from '#app/i18n/text-language';
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
  const languageOf = useItemLanguage('addons');
  const labels = useTextLanguage('catalog');
  const state = addonStateIn(selection.plan, selection, addon);
  return (
    <li
      aria-labelledby={titleId}
      className={cx(card({ variant: state === 'selected' ? 'selected' : 'plain' }), layout)}
    >
      <div className={css({ display: 'flex', gap: '3', alignItems: 'flex-start' })}>
        <AddonIcon name={addon.icon} />
        <div className={css({ flexGrow: '1', minWidth: '0' })}>
          <h3
            id={titleId}
            className={css({ fontWeight: 'semibold', lineHeight: 'snug' })}
            {...languageOf(addon, addon.title)}
          >
            {addon.title}
          </h3>
          <div className={facts} {...labels}>
            <p>
              <span className={css({ textStyle: 'figure', color: 'ink' })}>
                {showPrice(addon.price)}
              </span>{' '}
              {t('catalog:plans.perMonth')}
            </p>
            {addon.status === 'future' && addon.statusText !== '' && (
              <Badge>{t('catalog:availableFrom', { quarter: addon.statusText })}</Badge>
            )}
          </div>
        </div>
      </div>
      <p className={css({ textStyle: 'small' })} {...languageOf(addon, addon.description)}>
        {addon.description}
      </p>
      <ExpandableText
        moreLabel={t('addons.showMore')}
        lessLabel={t('addons.showLess')}
        nameOf={(text) => t('addons.buttonName', { text, addon: addon.title })}
      >
        <div className={details}>
          {addon.longDescription !== '' && (
            <p {...languageOf(addon, addon.longDescription)}>{addon.longDescription}</p>
          )}
          {addon.features.length > 0 && (
            <ul>
              {addon.features.map((feature, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: plain text that may repeat
                <li key={index} {...languageOf(addon, feature)}>
                  {feature}
                </li>
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

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'small',
  color: 'muted',
});

const details = css({
  display: 'grid',
  gap: '2',
  textStyle: 'small',
  color: 'muted',
  '& ul': { paddingInlineStart: '5', listStyleType: 'disc' },
});
