import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '#app/catalog/load-failed';
import type { PricingConfig } from '#app/domain/pricing/config';
import { StaticMarkup } from '#app/framework/static-markup';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import { NamespaceProvider } from '#app/i18n/namespace-provider';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { useLazyPart } from '#app/ui/use-lazy-part';
import { DETAIL_TEXTS, detailsId } from './detail-texts';
import { drawDetails } from './draw-details';

export type DrawDetails = (config: PricingConfig) => ReturnType<typeof drawDetails> | undefined;

/** The build leaves what these parts need out of the page's first scripts. */
const drawOnServer: DrawDetails = createIsomorphicFn().server(drawDetails);
const importDrawing = createClientOnlyFn(async () => (await import('./draw-details')).drawDetails);

interface DetailsProps {
  /** What draws them, where the page's loader has loaded it. */
  loaded: DrawDetails | undefined;
}

/**
 * Comparison of the plans, technology and security, questions: markup that the server draws and the
 * browser keeps. Their code is loaded for a visitor who comes from another page, and where the
 * comparison is of other prices than this browser's own (D20). Another language is another part, by
 * its key.
 */
export function Details({ loaded = drawOnServer }: DetailsProps) {
  const language = useLanguage();
  const translations = useTranslations();
  const config = usePricingConfig();
  // What the loader brings later does not draw anew what stands there.
  const [first] = useState(() => ({ config, draw: loaded }));
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => setMissing(place.current?.textContent === ''), []);
  const isOutdated = config !== first.config;
  const load = useCallback(async (): Promise<DrawDetails> => {
    const [draw] = await Promise.all([importDrawing(), translations.load(language, DETAIL_TEXTS)]);
    return draw;
  }, [language, translations]);
  const { loading, retry } = useLazyPart(load, isOutdated || isMissing);
  const draw = loading.status === 'loaded' ? loading.part : first.draw;
  const comparison = draw(config)?.comparison;
  const answers = (isMissing ? draw : first.draw)(config)?.answers;
  return (
    <div ref={place} id={detailsId(language)}>
      {loading.status === 'failed' && <LoadFailed onRetry={retry} />}
      <StaticMarkup isOutdated={isOutdated}>
        {comparison && <Drawn>{comparison}</Drawn>}
      </StaticMarkup>
      <StaticMarkup isOutdated={false}>{answers && <Drawn>{answers}</Drawn>}</StaticMarkup>
    </div>
  );
}

/** On the server the page's texts have these, too: to ask for them would send them to the browser. */
function Drawn({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? (
    children
  ) : (
    <NamespaceProvider namespaces={DETAIL_TEXTS}>{children}</NamespaceProvider>
  );
}
