import { useState } from 'react';
import { definePart } from '#app/later/define-part';
import { LaterPart } from '#app/later/later-part';
import { useStoredPricing } from '#app/state/pricing-config';

/** Loaded only in a tab in which staff preview prices. */
const bar = definePart({ load: () => import('./preview/preview-bar'), area: 'staff' });

/** Names the previewed prices at the top of pages with prices. */
export function PreviewSlot() {
  const stored = useStoredPricing();
  const isPreview = stored.kind === 'custom' && stored.isPreview === true;
  const [wasPreview, setWasPreview] = useState(false);
  if (isPreview && !wasPreview) setWasPreview(true);
  if (!wasPreview) return null;
  return (
    <LaterPart part={bar} when="shown">
      {({ PreviewBar }) => <PreviewBar isPreview={isPreview} />}
    </LaterPart>
  );
}
