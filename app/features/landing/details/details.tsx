import { useState } from 'react';
import { LaterPart } from '#app/later/later-part';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { detailsPart } from './details-part';

/**
 * The comparison of the plans, or technology, security and questions: markup that the server draws
 * and the browser keeps, unless the comparison shows other prices than this browser's own (D20).
 */
export function Details({ part }: { part: 'comparison' | 'answers' }) {
  const config = usePricingConfig();
  const [first] = useState(config);
  const isOutdated = part === 'comparison' && config !== first;
  return (
    <LaterPart part={detailsPart} when="missing" served={isOutdated ? 'replaced' : 'kept'}>
      {({ drawDetails }) => drawDetails(config)[part]}
    </LaterPart>
  );
}
