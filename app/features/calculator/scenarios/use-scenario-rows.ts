import { useTranslation } from 'react-i18next';
import { type ComparedRow, createRowBuilder } from '#app/catalog/comparison-table';
import { usePrices } from '#app/catalog/use-prices';
import { totalOverTerm } from '#app/domain/offers/totals';
import { subtractAmounts } from '#app/domain/pricing/amount';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getCounts, listUnits } from '#app/domain/pricing/counts';
import { LINE_KINDS, type Quote, type QuoteLine } from '#app/domain/pricing/quote';
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
  const row = createRowBuilder(scenarios);
  const priced =
    (write: (quote: Quote, scenario: PricedScenario) => string) => (scenario: PricedScenario) =>
      scenario.quote ? write(scenario.quote, scenario) : t('scenarios.absent');
  const total =
    (write: (quote: Quote) => string) =>
    ({ quote }: PricedScenario) =>
      quote ? write(quote) : t('catalog:plans.onRequest');
  const plain = { isPlain: true };
  const nameRow = (line: QuoteLine) => {
    if (line.kind === 'base') return t('scenarios.basePrice');
    return line.kind === 'addon' ? getAddonTitle(config, line.addonId) : t(`sheet.${line.kind}`);
  };
  const writeLine = (line: QuoteLine | undefined) => {
    if (!line) return t('scenarios.absent');
    return line.state === 'charged' ? show(line.monthly) : t(`scenarios.${line.state}`);
  };
  const rows = [
    ...listUnits(config).map((unit) =>
      row(unit, t(`calculator:summary.steppers.${unit}`), ({ selection }) =>
        number(getCounts(selection)[unit]),
      ),
    ),
    row('term', t('scenarios.term'), ({ selection: { commitmentYears } }) =>
      commitmentYears === undefined
        ? t('scenarios.monthly')
        : t('calculator:term.years', { count: commitmentYears }),
    ),
    ...listLines(scenarios).map((line) => {
      const write = priced(({ lines }) => writeLine(lines.find(({ key }) => key === line.key)));
      return row(`line ${line.key}`, nameRow(line), write, plain);
    }),
    row(
      'sum',
      t('scenarios.sum'),
      priced(({ monthlyBeforeDiscount }) => show(monthlyBeforeDiscount)),
      plain,
    ),
    row(
      'discount',
      t('scenarios.discount'),
      priced(({ discountPercent }) => t('scenarios.percent', { percent: number(discountPercent) })),
      plain,
    ),
    row(
      'month',
      t('scenarios.totalMonth'),
      total(({ monthlyTotal }) => show(monthlyTotal)),
      {
        isPlain: true,
        // The caption's note is too far above (D4).
        detail: t('catalog:netNoteShort'),
      },
    ),
    row(
      'year',
      t('scenarios.totalYear'),
      total(({ yearlyTotal }) => show(yearlyTotal)),
      plain,
    ),
    row(
      'total-term',
      t('scenarios.totalTerm'),
      priced((quote, { selection }) => {
        const total = totalOverTerm(quote, selection);
        return total ? show(total) : t('scenarios.absent');
      }),
      plain,
    ),
  ];
  const [first] = scenarios;
  if (!first?.quote || scenarios.length < 2) return rows;

  const before = first.quote;
  const differences = [
    { total: 'monthlyTotal', name: t('scenarios.differenceMonth') },
    { total: 'yearlyTotal', name: t('scenarios.differenceYear') },
  ] as const;
  return [
    ...rows,
    ...differences.map(({ total, name }) => {
      const compare = (quote: Quote) => subtractAmounts(quote[total], before[total]);
      const write = priced((quote) =>
        quote === before ? t('scenarios.absent') : showDifference(compare(quote)),
      );
      return row(`difference ${total}`, name, write, {
        isPlain: true,
        detail: t('scenarios.comparedWith', { name: first.name }),
        savings: scenarios.map(({ quote }) => quote !== undefined && compare(quote).units < 0n),
      });
    }),
  ];
}

/** Each once, in the order of a quote. */
function listLines(scenarios: readonly PricedScenario[]): QuoteLine[] {
  const all = scenarios.flatMap(({ quote }) => quote?.lines ?? []);
  const found = new Map(all.map((line) => [line.key, line]));
  return LINE_KINDS.flatMap((kind) => [...found.values()].filter((line) => line.kind === kind));
}
