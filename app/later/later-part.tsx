import { useHydrated } from '@tanstack/react-router';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { StaticMarkup } from '#app/framework/static-markup';
import { useLanguage } from '#app/i18n/language-context';
import {
  EarlyActionsReplay,
  endRecording,
  recordLatePart,
} from '#app/starter/early-actions-replay';
import { column } from '#styled/recipes';
import { type Part, prepare } from './define-part';
import { FloatingFailure, LoadFailed } from './load-failed';

/** The press that a part waits for, as the part knows it. */
interface Opening {
  isOpen: boolean;
  close: () => void;
}

interface AnyPart<Code> {
  part: Part<Code>;
}

/** Drawn by the browser alone, as soon as it is mounted. */
interface ShownPart<Code> extends AnyPart<Code> {
  when: 'shown';
  whileLoading?: ReactNode;
  children: (code: Code) => ReactNode;
}

/** Drawn by the browser alone, after its opener was pressed; another press retries a failed load. */
interface PressedPart<Code> extends AnyPart<Code> {
  when: 'pressed';
  opener: (open: () => void) => ReactNode;
  children: (code: Code, opening: Opening) => ReactNode;
}

/**
 * Markup that the server draws and the browser keeps without its code. The browser draws it on a page
 * that the server has not drawn, and in place of markup that is wrong for this browser (`replaced`).
 */
interface KeptPart<Code> extends AnyPart<Code> {
  /** `touched`: what `children` draw into the place comes with the first touch. */
  when: 'missing' | 'touched';
  served: 'kept' | 'replaced';
  /** Draws the markup, or what brings it to life in its place. */
  children: (code: Code, place?: HTMLElement) => ReactNode;
}

/**
 * Markup that React takes over once the code is there, loaded when it is less than a screen away or
 * used. Until then what is pressed in it is recorded (D44). `children` must be stable, or React
 * draws it anew, without what was typed.
 */
interface HydratedPart<Code> extends AnyPart<Code> {
  when: 'near';
  served: 'hydrated';
  children: (code: Code) => ReactNode;
}

type LaterPartProps<Code> =
  | ShownPart<Code>
  | PressedPart<Code>
  | KeptPart<Code>
  | HydratedPart<Code>;

/** A part whose code is loaded later. A failure affects only the part and can be retried (D60). */
export function LaterPart<Code>(props: LaterPartProps<Code>) {
  const { code } = useLanguage();
  if (props.when === 'shown') return <Shown {...props} />;
  if (props.when === 'pressed') return <Pressed {...props} />;
  if (props.when === 'near') return <Hydrated {...props} />;
  return <Kept key={code} {...props} />;
}

/** @param presses number of the visitor's requests; another one retries a failed load */
function useCode<Code>(part: Part<Code>, isWanted: boolean, presses = 0) {
  const language = useLanguage();
  const [failedPress, setFailedPress] = useState<number>();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const code = part.find(language);
  const hasFailed = code === undefined && failedPress === presses;
  const isLoading = isWanted && code === undefined && !hasFailed;
  useEffect(() => {
    let isCurrent = isLoading;
    if (isLoading) {
      part.load(language).then(
        () => isCurrent && renderAgain(),
        () => isCurrent && setFailedPress(presses),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [part, language, isLoading, presses]);
  return { code, hasFailed, retry: () => setFailedPress(undefined) };
}

function Shown<Code>({ part, whileLoading, children }: ShownPart<Code>) {
  const { code, hasFailed, retry } = useCode(part, true);
  if (code !== undefined) return children(code);
  return hasFailed ? <LoadFailed onRetry={retry} /> : whileLoading;
}

function Pressed<Code>({ part, opener, children }: PressedPart<Code>) {
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const { code, hasFailed, retry } = useCode(part, presses > 0, presses);
  const open = () => {
    setPresses((before) => before + 1);
    setOpen(true);
  };
  const wasPressed = presses > 0;
  return (
    <>
      {opener(open)}
      {wasPressed && code !== undefined && children(code, { isOpen, close: () => setOpen(false) })}
      {wasPressed && hasFailed && <FloatingFailure onRetry={retry} />}
    </>
  );
}

function Kept<Code>({ part, when, served, children }: KeptPart<Code>) {
  const place = useRef<HTMLDivElement>(null);
  const [isServed] = useState(!useHydrated());
  const isOutdated = served === 'replaced';
  const touches = useTouches(place, part, when === 'touched');
  const { code, hasFailed, retry } = useCode(part, !isServed || isOutdated || touches > 0, touches);
  const [isDrawn, setDrawn] = useState(import.meta.env.SSR || !isServed);
  if (isOutdated && code !== undefined && !isDrawn) setDrawn(true);
  useOpenDisclosure(place, isDrawn);
  return (
    <div ref={place}>
      {hasFailed && !(isServed && touches > 0) && (
        <div className={column()}>
          <LoadFailed onRetry={retry} />
        </div>
      )}
      <StaticMarkup isOutdated={isOutdated}>
        {isDrawn && code !== undefined && children(code)}
      </StaticMarkup>
      {/* Nothing may move below a pointer. */}
      {hasFailed && isServed && touches > 0 && <FloatingFailure onRetry={retry} />}
      {touches > 0 && code !== undefined && place.current && children(code, place.current)}
    </div>
  );
}

/**
 * Counts from the first pointer, focus or text in the place, also before hydration, and its clicks.
 * The first one starts the loading.
 */
function useTouches<Code>(
  place: RefObject<HTMLElement | null>,
  part: Part<Code>,
  isCounting: boolean,
): number {
  const language = useLanguage();
  const [touches, setTouches] = useState(0);
  useEffect(() => {
    const { current } = place;
    if (!current || !isCounting) return;
    let isTouched = false;
    const touch = () => {
      if (isTouched) return;
      isTouched = true;
      // Loading starts here, since React renders what a pointer changes only after the next frame.
      void prepare({ language }, part);
      setTouches((before) => Math.max(before, 1));
    };
    const press = () => setTouches((before) => before + 1);
    const listening = new AbortController();
    const { signal } = listening;
    current.addEventListener('pointerenter', touch, { signal });
    current.addEventListener('focusin', touch, { signal });
    current.addEventListener('click', press, { signal });
    const field = current.querySelector<HTMLInputElement>('[type=search]');
    if (field?.value || current.matches(':hover, :focus-within')) touch();
    return () => listening.abort();
  }, [place, part, language, isCounting]);
  return touches;
}

/** A disclosure stays open when the browser draws the markup in the server's place. */
function useOpenDisclosure(place: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const disclosure = place.current?.querySelector('details');
    if (disclosure && isDrawn) disclosure.open = wasOpen.current;
    return () => {
      wasOpen.current = disclosure?.open ?? false;
    };
  }, [place, isDrawn]);
}

function Hydrated<Code>({ part, children }: HydratedPart<Code>) {
  const place = useRef<HTMLDivElement>(null);
  const [isServed] = useState(!useHydrated());
  const [isUsed, setUsed] = useState(!isServed);
  const isNear = useIsNear(place);
  const { code, hasFailed, retry } = useCode(part, isUsed || isNear);
  useLayoutEffect(() => {
    if (isServed && place.current && recordLatePart(place.current, !hasFailed)) setUsed(true);
  }, [isServed, hasFailed]);
  useLayoutEffect(() => endRecording, []);
  // The same element, so that React leaves the server's markup alone until the code is there.
  const markup = useMemo(() => <Served part={part}>{children}</Served>, [part, children]);
  return (
    <>
      <div ref={place}>{isServed ? markup : code !== undefined && children(code)}</div>
      {hasFailed && <FloatingFailure onRetry={retry} />}
    </>
  );
}

/** A component of its own: React forgets a new language on a `Suspense` that it does not render. */
function Served<Code>({ part, children }: Pick<HydratedPart<Code>, 'part' | 'children'>) {
  return (
    <Suspense>
      <Arriving part={part}>{children}</Arriving>
      <EarlyActionsReplay isOfLatePart />
    </Suspense>
  );
}

function Arriving<Code>({ part, children }: Pick<HydratedPart<Code>, 'part' | 'children'>) {
  const language = useLanguage();
  // Another language draws it anew.
  if (useHydrated()) void prepare({ language }, part);
  return children(part.find(language) ?? use(part.loaded));
}

/** True once the element is less than a screen away from what is seen. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
