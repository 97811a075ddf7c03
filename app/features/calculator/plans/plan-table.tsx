import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import { usePeriod } from '#app/catalog/use-period';
import { usePrices } from '#app/catalog/use-prices';
import { listAddons } from '#app/domain/pricing/catalog';
import { type ComparedPlan, comparePlans } from '#app/domain/pricing/compare';
import type { PricingConfig } from '#app/domain/pricing/config';
import { COUNT_UNITS, includedCount } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';
import { titleOfAddon } from '#app/features/calculator/line-names';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

interface PlanTableProps {
  config: PricingConfig;
  selection: Selection;
}

interface Row {
  key: string;
  name: string;
  detail?: string | undefined;
  /** One text for each plan. */
  cells: string[];
}

/** All plans against what they include, all addons and the price of the needs (D30). */
export function PlanTable({ config, selection }: PlanTableProps) {
  const { t } = useTranslation(['calculator', 'catalog']);
  const plans = comparePlans(config, selection);
  const rows = useRows(config, selection, plans);
  const chosen = plans.findIndex(({ plan }) => plan.id === selection.plan.id);
  return (
    <table className={table}>
      <caption>
        <strong>{t('compare.title')}</strong>
        <br />
        {t('compare.legend', { plan: selection.plan.title })} <NetNote />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('compare.feature')}</th>
          {plans.map(({ plan }, index) => (
            <th key={plan.id} scope="col" data-chosen={index === chosen || undefined}>
              {plan.title}
              {index === chosen && <small>{t('compare.chosen')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, detail, cells }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {detail !== undefined && <small>{detail}</small>}
            </th>
            {cells.map((text, index) => (
              <td
                key={plans[index]?.plan.id}
                data-differs={text !== cells[chosen] || undefined}
                data-chosen={index === chosen || undefined}
              >
                <span>{text}</span>
                {text !== cells[chosen] && (
                  <span className={css({ srOnly: true })}> {t('compare.differs')}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useRows(config: PricingConfig, selection: Selection, plans: ComparedPlan[]): Row[] {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { number, list } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const addons = listAddons(config);

  const counts = COUNT_UNITS.map((unit) => ({
    key: unit,
    name: t(`compare.${unit}`),
    cells: plans.map(({ plan }) => number(includedCount(plan, unit))),
  }));
  const free = {
    key: 'free',
    name: t('compare.freeAddons'),
    cells: plans.map(({ plan }) => number(plan.freeAddonCount)),
  };
  const addonRows = addons.map((addon, index) => ({
    key: `addon ${addon.id}`,
    name: addon.title,
    detail:
      addon.status === 'future'
        ? t('catalog:availableFrom', { quarter: addon.statusText })
        : t('catalog:plans.perMonth'),
    cells: plans.map((compared) => {
      const inPlan = compared.addons[index] ?? { state: 'disabled' };
      return 'monthly' in inPlan
        ? t(`compare.${inPlan.state}`, { price: show(inPlan.monthly) })
        : t(`compare.${inPlan.state}`);
    }),
  }));
  const price = {
    key: 'price',
    name: t('compare.price'),
    detail: period,
    cells: plans.map(({ quote, missingAddons }) => {
      if (!quote) return t('catalog:plans.onRequest');
      if (missingAddons.length === 0) return show(quote.total);
      return t('compare.without', {
        price: show(quote.total),
        addons: list(missingAddons.map((id) => titleOfAddon(config, id))),
      });
    }),
  };
  return [...counts, free, ...addonRows, price];
}

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  // Not collapsed: the head would leave its line behind when it sticks.
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: 'sm',
  '& caption': { textAlign: 'start', color: 'muted', paddingBlockEnd: '3' },
  '& caption strong': { color: 'ink' },
  '& th': { textAlign: 'start', fontWeight: 'medium' },
  '& th, & td': {
    padding: '2',
    verticalAlign: 'top',
    borderBlockEnd: 'line',
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', textStyle: 'caption', color: 'muted', fontWeight: 'normal' },
  '& thead th': {
    position: 'sticky',
    top: 'header',
    zIndex: 'raised',
    backgroundColor: 'canvas',
    borderBlockEnd: 'strong',
    fontWeight: 'semibold',
  },
  '& thead [data-chosen]': { color: 'accent' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& td[data-chosen]': { fontWeight: 'medium' },
  '& [data-differs] > span:first-child': {
    backgroundColor: 'deviationSoft',
    color: 'deviation',
    borderRadius: 'sm',
    paddingInline: '1.5',
    marginInline: '[-0.375rem]',
    boxDecorationBreak: 'clone',
  },
  '& tbody tr:last-child': { '& th, & td': { borderBlockEnd: 'none', fontWeight: 'semibold' } },
  // On a phone each row's name stands above its values, in as many columns as there are plans.
  mdDown: {
    '& tbody, & thead, & caption': { display: 'block' },
    '& thead': { position: 'sticky', top: 'header', zIndex: 'raised', backgroundColor: 'canvas' },
    '& thead th': { position: 'static', flex: '[1 1 0]', minWidth: '0' },
    '& thead th:first-child': { srOnly: true },
    '& tr': { display: 'flex', flexWrap: 'wrap' },
    '& th, & td': { paddingInline: '1' },
    '& tbody th': { flex: '[0 0 100%]', borderBlockEnd: 'none', paddingBlockEnd: '0' },
    '& td': { flex: '[1 1 0]', minWidth: '0', textStyle: 'caption' },
  },
});
