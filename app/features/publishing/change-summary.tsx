import { useTranslation } from 'react-i18next';
import { ChangeList, SampleList } from '#app/catalog/price-changes/change-list';
import type { Change } from '#app/domain/pricing/changes';
import type { Draft } from '#app/domain/pricing/editing/draft';
import { quoteSamples } from '#app/domain/pricing/editing/samples';
import { part, partHeading } from './layout';

interface ChangeSummaryProps {
  changes: readonly Change[];
  before: Draft;
  after: Draft;
}

/** Changes and their effect on sample customers. */
export function ChangeSummary({ changes, before, after }: ChangeSummaryProps) {
  const { t } = useTranslation('staff');
  const samples = quoteSamples(before, after);
  return (
    <>
      <section className={part}>
        <h3 className={partHeading}>{t('publishing.review.changes')}</h3>
        <ChangeList changes={changes} />
      </section>
      {samples.length > 0 && (
        <section className={part}>
          <h3 className={partHeading}>{t('publishing.review.samples')}</h3>
          <SampleList samples={samples} />
        </section>
      )}
    </>
  );
}
