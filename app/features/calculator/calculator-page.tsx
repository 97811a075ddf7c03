import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomPricesNotice } from '#app/catalog/custom-prices-notice';
import { PricesChangedNotice } from '#app/catalog/prices-changed-notice';
import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { CalculatorSearch } from '#app/domain/pricing/search';
import type { Selection } from '#app/domain/pricing/selection';
import { useTextLanguage } from '#app/i18n/text-language';
import { usePriceList, usePricingConfig } from '#app/state/use-pricing-config';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { column } from '#styled/recipes';
import { AddonSection } from './addons/addon-section';
import { PlanComparison } from './plans/plan-comparison';
import { PlanSelector } from './plans/plan-selector';
import { SalesOnly } from './plans/sales-only';
import { FloatingSummary } from './summary/floating-summary';
import { PriceSummary } from './summary/price-summary';
import { UndoPlace } from './undo/undo-place';
import { type ChangeSelection, useSelection, useSelectionWithoutCounts } from './use-selection';

interface CalculatorPageProps {
  planId: string | undefined;
  search: CalculatorSearch;
  /** The form that asks for an offer, or for a sales-only plan (spec §3 "pricingDetails"). */
  renderQuoteForm: (selection: Selection) => ReactNode;
}

/** The price calculator (spec §2). Its whole state is the address (D11); prices are derived. */
export function CalculatorPage({ planId, search, renderQuoteForm }: CalculatorPageProps) {
  const { t } = useTranslation('calculator');
  const config = usePricingConfig();
  const { selection, change, offer } = useSelection(config, { planId, search });
  useScrollToTopOnChange(usePriceList());
  return (
    <div className={column()} {...useTextLanguage('calculator')}>
      <header className={intro}>
        <h1 className={css({ textStyle: 'heading' })}>{t('title')}</h1>
        <p className={css({ textStyle: 'lead', color: 'muted', maxWidth: 'text' })}>{t('intro')}</p>
      </header>
      <CustomPricesNotice />
      <PricesChangedNotice />
      {selection && <UndoPlace {...{ config, selection, offer }} />}
      {selection ? (
        <Calculator {...{ config, selection, change }} form={renderQuoteForm(selection)} />
      ) : (
        <Notice tone="warning">{t('warnings.noPlan')}</Notice>
      )}
    </div>
  );
}

const intro = css({
  display: 'grid',
  gap: '3',
  paddingBlockStart: 'intro',
  paddingBlockEnd: '[clamp(1.5rem, 1rem + 2vw, 3rem)]',
});

interface CalculatorProps {
  config: PricingConfig;
  selection: Selection;
  change: ChangeSelection;
  form: ReactNode;
}

function Calculator({ config, selection, change, form }: CalculatorProps) {
  const quote = useMemo(() => quoteSelection(config, selection), [config, selection]);
  const withoutCounts = useSelectionWithoutCounts(selection);
  const isPriced = !selection.plan.salesOnly;
  return (
    <div
      data-figures=""
      className={css({ display: 'grid', gap: '[clamp(3rem, 2rem + 4vw, 5.5rem)]' })}
    >
      <div className={css({ display: 'grid', gap: '6' })}>
        <PlanSelector {...{ config, change }} selection={withoutCounts} />
        <PlanComparison {...{ config, selection }} />
      </div>
      {isPriced && <AddonSection {...{ config, change }} selection={withoutCounts} />}
      {isPriced ? (
        <PriceSummary {...{ config, selection, withoutCounts, quote, change, form }} />
      ) : (
        <SalesOnly plan={selection.plan} form={form} />
      )}
      {isPriced && <FloatingSummary {...{ selection, quote }} />}
    </div>
  );
}

/** Other prices are another page to read: it starts at its top again (spec §2). */
function useScrollToTopOnChange(prices: PricingConfig | undefined): void {
  const shown = useRef(prices);
  useEffect(() => {
    if (shown.current === prices) return;
    shown.current = prices;
    window.scrollTo({ top: 0 });
  }, [prices]);
}
