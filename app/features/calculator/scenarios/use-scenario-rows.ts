import { useTranslation } from 'react-i18next';
import type { ComparedRow } from '#app/catalog/comparison-table';
import { usePrices } from '#app/catalog/use-prices';
import { computeTotalDifference, totalOverTerm } from '#app/domain/offers/totals';
import { ZERO } from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getCounts, listUnits } from '#app/domain/pricing/counts';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import { getLineKey, LINE_KINDS } from '#app/domain/pricing/quote-lines';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';

/** Without a quote for a sales-only plan. */
export interface PricedScenario {
  name: string;
  selection: Selection;
  quote: Quote | undefined;
}

/** Rows for the selection, all lines, the totals and the differences. */
export function useScenarioRows(
  config: PricingConfig,
  scenarios: readonly PricedScenario[],
): ComparedRow[] {
  const { t } = useTranslation(['details', 'calculator', 'catalog']);
  const { number } = useFormats();
  const { show, showDifference } = usePrices();
  const each = (write: (scenario: PricedScenario) => string) => scenarios.map(write);
  const priced = (write: (quote: Quote, scenario: PricedScenario) => string) =>
    each((scenario) => (scenario.quote ? write(scenario.quote, scenario) : t('scenarios.absent')));
  const totalOf = (write: (quote: Quote) => string) =>
    each(({ quote }) => (quote ? write(quote) : t('catalog:plans.onRequest')));
  const [first] = scenarios;

  const scope: ComparedRow[] = [
    ...listUnits(config).map((unit) => ({
      key: unit,
      name: t(`calculator:summary.steppers.${unit}`),
      cells: each(({ selection }) => number(getCounts(selection)[unit])),
    })),
    {
      key: 'term',
      name: t('scenarios.term'),
      cells: each(({ selection: { commitmentYears } }) =>
        commitmentYears === undefined
          ? t('scenarios.monthly')
          : t('calculator:term.years', { count: commitmentYears }),
      ),
    },
  ];
  const nameRow = (line: QuoteLine) => {
    if (line.kind === 'base') return t('scenarios.basePrice');
    return line.kind === 'addon' ? getAddonTitle(config, line.addonId) : t(`sheet.${line.kind}`);
  };
  const writeLine = (line: QuoteLine | undefined) => {
    if (!line) return t('scenarios.absent');
    return line.kind === 'addon' && line.state !== 'charged'
      ? t(`scenarios.${line.state}`)
      : show(line.monthly);
  };
  const lines = listLines(scenarios).map(
    (line): ComparedRow => ({
      key: `line ${getLineKey(line)}`,
      name: nameRow(line),
      cells: priced((quote) =>
        writeLine(quote.lines.find((one) => getLineKey(one) === getLineKey(line))),
      ),
      isPlain: true,
    }),
  );
  const totals: ComparedRow[] = [
    {
      key: 'sum',
      name: t('scenarios.sum'),
      cells: priced((quote) => show(quote.monthlyBeforeDiscount)),
      isPlain: true,
    },
    {
      key: 'discount',
      name: t('scenarios.discount'),
      cells: priced(({ discountPercent }) =>
        t('scenarios.percent', { percent: number(discountPercent) }),
      ),
      isPlain: true,
    },
    {
      key: 'month',
      name: t('scenarios.totalMonth'),
      // The caption's note is too far above (D4).
      detail: t('catalog:netNoteShort'),
      cells: totalOf(({ monthlyTotal }) => show(monthlyTotal)),
      isPlain: true,
    },
    {
      key: 'year',
      name: t('scenarios.totalYear'),
      cells: totalOf(({ yearlyTotal }) => show(yearlyTotal)),
      isPlain: true,
    },
    {
      key: 'total-term',
      name: t('scenarios.totalTerm'),
      cells: priced((quote, { selection }) => {
        const total = totalOverTerm(quote, selection);
        return total ? show(total) : t('scenarios.absent');
      }),
      isPlain: true,
    },
  ];
  if (!first?.quote || scenarios.length < 2) return [...scope, ...lines, ...totals];

  const before = first.quote;
  const differences = (['monthly', 'yearly'] as const).map(
    (per): ComparedRow => ({
      key: `difference ${per}`,
      name: t(per === 'monthly' ? 'scenarios.differenceMonth' : 'scenarios.differenceYear'),
      detail: t('scenarios.comparedWith', { name: first.name }),
      cells: priced((quote) =>
        quote === before
          ? t('scenarios.absent')
          : showDifference(computeTotalDifference(before, quote)[per]),
      ),
      isPlain: true,
      savings: scenarios.map(
        ({ quote }) =>
          quote !== undefined && computeTotalDifference(before, quote)[per].units < ZERO.units,
      ),
    }),
  );
  return [...scope, ...lines, ...totals, ...differences];
}

/** Each once, in the order of a quote. */
function listLines(scenarios: readonly PricedScenario[]): QuoteLine[] {
  const all = scenarios.flatMap(({ quote }) => quote?.lines ?? []);
  const found = new Map(all.map((line) => [getLineKey(line), line]));
  return LINE_KINDS.flatMap((kind) => [...found.values()].filter((line) => line.kind === kind));
}
