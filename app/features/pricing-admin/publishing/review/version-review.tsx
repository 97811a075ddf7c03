import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf } from '#app/features/pricing-admin/derived';
import { useEditor } from '#app/features/pricing-admin/editor-context';
import { ProblemNotice } from '#app/features/pricing-admin/publishing/problem-notice';
import type { Publishing } from '#app/features/pricing-admin/publishing/publishing';
import { useLists } from '#app/features/pricing-admin/publishing/use-lists';
import { Outcome } from './outcome';
import { Review } from './review';
import type { Done } from './use-submission';

/** Brings back a version that was published before. */
export function VersionReview({
  version,
  publications,
  pricing,
  onPublished,
}: Publishing & { version: number }) {
  const { t } = useTranslation('publishing');
  const { session } = useEditor();
  const [done, setDone] = useState<Done>();
  const found = useLists([version]);
  const finish = (result: Done) => {
    const [list] = found.is === 'ready' ? found.lists : [];
    const isEdited = changesOf(session.store.state.base, session.readDraft()).length > 0;
    // Edits stay as they are; that another list is in force now is told when they are published.
    if (!result.isPlanned && !isEdited && list) {
      onPublished(version === 0 ? undefined : { version, list });
    }
    setDone(result);
    void publications.load();
  };
  if (done) return <Outcome done={done} own="none" onClose={publications.close} />;
  if (found.is === 'loading') return <p role="status">{t('review.loading')}</p>;
  if (found.is === 'failed') return <ProblemNotice problem={found.problem} />;
  const [list] = found.lists;
  if (!list) return null;
  return (
    <Review
      target={{ is: 'version', version, list }}
      referenceTexts={pricing.referenceTexts}
      onCancel={publications.close}
      onDone={finish}
      onTakeOver={() => {}}
    />
  );
}
