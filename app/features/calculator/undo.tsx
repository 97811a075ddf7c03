import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getCounts, listUnits } from '#app/domain/pricing/counts';
import type { UndoableChange } from '#app/domain/pricing/editing/undoable';
import type { Selection } from '#app/domain/pricing/selection';
import type { UndoOffer } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { useClearOfFocus } from '#app/ui/use-clear-of-focus';
import { css } from '#styled/css';

interface UndoPlaceProps {
  config: PricingConfig;
  selection: Selection;
  offer: UndoOffer | undefined;
  /** Whether the place is for changes of the plan, which lead to the top of the page. */
  isForPlans: boolean;
}

/**
 * The place of the undo offer. It never covers a plan's button: after a change of the plan it is
 * above the plans, else at the lower edge of the summary. It is always rendered, because screen
 * readers announce only changes.
 */
export function UndoPlace(props: UndoPlaceProps) {
  const { offer, isForPlans } = props;
  return (
    <div role="status" className={isForPlans ? top : bottom}>
      {offer && (offer.change.kind === 'plan') === isForPlans && (
        <UndoToast key={offer.id} {...props} offer={offer} />
      )}
    </div>
  );
}

const top = css({
  position: 'absolute',
  zIndex: 'toast',
  insetInlineEnd: '0',
  insetInlineStart: { base: '0', md: '[auto]' },
  insetBlockEnd: { base: '2', md: '[auto]' },
  _fewLetters: { insetBlockStart: '0', insetBlockEnd: '[auto]' },
  insetBlockStart: { md: '[calc({spacing.intro} - 0.75rem)]' },
});

const bottom = css({
  position: 'sticky',
  zIndex: 'toast',
  // Above the bar of a phone.
  insetBlockEnd: { base: '[4.25rem]', md: '6' },
  gridColumn: '1',
  height: '0',
  display: 'flex',
  alignItems: 'flex-end',
  _fewLetters: { insetBlockEnd: '3' },
});

/** Paused while the pointer or the focus is in it. */
const STAY_MS = 20_000;

/**
 * Names the change and undoes it (D30). Ctrl+Z works until the next change, even after the notice
 * has disappeared.
 */
function UndoToast({ config, selection, offer }: UndoPlaceProps & { offer: UndoOffer }) {
  const { change } = offer;
  const { t } = useTranslation('calculator');
  const text = useDescription(config, selection, change);
  const toast = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  useClearOfFocus(toast);
  useClosing(toast, () => setOpen(false));
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
  if (!isOpen) return null;
  return (
    <div ref={toast} className={floating}>
      <p className={what}>{text}</p>
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
          setOpen(false);
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
  const { plan, commitmentYears } = selection;
  if (change.kind === 'plan') {
    const counts = getCounts(selection);
    const scope = listUnits(config).map((unit) =>
      t(`catalog:plans.${unit}`, { count: counts[unit] }),
    );
    return t('undo.plan', { plan: plan.title, counts: list(scope) });
  }
  if (change.kind === 'addon') {
    return t('undo.addon', { addon: getAddonTitle(config, change.addonId) });
  }
  return commitmentYears === undefined
    ? t('undo.monthly')
    : t('undo.years', { count: commitmentYears });
}

function useClosing(toast: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeUnlessHeld = () => {
      if (toast.current?.matches(':hover, :focus-within')) timer = wait();
      else close();
    };
    const wait = () => setTimeout(closeUnlessHeld, STAY_MS);
    let timer = wait();
    return () => clearTimeout(timer);
  }, [toast]);
}

/** Undo by key from anywhere, except in fields, which have their own undo. */
function useUndoKeys(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isZ = event.key.toLowerCase() === 'z';
      const isUndo = isZ && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isEditable(event.target)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('textarea, input:not([type=radio], [type=checkbox], [type=button])')
  );
}

const what = css({
  flexGrow: '1',
  minWidth: '0',
  textStyle: 'small',
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
  maxWidth: { base: 'full', md: '[36rem]' },
  _fewLetters: { flexWrap: 'wrap' },
  hstack: '2',
  paddingBlock: '2',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  backgroundColor: 'surfaceRaised',
  border: 'strong',
  borderRadius: 'lg',
  boxShadow: 'float',
  animation: '[rise-in 200ms]',
  _print: { display: 'none' },
});
