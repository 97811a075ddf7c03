import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createBuiltInConfig, type PricingTexts } from '#app/domain/pricing/built-in';
import { nameUntitled } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { translateConfig } from '#app/domain/pricing/translate';
import { useStoredPricing } from './use-stored-pricing';

/**
 * The configuration in force, in the page's language (D20, D32): the built-in one on the server
 * and while hydrating, then whatever this browser has stored.
 */
export function usePricingConfig(): PricingConfig {
  const { t } = useTranslation('pricing');
  const stored = useStoredPricing();
  return useMemo(() => {
    return stored.status === 'custom'
      ? nameUntitled(translateConfig(stored.config, stored.referenceTexts, readTexts(t)))
      : createBuiltInConfig(readTexts(t));
  }, [t, stored]);
}

/** The built-in configuration, whatever this browser has stored. */
export function useBuiltInConfig(): PricingConfig {
  const { t } = useTranslation('pricing');
  return useMemo(() => createBuiltInConfig(readTexts(t)), [t]);
}

function readTexts(t: TFunction<'pricing'>): PricingTexts {
  return {
    plans: t('plans', { returnObjects: true }),
    addons: t('addons', { returnObjects: true }),
  };
}
