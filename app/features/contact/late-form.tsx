import { useHydrated } from '@tanstack/react-router';
import {
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FloatingFailure } from '#app/catalog/load-failed';
import { useLanguage } from '#app/i18n/language-context';
import {
  EarlyActionsReplay,
  endRecording,
  recordLatePart,
} from '#app/starter/early-actions-replay';
import { useLazyPart } from '#app/ui/lazy-part';
import type { InquiryFormProps } from './inquiry-form';
import { findForm, formLoaded, loadForm, prepareForm } from './load-form';

/**
 * The inquiry form. The browser loads its code when it comes near; until then it keeps the server's
 * HTML, and the starter records what is pressed in it (D44). Its properties must not change, or
 * React draws it anew, without what was typed.
 */
export function LateForm(props: InquiryFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isServed] = useState(!useHydrated());
  const [isUsed, setUsed] = useState(!isServed);
  const isNear = useIsNear(place);
  const { loading, retry } = useLazyPart(loadForm, isUsed || isNear);
  const hasFailed = loading.kind === 'failed';
  useLayoutEffect(() => {
    if (isServed && place.current && recordLatePart(place.current, !hasFailed)) setUsed(true);
  }, [isServed, hasFailed]);
  useLayoutEffect(() => endRecording, []);
  const Form = isServed ? ServedForm : findForm();
  return (
    <>
      <div ref={place}>{Form && <Form {...props} />}</div>
      {hasFailed && <FloatingFailure onRetry={retry} />}
    </>
  );
}

/** React hydrates it when the code is there. */
const ServedForm = memo((props: InquiryFormProps) => (
  <Suspense>
    <LoadedForm {...props} />
    <EarlyActionsReplay isOfLatePart />
  </Suspense>
));

function LoadedForm(props: InquiryFormProps) {
  const language = useLanguage();
  // Another language draws it anew.
  if (useHydrated()) void prepareForm(language);
  const Form = findForm() ?? use(formLoaded);
  return <Form {...props} />;
}

/** True once the element is less than a screen away from what is seen. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
