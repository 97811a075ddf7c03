import type { useTranslation } from 'react-i18next';
import type { Plan } from '#app/domain/pricing/config';
import { COUNT_UNITS, getIncludedCount } from '#app/domain/pricing/counts';

type CatalogTexts = ReturnType<typeof useTranslation<'catalog'>>['t'];

/** The counts that a plan includes. */
export function listCounts(t: CatalogTexts, plan: Plan): string[] {
  return COUNT_UNITS.map((unit) => t(`plans.${unit}`, { count: getIncludedCount(plan, unit) }));
}

/** The counts that a plan includes, and how many addons are free. */
export function listIncluded(t: CatalogTexts, plan: Plan): string[] {
  return [
    ...listCounts(t, plan),
    ...(plan.freeAddonCount > 0 ? [t('plans.freeAddons', { count: plan.freeAddonCount })] : []),
  ];
}
