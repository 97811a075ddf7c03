import { createFileRoute } from '@tanstack/react-router';
import { Hydrate } from '@tanstack/react-start';
import { memo } from 'react';
import { calculatorSearchSchema, readPlanId, writePlanId } from '#app/domain/pricing/search';
import { CALCULATOR_TEXTS } from '#app/features/calculator/calculator-texts';
import { onceAwakeOrOwnPrices } from '#app/features/calculator/once-awake-or-own-prices';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { TextsAhead } from '#app/i18n/texts-ahead';
import { CalculatorOnDemand } from './-calculator-on-demand';

interface PlanParams {
  planId?: string | undefined;
}

export const Route = createFileRoute('/{-$locale}/preiskalkulator/{-$planId}')({
  params: {
    parse: ({ planId }: PlanParams): PlanParams =>
      planId === undefined ? {} : { planId: readPlanId(planId) },
    stringify: ({ planId }: PlanParams): PlanParams =>
      planId === undefined ? {} : { planId: writePlanId(planId) },
  },
  validateSearch: calculatorSearchSchema,
  loader: async ({ context: { language, translations } }) => {
    await Promise.all([
      translations.load(language, [...CALCULATOR_TEXTS, 'contact'], { deferred: true }),
      CalculatorOnDemand.preload?.(),
    ]);
  },
  head: ({ match }) => pageHead('calculator', match.context),
  component: CalculatorRoute,
});

function CalculatorRoute() {
  return (
    <PageFrame>
      <WaitingCalculator />
    </PageFrame>
  );
}

// Not rendered again while it waits to hydrate; see `hydrateInPlace`.
const WaitingCalculator = memo(function WaitingCalculator() {
  return (
    <Hydrate when={onceAwakeOrOwnPrices} split={false}>
      <TextsAhead namespaces={CALCULATOR_TEXTS} />
      <CalculatorOnDemand />
    </Hydrate>
  );
});
