import { useState } from 'react';
import { useLoadWithTexts } from '#app/i18n/language-context';
import { useStoredPricing } from '#app/state/use-stored-pricing';
import { LazyPart } from '#app/ui/lazy-part';

/** Only a tab in which staff look at other prices loads it. */
const loadBar = async () => (await import('./preview/preview-bar')).PreviewBar;

/** First on pages with prices: which prices they show, where staff look at others than visitors see. */
export function PreviewSlot() {
  const stored = useStoredPricing();
  const isPreview = stored.status === 'custom' && stored.isPreview === true;
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
