import { useTranslation } from 'react-i18next';
import { ComparisonTable } from '#app/catalog/comparison-table';
import { useItemLanguage } from '#app/catalog/item-language';
import { NetNote } from '#app/catalog/net-note';
import { listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { useFormats } from '#app/i18n/language-context';
import { Disclosure } from './disclosure';
import { usePlanRows } from './use-plan-rows';

/** Everything that the plans differ in, and once what holds for all of them. */
export function PlanComparison({ config }: { config: PricingConfig }) {
  const { t } = useTranslation('details');
  const { list } = useFormats();
  const languageOf = useItemLanguage('plans');
  const rows = usePlanRows(config);
  const plans = listPlans(config);
  if (plans.length < 2) return null;
  return (
    <div data-figures="">
      <Disclosure title={t('comparison.show')}>
        <ComparisonTable
          caption={
            <>
              {t('comparison.text', { plans: list(plans.map(({ title }) => title)) })}{' '}
              {t('comparison.monthly')} <NetNote />
            </>
          }
          corner={t('comparison.feature')}
          heads={plans.map((plan) => ({
            key: plan.id,
            head: <bdi {...languageOf(plan, plan.title)}>{plan.title}</bdi>,
          }))}
          rows={rows.different}
          last={{ head: t('comparison.same'), rows: rows.same }}
        />
      </Disclosure>
    </div>
  );
}
