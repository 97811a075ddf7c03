import { useTranslation } from 'react-i18next';
import { type ComparedRow, ComparisonTable, createRowBuilder } from '#app/catalog/comparison-table';
import { NetNote, usePeriod, usePrices } from '#app/catalog/use-prices';
import { getAddonTitle, listAddons } from '#app/domain/pricing/catalog';
import {
  type ComparedPlan,
  comparePlans,
  listNeededAddons,
  switchPlan,
} from '#app/domain/pricing/compare';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getIncludedCount, listUnits, normalizeCount } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';
import { PlanLink } from '#app/features/calculator/selection-link';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

/**
 * Compares all plans, with the price for the chosen counts (D30). A plan chosen here keeps the
 * counts or raises them, so that its price is the compared one (D15).
 */
export function PlanTable({ config, selection, change }: ChoiceProps) {
  const { t } = useTranslation(['calculator', 'details']);
  const plans = comparePlans(config, selection);
  const rows = useRows(config, selection, plans);
  const chosen = plans.findIndex(({ plan }) => plan.id === selection.plan.id);
  const links: ComparedRow = {
    key: 'choose',
    name: t('plans.title'),
    cells: plans.map(({ plan, selection: target }, index) => (
      <PlanLink
        key={plan.id}
        target={target}
        isChosen={index === chosen}
        choose={(current) => switchPlan(config, current, plan, listNeededAddons(config, current))}
        change={change}
        className={inColumn}
      />
    )),
    isScreenOnly: true,
  };
  return (
    <ComparisonTable
      caption={
        <>
          <strong>{t('compare.title')}</strong>
          <br />
          {t('compare.legend', { plan: selection.plan.title })} <NetNote />
        </>
      }
      corner={t('details:comparison.feature')}
      heads={plans.map(({ plan }, index) => ({
        key: plan.id,
        head: (
          <>
            {plan.title}
            {index === chosen && <small>{t('compare.chosen')}</small>}
          </>
        ),
      }))}
      rows={[...rows, links]}
      chosen={chosen}
      differs={t('compare.differs')}
    />
  );
}

/** Columns on phones fit one word. */
const inColumn = css({
  mdDown: { fontSize: 'xs', '& > svg': { display: 'none' } },
});

function useRows(
  config: PricingConfig,
  selection: Selection,
  plans: ComparedPlan[],
): ComparedRow[] {
  const { t } = useTranslation(['calculator', 'catalog', 'details']);
  const { number, list } = useFormats();
  const { show, showOnRequest } = usePrices();
  const period = usePeriod(selection);
  const row = createRowBuilder(plans);
  const addons = listAddons(config);
  const announced = addons.flatMap(({ status, title }) => (status === 'future' ? [title] : []));
  return [
    ...listUnits(config).map((unit) =>
      row(unit, t(`details:comparison.${unit}`), ({ plan }) =>
        number(getIncludedCount(plan, unit)),
      ),
    ),
    row('free', t('details:comparison.freeAddons'), ({ plan }) =>
      t('details:comparison.freeAddonsOf', { count: normalizeCount(plan.freeAddonCount) }),
    ),
    ...addons.flatMap((addon, index) => {
      if (addon.status === 'future') return [];
      const write = ({ addons }: ComparedPlan) => {
        const inPlan = addons[index] ?? { kind: 'disabled' };
        return 'monthly' in inPlan
          ? t(`details:comparison.${inPlan.kind}`, { price: show(inPlan.monthly) })
          : t(`details:comparison.${inPlan.kind}`);
      };
      return [
        row(`addon ${addon.id}`, addon.title, write, { detail: t('catalog:plans.perMonth') }),
      ];
    }),
    // None can be chosen yet, whatever the plan.
    ...(announced.length > 0
      ? [{ key: 'announced', name: t('details:comparison.announced'), cells: [list(announced)] }]
      : []),
    row(
      'price',
      t('compare.price'),
      ({ plan, quote, missingAddons }) => {
        if (!quote) return showOnRequest(plan);
        if (missingAddons.length === 0) return show(quote.total);
        return t('compare.without', {
          price: show(quote.total),
          addons: list(missingAddons.map((id) => getAddonTitle(config, id))),
        });
      },
      // The caption's note is too far above (D4).
      { detail: `${period}, ${t('catalog:netNoteShort')}` },
    ),
  ];
}
