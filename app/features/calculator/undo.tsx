import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getCounts, listUnits } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';
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
  const { t } = useTranslation(['calculator', 'catalog']);
  const { list } = useFormats();
  const counts = getCounts(selection);
  // Includes the counts that a plan has set (D15).
  const scope = listUnits(config).map((unit) =>
    t(`catalog:plans.${unit}`, { count: counts[unit] }),
  );
  const text =
    change.kind === 'plan'
      ? t('undo.plan', { plan: selection.plan.title, counts: list(scope) })
      : t('undo.addon', { addon: getAddonTitle(config, change.addonId) });
  const toast = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<keyof typeof STAYS_MS | 'nothing'>('words');
  useClearOfFocus(toast);
  const showLess = useEffectEvent(() => {
    if (toast.current?.matches(':hover, :focus-within')) return;
    setShown(shown === 'words' ? 'button' : 'nothing');
  });
  useEffect(() => {
    if (shown === 'nothing') return;
    const timer = setInterval(() => showLess(), STAYS_MS[shown]);
    return () => clearInterval(timer);
  }, [shown]);
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
