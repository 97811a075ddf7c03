import { Hydrate } from '@tanstack/react-start';
import { memo, useEffect, useRef, useState } from 'react';
import { onceNear } from '#app/hydration/once-near';
import { css } from '#styled/css';
import { HandOnButtons } from './hand-on-buttons';
import type { Offer } from './offer';

/**
 * Ways to take the offer along (D30): their code is loaded when they are about to be seen. That
 * must not be disturbed by other prices, so the offer is not handed down but asked for.
 */
export function HandOn({ config, selection }: Offer) {
  const latest = useRef({ config, selection });
  useEffect(() => {
    latest.current = { config, selection };
  });
  const [readOffer] = useState(() => () => latest.current);
  return <WaitingButtons readOffer={readOffer} />;
}

const WaitingButtons = memo(function WaitingButtons({ readOffer }: { readOffer: () => Offer }) {
  return (
    <Hydrate when={onceNear} fallback={<div className={css({ minHeight: '11' })} />}>
      <HandOnButtons readOffer={readOffer} />
    </Hydrate>
  );
});
