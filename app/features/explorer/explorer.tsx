import { useHydrated } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '#app/catalog/load-failed';
import { StaticMarkup } from '#app/framework/static-markup';
import { useLanguage } from '#app/i18n/language-context';
import { useLazyPart } from '#app/ui/lazy-part';
import { column, landscape } from '#styled/recipes';
import { EXPLORER_ANCHOR, findExplorer, loadExplorer } from './load-explorer';
import { findServed } from './serve-explorer';

/** The build keeps this code out of the browser's first scripts. */
const findMarkup = createIsomorphicFn().server(findServed);

/** The product with a demo landscape. A change of language mounts it again. */
export function Explorer() {
  return <LanguageExplorer key={useLanguage().code} />;
}

/**
 * The server renders it complete and usable. The browser loads its code with the first interaction
 * and keeps the markup; after an internal navigation the browser renders it.
 */
function LanguageExplorer() {
  const language = useLanguage();
  const section = useRef<HTMLElement>(null);
  const [isServed] = useState(!useHydrated());
  const [isTouched, touch] = useTouched(section);
  const [compared, setCompared] = useState<string>();
  const [presses, setPresses] = useState(0);
  const load = useCallback(() => loadExplorer(language), [language]);
  const { loading, retry } = useLazyPart(load, isTouched || !isServed, presses);
  const code = loading.kind === 'loaded' ? loading.part : findExplorer();
  const openComparison = ({ target }: MouseEvent) => {
    const chip = target instanceof Element && target.closest<HTMLButtonElement>('button[value]');
    if (!chip) return;
    touch();
    setCompared(chip.value);
    setPresses((before) => before + 1);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks of buttons inside, also those by key
    <section
      ref={section}
      id={EXPLORER_ANCHOR}
      aria-labelledby="landscape-title"
      className={landscape().root}
      onPointerEnter={touch}
      onFocus={touch}
      onClick={openComparison}
    >
      <StaticMarkup served={findMarkup?.(language)}>
        {!isServed && code && <code.DrawnExplorer />}
      </StaticMarkup>
      {loading.kind === 'failed' && (
        <div className={column()}>
          <LoadFailed onRetry={retry} />
        </div>
      )}
      {isTouched && code && section.current && (
        <code.LiveLandscape
          section={section.current}
          compared={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </section>
  );
}

/** True after a pointer, focus or input event, also before hydration. */
function useTouched(section: RefObject<HTMLElement | null>) {
  const [isTouched, setTouched] = useState(false);
  const touch = useCallback(() => setTouched(true), []);
  useEffect(() => {
    const { current } = section;
    const field = current?.querySelector<HTMLInputElement>('[type=search]');
    if (field?.value || current?.matches(':hover, :focus-within')) touch();
  }, [section, touch]);
  return [isTouched, touch] as const;
}
