import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in';
import { fillEmptyTitles } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { translateConfig } from '#app/domain/pricing/translate';
import { useLanguage } from '#app/i18n/language-context';
import { referenceLanguage } from '#app/i18n/languages';
import { getPricingTexts } from '#app/i18n/pricing-texts';
import { useShownPrices } from './page-prices';
import { useStoredPricing } from './use-stored-pricing';

/**
 * Gets the configuration of this page in its language (D20, D32): the published list on the server
 * and while hydrating, then the preview list of this browser if there is one.
 */
export function usePricingConfig(): PricingConfig {
  const { t } = useTranslation('catalog');
  const stored = useStoredPricing();
  const published = usePublishedConfig();
  const { code } = useLanguage();
  return useMemo(
    () =>
      stored.status === 'custom'
        ? fillEmptyTitles(translateConfig(stored.config, stored.referenceTexts, readTexts(t), code))
        : published,
    [t, code, stored, published],
  );
}

/** Gets the untranslated list of this page; undefined is the built-in one. */
export function usePriceList(): PricingConfig | undefined {
  const stored = useStoredPricing();
  const published = useShownPrices()?.published?.list;
  return stored.status === 'custom' ? stored.config : published;
}

/** Gets the published list in the page's language (D38). */
export function usePublishedConfig(): PricingConfig {
  return useListConfig(useShownPrices()?.published?.list);
}

/** Translates a list into the page's language; undefined is the built-in one. */
export function useListConfig(list: PricingConfig | undefined): PricingConfig {
  const { t } = useTranslation('catalog');
  const { code } = useLanguage();
  // Routes load these texts if a list is published.
  const reference = getPricingTexts(referenceLanguage);
  return useMemo(
    () =>
      list
        ? fillEmptyTitles(translateConfig(list, reference, readTexts(t), code))
        : createBuiltInConfig(readTexts(t)),
    [t, code, list, reference],
  );
}

function readTexts(t: TFunction<'catalog'>): PricingTexts {
  return {
    plans: t('pricing.plans', { returnObjects: true }),
    addons: t('pricing.addons', { returnObjects: true }),
  };
}
