import type { useTranslation } from 'react-i18next';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { getIncludedCount, listUnits } from '#app/domain/pricing/counts';

type CatalogTexts = ReturnType<typeof useTranslation<'catalog'>>['t'];

/** The counts that a plan includes. */
export function listCounts(t: CatalogTexts, config: PricingConfig, plan: Plan): string[] {
  return listUnits(config).map((unit) =>
    t(`plans.${unit}`, { count: getIncludedCount(plan, unit) }),
  );
}

/** The counts that a plan includes, and how many addons are free. */
export function listIncluded(t: CatalogTexts, config: PricingConfig, plan: Plan): string[] {
  return [
    ...listCounts(t, config, plan),
    ...(plan.freeAddonCount > 0 ? [t('plans.freeAddons', { count: plan.freeAddonCount })] : []),
  ];
}
