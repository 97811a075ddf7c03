import type { PricingConfig } from '#app/domain/pricing/config';
import { SecuritySection } from '#app/features/landing/security/security-section';
import { Faq } from './faq';
import { PlanComparison } from './plan-comparison';

/** What depends on the prices, and what does not. */
export function drawDetails(config: PricingConfig) {
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
