import { lazy, Suspense, useState } from 'react';
import { useStoredPricing } from '#app/state/use-stored-pricing';

/** Only a tab in which staff look at other prices loads it. */
const PreviewBar = lazy(() =>
  import('./preview/preview-bar').then((module) => ({ default: module.PreviewBar })),
);

/** First on pages with prices: which prices they show, where staff look at others than visitors see. */
export function PreviewSlot() {
  const stored = useStoredPricing();
  const isPreview = stored.status === 'custom' && stored.isPreview === true;
  const [wasPreview, setWasPreview] = useState(false);
  if (isPreview && !wasPreview) setWasPreview(true);
  if (!wasPreview) return null;
  return (
    <Suspense>
      <PreviewBar isPreview={isPreview} />
    </Suspense>
  );
}
