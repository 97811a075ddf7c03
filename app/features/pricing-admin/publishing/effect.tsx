import { useTranslation } from 'react-i18next';
import type { Change } from '#app/domain/pricing/changes';
import type { Draft } from '#app/domain/pricing/editing/draft';
import { quoteSamples } from '#app/domain/pricing/editing/samples';
import { ChangeList } from '#app/features/pricing-admin/changes/change-list';
import { SampleList } from '#app/features/pricing-admin/changes/sample-list';
import { headings, part } from './layout';

interface EffectProps {
  changes: readonly Change[];
  before: Draft;
  after: Draft;
}

/** What would change, in words and for sample customers. */
export function Effect({ changes, before, after }: EffectProps) {
  const { t } = useTranslation('publishing');
  const samples = quoteSamples(before, after);
  return (
    <>
      <section className={part}>
        <h3 className={headings}>{t('review.changes')}</h3>
        <ChangeList changes={changes} />
      </section>
      {samples.length > 0 && (
        <section className={part}>
          <h3 className={headings}>{t('review.samples')}</h3>
          <SampleList samples={samples} />
        </section>
      )}
    </>
  );
}
