import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { findUpgradePlan } from '#app/domain/pricing/selection';
import type { SelectionWarning } from '#app/domain/pricing/warnings';
import type { Language } from '#app/i18n/languages';
import { getInstance } from '#app/i18n/texts';

/**
 * Words how a price differs from what was asked for; calculator, sheet, files and assistants say the
 * same (D53). Requires the texts of `calculator` and `catalog`.
 */
export function describeWarnings(
  warnings: readonly SelectionWarning[],
  config: PricingConfig,
  plan: Plan,
  language: Language,
): string[] {
  const t = getInstance(language).getFixedT(null, ['calculator', 'catalog']);
  return warnings.map((warning) => {
    if ('limit' in warning) {
      const limit = t(`catalog:plans.${warning.parameter}`, { count: warning.limit });
      return t(warning.code === 'too-few' ? 'notAsAsked.tooFew' : 'notAsAsked.tooMany', { limit });
    }
    const addon = getAddonTitle(config, warning.addon);
    if (warning.code === 'addon-not-available') return t('notAsAsked.notAvailable', { addon });
    const upgrade = findUpgradePlan(config, plan, warning.addon)?.title;
    const values = { addon, plan: plan.title };
    return upgrade === undefined
      ? t('notAsAsked.notInPlan', values)
      : t('notAsAsked.notInPlanBut', { ...values, upgrade });
  });
}
