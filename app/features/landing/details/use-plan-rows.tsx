import { useTranslation } from 'react-i18next';
import { type ComparedRow, createRowBuilder } from '#app/catalog/comparison-table';
import { useItemLanguage } from '#app/catalog/item-texts';
import { useServiceTerms } from '#app/catalog/service-terms';
import { usePrices } from '#app/catalog/use-prices';
import { isQuarterPassed, listAddons, listPlans } from '#app/domain/pricing/catalog';
import { getAddonAvailability } from '#app/domain/pricing/compare';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import { getIncludedCount, listUnits, normalizeCount } from '#app/domain/pricing/counts';
import {
  COMMITMENT_YEARS,
  getYearlyDiscountRate,
  rateToPercent,
} from '#app/domain/pricing/discounts';
import { getExtraUnitPrice } from '#app/domain/pricing/quote';
import { useFormats } from '#app/i18n/language-context';

const BETWEEN = ' / ';

/** The rows of the comparison: what differs between the plans of a list, and what does not. */
export function usePlanRows(config: PricingConfig): Record<'different' | 'same', ComparedRow[]> {
  const { t } = useTranslation(['details', 'catalog']);
  const { number } = useFormats();
  const { show, showPrice } = usePrices();
  const languageOf = useItemLanguage('addons');
  const replace = useServiceTerms();
  const percents = COMMITMENT_YEARS.map((years) =>
    number(rateToPercent(getYearlyDiscountRate(config, years))),
  );

  const row = createRowBuilder(listPlans(config));
  // A plan without a list price has none of these either.
  const listed = (write: (plan: Plan) => string) => (plan: Plan) =>
    plan.salesOnly ? t('comparison.onRequest') : write(plan);
  const writeAddon = (plan: Plan, addon: Addon) => {
    const state = getAddonAvailability(config, plan, addon);
    if (state === 'announced' && addon.statusText !== '' && !isQuarterPassed(addon, new Date()))
      return t('comparison.announcedFor', { quarter: addon.statusText });
    if (state !== 'bookable' && state !== 'free-if-dearest') return t(`comparison.${state}`);
    return plan.salesOnly
      ? t('comparison.bookableOnRequest')
      : t(`comparison.${state}`, { price: showPrice(addon.price) });
  };

  const all: ComparedRow[] = [
    ...listUnits(config).map((unit) =>
      row(unit, t(`comparison.${unit}`), (plan) => number(getIncludedCount(plan, unit))),
    ),
    ...listUnits(config).map((unit, index) =>
      row(
        `extra ${unit}`,
        t(`comparison.extra.${unit}`),
        listed((plan) => show(getExtraUnitPrice(config, unit, getIncludedCount(plan, unit)))),
        // The caption's note is too far above on a narrow phone (D4).
        { detail: index === 0 ? t('catalog:netNoteShort') : undefined },
      ),
    ),
    row('free', t('comparison.freeAddons'), (plan) =>
      t('comparison.freeAddonsOf', { count: normalizeCount(plan.freeAddonCount) }),
    ),
    ...listAddons(config).map((addon) =>
      row(
        `addon ${addon.id}`,
        <bdi {...languageOf(addon, addon.title)}>{addon.title}</bdi>,
        (plan) => writeAddon(plan, addon),
      ),
    ),
    row('sla', t('comparison.sla'), (plan) =>
      t(isEnterprise(plan) ? 'comparison.bookableOnRequest' : 'comparison.disabled'),
    ),
    row('invoice', t('comparison.invoice'), (plan) =>
      t(isEnterprise(plan) ? 'comparison.possible' : 'comparison.disabled'),
    ),
    row(
      'discount',
      t('comparison.discount', { years: COMMITMENT_YEARS.join(BETWEEN) }),
      listed(() => t('comparison.percents', { percents: percents.join(BETWEEN) })),
    ),
    row('payment', t('comparison.payment'), () => t('sheet.contract.payment')),
    row('monthlyNotice', t('comparison.monthlyNotice'), () => t('sheet.contract.monthlyNotice')),
    row('yearlyNotice', t('comparison.yearlyNotice'), () => t('sheet.contract.yearlyNotice')),
    row('faults', t('comparison.faults'), () => t('comparison.faultsText', { replace })),
    // Last, where sums stand, and far from the note of the caption (D4).
    row(
      'price',
      t('comparison.basePrice'),
      (plan) => (plan.salesOnly ? t('catalog:plans.onRequest') : showPrice(plan.basePrice)),
      { detail: t('catalog:netNoteShort') },
    ),
  ];
  const isSame = ({ cells }: ComparedRow) => cells.every((text) => text === cells[0]);
  return {
    different: all.filter((one) => !isSame(one)),
    same: all.filter(isSame).map((one) => ({ ...one, cells: one.cells.slice(0, 1) })),
  };
}

/**
 * Whether a plan is the licence variant for which the terms allow payment by invoice and the SLA
 * addon (spec §1, §9 "Legal terms"). The terms name it, therefore the id is fixed.
 */
function isEnterprise({ id }: Pick<Plan, 'id'>): boolean {
  return id === 'enterprise';
}
