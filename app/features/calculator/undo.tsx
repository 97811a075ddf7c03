import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getCounts, listUnits } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';
import type { UndoableChange } from '#app/domain/pricing/undoable';
import type { UndoOffer } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { useClearOfFocus } from '#app/ui/use-clear-of-focus';
import { css } from '#styled/css';
import { isUndoKey } from './undo-key';

interface UndoPlaceProps {
  config: PricingConfig;
  selection: Selection;
  offer: UndoOffer | undefined;
}

/**
 * The place of the undo offer: over the page's header, where it covers nothing of the page. It is
 * always rendered, because screen readers announce only changes.
 */
export function UndoPlace(props: UndoPlaceProps) {
  const { offer } = props;
  return (
    <div role="status" className={place}>
      {offer && <UndoToast key={offer.id} {...props} offer={offer} />}
    </div>
  );
}

const place = css({
  position: 'fixed',
  zIndex: 'toast',
  insetBlockStart: '1',
  insetInline: '1',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

/** How long a change is offered to be undone; paused while pointer or focus is in the offer. */
const UNDO_MS = 20_000;
const WORDS_MS = 8000;
/** How long the words stay, and the button after them. */
const STAYS_MS = { words: WORDS_MS, button: UNDO_MS - WORDS_MS };

/**
 * Names the change and undoes it (D30). Ctrl+Z works until the next change, even after the button
 * has disappeared.
 */
function UndoToast({ config, selection, offer }: UndoPlaceProps & { offer: UndoOffer }) {
  const { change } = offer;
  const { t } = useTranslation('calculator');
  const text = useDescription(config, selection, change);
  const toast = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<keyof typeof STAYS_MS | 'nothing'>('words');
  useClearOfFocus(toast);
  useTimer(toast, shown === 'nothing' ? undefined : STAYS_MS[shown], () =>
    setShown(shown === 'words' ? 'button' : 'nothing'),
  );
  /** The focused button disappears. */
  const leave = () => {
    if (!toast.current?.contains(document.activeElement)) return;
    const near = change.kind === 'plan' ? 'plans-title' : 'price-summary-title';
    document.getElementById(near)?.focus({ preventScroll: true });
  };
  const undo = () => {
    leave();
    offer.undo();
  };
  useUndoKeys(undo);
  if (shown === 'nothing') return null;
  return (
    <div ref={toast} className={floating}>
      {shown === 'words' && <p className={what}>{text}</p>}
      <Button visual="outline" size="sm" className={wholeWords} onClick={undo}>
        {t('undo.button')}
        <kbd className={keys}>{t(isApple() ? 'undo.keysOfApple' : 'undo.keys')}</kbd>
      </Button>
      <Button
        visual="ghost"
        size="sm"
        aria-label={t('undo.close')}
        onClick={() => {
          leave();
          setShown('nothing');
        }}
      >
        <Icon name="x" />
      </Button>
    </div>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Includes the counts that a plan has set (D15). */
function useDescription(
  config: PricingConfig,
  selection: Selection,
  change: UndoableChange,
): string {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { list } = useFormats();
  const { plan } = selection;
  if (change.kind === 'plan') {
    const counts = getCounts(selection);
    const scope = listUnits(config).map((unit) =>
      t(`catalog:plans.${unit}`, { count: counts[unit] }),
    );
    return t('undo.plan', { plan: plan.title, counts: list(scope) });
  }
  return t('undo.addon', { addon: getAddonTitle(config, change.addonId) });
}

function useTimer(
  toast: RefObject<HTMLElement | null>,
  stayMs: number | undefined,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const endUnlessHeld = () => {
      if (!toast.current?.matches(':hover, :focus-within')) end();
    };
    const timer = setInterval(endUnlessHeld, stayMs);
    return () => clearInterval(timer);
  }, [toast, stayMs]);
}

/** Undo by key from anywhere, except in fields, which have their own undo. */
function useUndoKeys(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event, event.target instanceof Element ? event.target : null)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const what = css({
  flexGrow: '1',
  minWidth: '0',
  textStyle: { base: 'caption', md: 'small' },
  _fewLetters: { flexBasis: 'full' },
});

// In a narrow window the keys wrap below the word.
const wholeWords = css({ flexWrap: 'wrap', minWidth: 'min', overflowWrap: 'normal' });

/** Hidden without a keyboard, but read by screen readers. */
const keys = css({
  textStyle: 'caption',
  fontFamily: 'mono',
  color: 'muted',
  whiteSpace: 'nowrap',
  _coarse: { srOnly: true },
});

const floating = css({
  pointerEvents: 'auto',
  _fewLetters: { flexWrap: 'wrap' },
  hstack: '2',
  paddingBlock: '1',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  backgroundColor: 'surfaceRaised',
  border: 'strong',
  borderRadius: 'lg',
  boxShadow: 'float',
  animation: '[rise-in 200ms]',
  _print: { display: 'none' },
});
