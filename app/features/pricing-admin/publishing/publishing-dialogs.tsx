import { useSelector } from '@tanstack/react-store';
import { CallOffDialog } from './history/call-off-dialog';
import { CompareDialog } from './history/compare-dialog';
import { PreviewDialog } from './preview/preview-dialog';
import type { Publishing } from './publishing';
import { ReviewDialog } from './review/review-dialog';

/** What is opened in front of the editor, one at a time. */
export function PublishingDialogs(publishing: Publishing) {
  const { publications } = publishing;
  const opened = useSelector(publications.store, (state) => state.opened);
  const inForce = useSelector(publications.store, ({ history }) => history?.inForce ?? 0);
  const { is } = opened ?? {};
  const version = opened && 'version' in opened ? opened.version : undefined;
  return (
    <>
      <ReviewDialog {...publishing} isOpen={is === 'review'} version={version} />
      <PreviewDialog
        isOpen={is === 'preview'}
        version={version ?? 0}
        onClose={publications.close}
      />
      <CompareDialog
        isOpen={is === 'compare'}
        version={version ?? 0}
        inForce={inForce}
        onClose={publications.close}
      />
      <CallOffDialog
        planned={opened?.is === 'call-off' ? opened.planned : undefined}
        publications={publications}
      />
    </>
  );
}
