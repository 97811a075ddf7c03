import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in';
import { fillEmptyTitles } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { translateConfig } from '#app/domain/pricing/translate';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import { referenceLanguage } from '#app/i18n/languages';
import { useShownPrices } from './page-prices';
import { useStoredPricing } from './use-stored-pricing';

/**
 * The configuration in force, in the page's language (D20, D32): what visitors see on the server
 * and while hydrating, then whatever this browser has stored.
 */
export function usePricingConfig(): PricingConfig {
  const { t } = useTranslation('pricing');
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

/** The list in force, the same object in every language; undefined is the built-in one. */
export function usePriceList(): PricingConfig | undefined {
  const stored = useStoredPricing();
  const published = useShownPrices()?.published?.list;
  return stored.status === 'custom' ? stored.config : published;
}

/** The list that visitors see (D38), regardless of this browser's own one. */
export function usePublishedConfig(): PricingConfig {
  return useListConfig(useShownPrices()?.published?.list);
}

/** A list in the page's language; undefined is the built-in one. */
export function useListConfig(list: PricingConfig | undefined): PricingConfig {
  const { t } = useTranslation('pricing');
  const { code } = useLanguage();
  // Loaded by the page wherever a list was published.
  const reference = useTranslations().dictionariesFor(referenceLanguage).pricing ?? NO_TEXTS;
  return useMemo(
    () =>
      list
        ? fillEmptyTitles(translateConfig(list, reference, readTexts(t), code))
        : createBuiltInConfig(readTexts(t)),
    [t, code, list, reference],
  );
}

const NO_TEXTS: PricingTexts = { plans: {}, addons: {} };

function readTexts(t: TFunction<'pricing'>): PricingTexts {
  return {
    plans: t('plans', { returnObjects: true }),
    addons: t('addons', { returnObjects: true }),
  };
}
