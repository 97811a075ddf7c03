import type { ReactNode } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import { SecuritySection } from '#app/features/landing/security/security-section';
import type { DetailPart } from './detail-texts';
import { Faq } from './faq';
import { PlanComparison } from './plan-comparison';

/** What depends on the prices, and what does not. */
export function drawDetails(config: PricingConfig): Record<DetailPart, ReactNode> {
  return {
    comparison: <PlanComparison config={config} />,
    answers: (
      <>
        <SecuritySection />
        <Faq />
      </>
    ),
  };
}
