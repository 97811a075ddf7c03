import { Fragment, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import type { SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { summaryPart } from '#app/features/calculator/summary/summary-part';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { Checkbox } from '#app/ui/fields/checkbox';
import { withKeys } from '#app/ui/with-keys';
import { css } from '#styled/css';
import { addonOption } from '#styled/recipes';
import { AddonCard } from './addon-card';

/** An even number leaves no gap in two columns; on phones a note is within 700 px (D4). */
const CARDS_PER_NOTE = 4;

/** Independent of the counts, so that steppers do not render it again. */
export const AddonSection = memo(function AddonSection(props: ChoiceProps<SelectionWithoutCounts>) {
  const { config, selection } = props;
  const { t } = useTranslation('calculator');
  const [showsFuture, setShowsFuture] = useState(false);
  const { freeAddonCount, title } = selection.plan;
  const shown = config.ADDONS.filter(({ status }) => showsFuture || status === 'available');
  const hasFuture = config.ADDONS.some(({ status }) => status === 'future');
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
      {shown.length === 0 ? (
        <p className={css({ color: 'muted' })}>{t('addons.none')}</p>
      ) : (
        splitForNotes(withKeys(shown, ({ id }) => id)).map((addons, group) => (
          <Fragment key={addons[0]?.key}>
            {group > 0 && (
              <p className={css({ textStyle: 'caption', color: 'muted' })}>
                <NetNote />
              </p>
            )}
            <ul className={addonOption().list}>
              {addons.map(({ key, item: addon }) => (
                <AddonCard key={key} {...props} addon={addon} />
              ))}
            </ul>
          </Fragment>
        ))
      )}
      {hasFuture && (
        <Checkbox
          label={t('addons.showFuture')}
          checked={showsFuture}
          onCheckedChange={setShowsFuture}
          className={css({ _noscript: { display: 'none' } })}
        />
      )}
    </section>
  );
});

function splitForNotes<Item>(addons: readonly Item[]): Item[][] {
  const groups = Array.from({ length: Math.ceil(addons.length / CARDS_PER_NOTE) });
  return groups.map((_, group) =>
    addons.slice(group * CARDS_PER_NOTE, (group + 1) * CARDS_PER_NOTE),
  );
}
