import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import type { UndoOffer } from '#app/features/calculator/use-selection';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';

const loadUndoToast = async () => (await import('./undo-toast')).UndoToast;

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
export function UndoPlace({ config, selection, offer, isForPlans }: UndoPlaceProps) {
  return (
    <div role="status" className={isForPlans ? top : bottom}>
      {offer && (offer.change.kind === 'plan') === isForPlans && (
        <LazyPart load={loadUndoToast} whenFailed={() => null}>
          {(UndoToast) => (
            <UndoToast
              key={offer.id}
              config={config}
              selection={selection}
              change={offer.change}
              onUndo={offer.undo}
            />
          )}
        </LazyPart>
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
