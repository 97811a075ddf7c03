import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import type { UndoOffer } from '#app/features/calculator/use-selection';
import { LazyPart } from '#app/ui/lazy-part';

const loadUndoToast = async () => (await import('./undo-toast')).UndoToast;

interface UndoPlaceProps {
  config: PricingConfig;
  selection: Selection;
  offer: UndoOffer | undefined;
}

/** Announces politely what appears in it, which needs it to be there before. */
export function UndoPlace({ config, selection, offer }: UndoPlaceProps) {
  return (
    <div role="status">
      {offer && (
        <LazyPart load={loadUndoToast} whenFailed={() => null}>
          {(UndoToast) => (
            <UndoToast
              key={offer.id}
              {...{ config, selection }}
              change={offer.change}
              onUndo={offer.undo}
              onClose={offer.withdraw}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
