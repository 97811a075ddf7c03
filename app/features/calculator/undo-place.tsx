import { lazy, Suspense } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import type { UndoOffer } from './use-selection';

const UndoToast = lazy(() =>
  import('./undo-toast').then((module) => ({ default: module.UndoToast })),
);

interface UndoPlaceProps {
  config: PricingConfig;
  selection: Selection;
  offer: UndoOffer | undefined;
}

/** Announces politely what appears in it, which needs it to be there before. */
export function UndoPlace({ config, selection, offer }: UndoPlaceProps) {
  return (
    <div role="status">
      <Suspense>
        {offer && (
          <UndoToast
            key={offer.id}
            {...{ config, selection }}
            change={offer.change}
            onUndo={offer.undo}
            onClose={offer.withdraw}
          />
        )}
      </Suspense>
    </div>
  );
}
