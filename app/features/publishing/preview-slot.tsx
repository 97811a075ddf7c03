import { useState } from 'react';
import { useLoadWithTexts } from '#app/i18n/language-context';
import { useStoredPricing } from '#app/state/pricing-config';
import { LazyPart } from '#app/ui/lazy-part';

/** Loaded only in a tab in which staff preview prices. */
const loadBar = async () => (await import('./preview/preview-bar')).PreviewBar;

/** Names the previewed prices at the top of pages with prices. */
export function PreviewSlot() {
  const stored = useStoredPricing();
  const isPreview = stored.kind === 'custom' && stored.isPreview === true;
  const [wasPreview, setWasPreview] = useState(false);
  if (isPreview && !wasPreview) setWasPreview(true);
  const load = useLoadWithTexts('staff', loadBar);
  if (!wasPreview) return null;
  return (
    <LazyPart load={load} whenFailed={() => null}>
      {(PreviewBar) => <PreviewBar isPreview={isPreview} />}
    </LazyPart>
  );
}
