import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LoadFailed } from '#app/catalog/load-failed';
import { StaticMarkup } from '#app/framework/static-markup';
import { useLanguage, useLoadWithTexts } from '#app/i18n/language-context';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { useLazyPart } from '#app/ui/lazy-part';
import { drawDetails } from './draw-details';
import { type DetailPart, type DrawDetails, detailsId } from './load-details';

/** The build keeps the code of these parts out of the page's first scripts. */
const drawOnServer: DrawDetails = createIsomorphicFn().server(drawDetails);
const importDrawing = createClientOnlyFn(async () => (await import('./draw-details')).drawDetails);

interface DetailsProps {
  part: DetailPart;
  /** The drawing function, if the page's loader has loaded it. */
  loaded: DrawDetails | undefined;
}

/**
 * The comparison of the plans, or technology, security and questions: markup that the server draws
 * and the browser keeps. Its code is loaded for a visitor who comes from another page, and if the
 * comparison shows other prices than this browser's own (D20). A change of language mounts it again.
 */
export function Details({ part, loaded = drawOnServer }: DetailsProps) {
  const language = useLanguage();
  const config = usePricingConfig();
  // A later result of the loader must not redraw the markup.
  const [first] = useState(() => ({ config, draw: loaded }));
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => setMissing(place.current?.textContent === ''), []);
  const isOutdated = part === 'comparison' && config !== first.config;
  const load = useLoadWithTexts<DrawDetails>('details', importDrawing);
  const { loading, retry } = useLazyPart(load, isOutdated || isMissing);
  const draw = loading.kind === 'loaded' ? loading.part : first.draw;
  const drawn = draw(config)?.[part];
  const isLoaded = loading.kind === 'loaded';
  const wasOpen = useRef(false);
  // The disclosure stays open when other prices redraw it.
  useLayoutEffect(() => {
    const disclosure = place.current?.querySelector('details');
    if (disclosure && isLoaded) disclosure.open = wasOpen.current;
    return () => {
      wasOpen.current = disclosure?.open ?? false;
    };
  }, [isLoaded]);
  return (
    <div ref={place} id={detailsId(part, language)}>
      {loading.kind === 'failed' && <LoadFailed onRetry={retry} />}
      <StaticMarkup isOutdated={isOutdated}>{drawn}</StaticMarkup>
    </div>
  );
}
