import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddonOffer, useItemLanguage } from '#app/catalog/item-texts';
import { usePrices } from '#app/catalog/use-prices';
import { computeAddonPrice } from '#app/domain/pricing/compare';
import type { Addon } from '#app/domain/pricing/config';
import {
  type AddonState,
  getAddonState,
  type SelectionWithoutCounts,
} from '#app/domain/pricing/selection';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { Badge } from '#app/ui/badge';
import { ExpandableText } from '#app/ui/expandable-text';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { addonOption, card } from '#styled/recipes';
import { AddonAction } from './addon-action';

interface AddonCardProps extends ChoiceProps<SelectionWithoutCounts> {
  addon: Addon;
}

export function AddonCard(props: AddonCardProps) {
  const { config, selection, addon } = props;
  const { t } = useTranslation(['calculator', 'catalog']);
  const titleId = useId();
  const languageOf = useItemLanguage('addons');
  const state = getAddonState(selection, addon);
  return (
    <li
      aria-labelledby={titleId}
      className={cx(card({ variant: state === 'selected' ? 'selected' : 'plain' }), classes.root)}
    >
      <div>
        <h4 id={titleId} {...languageOf(addon, addon.title)}>
          {addon.title}
        </h4>
        <div className={classes.facts}>
          <AddonPrice config={config} selection={selection} addon={addon} state={state} />
          {addon.status === 'future' && addon.statusText !== '' && (
            <Badge>{t('catalog:availableFrom', { quarter: addon.statusText })}</Badge>
          )}
        </div>
      </div>
      <ExpandableText
        lines={[addon.description, addon.longDescription, ...addon.features].filter(Boolean)}
        moreLabel={t('addons.showMore')}
        lessLabel={t('addons.showLess')}
        nameOf={(text) => t('addons.buttonName', { text, addon: addon.title })}
        action={<AddonAction {...props} state={state} />}
      >
        <div className={classes.text}>
          <p {...languageOf(addon, addon.description)}>{addon.description}</p>
          {addon.longDescription !== '' && (
            <p {...languageOf(addon, addon.longDescription)}>{addon.longDescription}</p>
          )}
          {addon.features.length > 0 && (
            <ul>
              {withKeys(addon.features, String).map(({ key, item: feature }) => (
                <li key={key} {...languageOf(addon, feature)}>
                  {feature}
                </li>
              ))}
            </ul>
          )}
        </div>
      </ExpandableText>
    </li>
  );
}

interface AddonPriceProps extends Omit<AddonCardProps, 'change'> {
  state: AddonState;
}

/** Price in the chosen plan, else how the addon can be bought. */
function AddonPrice({ config, selection, addon, state }: AddonPriceProps) {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { showPrice } = usePrices();
  const offerOf = useAddonOffer(config);
  if (state === 'included') return <p>{t('lines.included')}</p>;
  if (state === 'disabled') return <p>{offerOf(addon).join(' · ')}</p>;
  const price = showPrice(addon.price);
  const isFree =
    state !== 'future' &&
    addon.price > 0 &&
    computeAddonPrice(config, selection, addon).kind === 'free';
  if (isFree) return <p>{t('catalog:freeInstead', { price })}</p>;
  return (
    <p>
      <span className={css({ textStyle: 'figure', color: 'ink' })}>{price}</span>{' '}
      {t('catalog:plans.perMonth')}
    </p>
  );
}

const classes = addonOption();
