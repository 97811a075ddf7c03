import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Announcement,
  FeatureItems,
  useAddonOffer,
  useItemLanguage,
} from '#app/catalog/item-texts';
import { NetLine, NetNote, usePrices } from '#app/catalog/use-prices';
import { computeAddonPrice } from '#app/domain/pricing/compare';
import type { Addon } from '#app/domain/pricing/config';
import { getAddonState, type SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { summaryPart } from '#app/features/calculator/summary/summary-part';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { Badge } from '#app/ui/badge';
import { ExpandableText } from '#app/ui/expandable-text';
import { Checkbox } from '#app/ui/fields/checkbox';
import { hydratedLater } from '#app/ui/hydrated-later';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { AddonAction, type AddonActionProps } from './addon-action';

/** An even number leaves no gap in two columns; on phones a note is within 700 px (D4). */
const CARDS_PER_NOTE = 4;

/** Independent of the counts, so that steppers do not render it again. */
export const AddonSection = hydratedLater(function AddonSection(
  props: ChoiceProps<SelectionWithoutCounts>,
) {
  const { config, selection } = props;
  const { t } = useTranslation('calculator');
  const [showsFuture, setShowsFuture] = useState(false);
  const { freeAddonCount, title } = selection.plan;
  const withStatus = (status: Addon['status']) =>
    config.ADDONS.filter((addon) => addon.status === status);
  const [available, future] = [withStatus('available'), withStatus('future')];
  return (
    <section aria-labelledby="addons-title" className={summaryPart}>
      <h3 id="addons-title" tabIndex={-1}>
        {t('addons.title')}
      </h3>
      <p className={css({ color: 'muted', textStyle: 'small' })}>
        {freeAddonCount > 0
          ? t('addons.free', { count: freeAddonCount, plan: title })
          : t('addons.intro')}{' '}
        <NetNote />
      </p>
      {available.length === 0 ? (
        <p className={css({ color: 'muted' })}>{t('addons.none')}</p>
      ) : (
        <AddonCards {...props} addons={available} />
      )}
      {future.length > 0 && (
        <Checkbox
          label={t('addons.showFuture')}
          checked={showsFuture}
          onCheckedChange={setShowsFuture}
          className={css({ _noscript: { display: 'none' } })}
        />
      )}
      {showsFuture && <AddonCards {...props} addons={future} />}
    </section>
  );
});

interface AddonCardsProps extends ChoiceProps<SelectionWithoutCounts> {
  addons: readonly Addon[];
}

function AddonCards({ addons, ...props }: AddonCardsProps) {
  const groups = Map.groupBy(
    withKeys(addons, ({ id }) => id),
    (_, index) => Math.floor(index / CARDS_PER_NOTE),
  );
  return [...groups].map(([number, group]) => (
    <Fragment key={number}>
      <ul className={classes.list}>
        {group.map(({ key, item: addon }) => (
          <AddonCard key={key} {...props} addon={addon} />
        ))}
      </ul>
      {addons.length >= CARDS_PER_NOTE && (
        <NetLine className={css({ textStyle: 'caption', color: 'muted' })} />
      )}
    </Fragment>
  ));
}

function AddonCard(props: Omit<AddonActionProps, 'state'>) {
  const { config, selection, addon } = props;
  const { t } = useTranslation(['calculator', 'catalog']);
  const titleId = useId();
  const languageOf = useItemLanguage('addons');
  const state = getAddonState(selection, addon);
  const isIncluded = state === 'included';
  const title = (
    <h4 id={titleId} {...languageOf(addon, addon.title)}>
      {addon.title}
    </h4>
  );
  const action = <AddonAction {...props} state={state} />;
  return (
    <li
      aria-labelledby={titleId}
      className={cx(card({ variant: state === 'selected' ? 'selected' : 'plain' }), classes.root)}
    >
      {!isIncluded && (
        <div className={classes.head}>
          {title}
          {action}
        </div>
      )}
      <ExpandableText
        lines={[addon.description, addon.longDescription, ...addon.features].filter(Boolean)}
        moreLabel={t('addons.showMore')}
        lessLabel={t('addons.showLess')}
        nameOf={(text) => t('addons.buttonName', { text, addon: addon.title })}
        isBrief={isIncluded}
        head={
          isIncluded ? (
            <div>
              {title}
              {action}
            </div>
          ) : (
            <div className={classes.notes}>
              <AddonPrice config={config} selection={selection} addon={addon} state={state} />
              {addon.status === 'future' && addon.statusText !== '' && (
                <Badge>
                  <Announcement addon={addon} namesQuarter />
                </Badge>
              )}
            </div>
          )
        }
        whenOpen={
          // The note below the cards is then too far from the price (D4).
          <NetLine isShort className={css({ textStyle: 'caption' })} />
        }
      >
        <div className={classes.text}>
          <p {...languageOf(addon, addon.description)}>{addon.description}</p>
          {addon.longDescription !== '' && (
            <p {...languageOf(addon, addon.longDescription)}>{addon.longDescription}</p>
          )}
          {addon.features.length > 0 && (
            <ul>
              <FeatureItems kind="addons" item={addon} />
            </ul>
          )}
        </div>
      </ExpandableText>
    </li>
  );
}

/** Price in the chosen plan, else how the addon can be bought. */
function AddonPrice({ config, selection, addon, state }: Omit<AddonActionProps, 'change'>) {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { showPrice } = usePrices();
  const offerOf = useAddonOffer(config);
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

const classes = {
  list: css({
    stack: '3',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]',
    // The last of an odd number fills its row of two.
    '& > :last-child:nth-child(odd)': { md: { gridColumn: '[1 / -1]' } },
  }),
  root: css({
    stack: '1',
    alignContent: 'start',
    paddingBlock: '3.5',
    paddingInline: '4',
    overflowWrap: 'anywhere',
    '& h4': { fontWeight: 'semibold' },
  }),
  head: css({
    wrap: '2',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    '& > h4': { flex: '[1 1 0]', minWidth: 'min', paddingBlock: '1.5' },
  }),
  notes: css({
    wrap: '3',
    rowGap: '0',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    color: 'muted',
  }),
  text: css({
    textStyle: 'caption',
    '& p + p, & ul': { color: 'muted', marginBlockStart: '1' },
    '& ul': { paddingInlineStart: '5', listStyle: 'disc' },
  }),
};
