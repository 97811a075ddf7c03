import { useTranslation } from 'react-i18next';
import { isQuarterPassed } from '#app/domain/pricing/catalog';
import { summarizeAddonOffer } from '#app/domain/pricing/compare';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import { getIncludedCount, listUnits } from '#app/domain/pricing/counts';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import {
  getLangAttributes,
  type LangAttributes,
  REFERENCE_LANGUAGE,
  referenceLanguage,
} from '#app/i18n/languages';
import { withKeys } from '#app/ui/with-keys';
import { usePrices } from './use-prices';

/**
 * Returns a function that gets the language of a text of a plan or addon if it is not the page's:
 * an edited text stays in the reference language, a built-in one is translated (D32).
 */
export function useItemLanguage(
  kind: 'plans' | 'addons',
): (item: { id: string }, text: string) => LangAttributes {
  const { t } = useTranslation('catalog');
  const isReference = useLanguage().code === REFERENCE_LANGUAGE;
  if (isReference) return () => ({});
  const texts = new Map(
    Object.entries(t(`pricing.${kind}`, { returnObjects: true })).map(([id, item]) => [
      id,
      Object.values(item).flat(),
    ]),
  );
  return ({ id }, text) =>
    texts.get(id)?.includes(text) ? {} : getLangAttributes(referenceLanguage);
}

interface AnnouncementProps {
  addon: Addon;
  /** Whether the planned quarter is named after it has passed, as the card does. */
  namesQuarter?: boolean;
}

/** When a planned addon is to be had; once the quarter is over, only that it is announced (D43). */
export function Announcement({ addon, namesQuarter = false }: AnnouncementProps) {
  const { t } = useTranslation('catalog');
  const quarter = addon.statusText;
  const passed = namesQuarter ? 'announcedFor' : 'announced';
  const key = isQuarterPassed(addon, new Date()) ? passed : 'availableFrom';
  // A cached page may have been drawn before the quarter's end.
  return <span suppressHydrationWarning>{t(key, { quarter })}</span>;
}

/** The features of a plan or addon as items of a list. */
export function FeatureItems({ kind, item }: { kind: 'plans' | 'addons'; item: Plan | Addon }) {
  const languageOf = useItemLanguage(kind);
  return withKeys(item.features, String).map(({ key, item: text }) => (
    <li key={key} {...languageOf(item, text)}>
      {text}
    </li>
  ));
}

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

/** Formats the price of an addon and the plans that include it or have it for free. */
export function useAddonOffer(config: PricingConfig): (addon: Addon) => string[] {
  const { t } = useTranslation('catalog');
  const { list } = useFormats();
  const { showPrice } = usePrices();
  const nameAll = (plans: Plan[]) => list(plans.map(({ title }) => title));
  return (addon) => {
    const { isPriced, includedIn, freeIn } = summarizeAddonOffer(config, addon);
    return [
      ...(isPriced ? [`${showPrice(addon.price)} ${t('plans.perMonth')}`] : []),
      ...(includedIn.length > 0 ? [t('includedIn', { plans: nameAll(includedIn) })] : []),
      ...(freeIn.length > 0 ? [t('freeIn', { plans: nameAll(freeIn) })] : []),
    ];
  };
}
