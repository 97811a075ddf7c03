import type { useTranslation } from 'react-i18next';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { QuoteLine } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';

export type CalculatorTexts = ReturnType<typeof useTranslation<'calculator'>>['t'];

/** Formats the name of a line with its count. */
export function nameLine(
  t: CalculatorTexts,
  config: PricingConfig,
  { plan }: Selection,
  line: QuoteLine,
): string {
  if (line.kind === 'base') return t('lines.base', { plan: plan.title });
  if (line.kind !== 'addon') return t(`lines.${line.kind}`, { count: line.extraCount });
  return getAddonTitle(config, line.addonId);
}
