import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start';
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/catalog/load-failed';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { StaticMarkup } from '#app/framework/static-markup';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import type { Namespace } from '#app/i18n/namespaces';
import { Texts } from '#app/i18n/texts';
import { useLazyPart } from '#app/ui/use-lazy-part';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { drawPicture } from './draw-picture';

interface PricePictureProps {
  config: PricingConfig;
  selection: Selection;
}

const TEXTS: readonly Namespace[] = ['curve'];

/** The build leaves what this needs out of the browser's first scripts. */
const drawOnServer = createIsomorphicFn().server(drawPicture);
const loadDrawing = createClientOnlyFn(async () => (await import('./draw-picture')).drawPicture);

/**
 * The price over the number of users, and what the next user, system and landscape would cost.
 * The server draws it; the browser loads what draws it when it comes near, or when a choice makes
 * the server's picture untrue. Another language is another part, by its key.
 */
export function PricePicture({ config, selection }: PricePictureProps) {
  const { t } = useTranslation('calculator');
  const id = useId();
  const [first] = useState({ config, selection });
  const isOutdated = config !== first.config || selection !== first.selection;
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const { draw, failed, retry } = useDrawing(isNear || isOutdated);
  // A held stepper does not wait for the picture.
  const shown = useDeferredValue(selection);
  const drawn = useMemo(() => draw(config, shown), [draw, config, shown]);
  return (
    <section ref={section} aria-labelledby={id} className={cx(card(), layout)}>
      <h3 id={id} className={css({ textStyle: 'title' })}>
        {t('curve.title')}
      </h3>
      {failed && <LoadFailed onRetry={retry} />}
      <StaticMarkup className={columns} isOutdated={isOutdated}>
        {drawn?.picture}
      </StaticMarkup>
      {/* It may have been opened before hydration; that is no difference worth reporting. */}
      <details className={values} suppressHydrationWarning>
        <summary>{t('curve.values')}</summary>
        <StaticMarkup isOutdated={isOutdated}>{drawn?.table}</StaticMarkup>
      </details>
    </section>
  );
}

type Draw = (config: PricingConfig, selection: Selection) => ReturnType<typeof drawPicture>;

/** How pictures are drawn here: on the server at once, in a browser when the code has come. */
function useDrawing(isWanted: boolean) {
  const language = useLanguage();
  const translations = useTranslations();
  const load = useCallback(async (): Promise<Draw> => {
    const [draw] = await Promise.all([loadDrawing(), translations.load(language, TEXTS)]);
    return (config, selection) => {
      const drawn = draw(config, selection);
      return (
        drawn && {
          picture: <Texts namespaces={TEXTS}>{drawn.picture}</Texts>,
          table: <Texts namespaces={TEXTS}>{drawn.table}</Texts>,
        }
      );
    };
  }, [language, translations]);
  const { loading, retry } = useLazyPart(load, isWanted);
  const draw: Draw = loading.status === 'loaded' ? loading.part : drawOnServer;
  return { draw, failed: loading.status === 'failed', retry };
}

/** Whether the part has come near the window; from then on it stays so. */
function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!part.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '25%',
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, isNear]);
  return isNear;
}

const layout = css({ display: 'grid', gap: '4' });

const columns = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  // The room of the picture where there is none yet.
  minHeight: '[24rem]',
  gridTemplateColumns: { lg: '[minmax(0, 1fr) minmax(0, 16rem)]' },
});

const values = css({
  textStyle: 'small',
  '& > summary': { cursor: 'pointer', width: 'fit', paddingBlock: '1', marginBlockEnd: '2' },
});
