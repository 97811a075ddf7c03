import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeatureItems, listIncluded } from '#app/catalog/item-texts';
import { CustomPricesNotice, PricesChangedNotice } from '#app/catalog/price-notices';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { getCounts } from '#app/domain/pricing/counts';
import { quoteSelection } from '#app/domain/pricing/quote';
import { listUnread, resolveSelection, type Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { usePriceList, usePricingConfig } from '#app/state/use-pricing-config';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { card, column } from '#styled/recipes';
import type { CalculatorAddress } from './addresses';
import { Plans } from './plans/plans';
import { WayToScenarios } from './scenarios/way-to-scenarios';
import { FloatingSummary } from './summary/floating-summary';
import { PriceSummary } from './summary/price-summary';
import { UndoPlace } from './undo';
import { type ChoiceProps, useSelection } from './use-selection';

interface CalculatorPageProps extends CalculatorAddress {
  /** The quote form (spec §3 "pricingDetails"). */
  renderQuoteForm: (selection: Selection, beside?: ReactNode) => ReactNode;
}

/** The price calculator (spec §2). Its whole state is the address (D11); prices are derived. */
export function CalculatorPage({ planId, search, renderQuoteForm }: CalculatorPageProps) {
  const { t } = useTranslation('calculator');
  const config = usePricingConfig();
  const { selection, change, offer } = useSelection(config, { planId, search });
  // Other prices start the page at its top again (spec §2).
  useOnChange(usePriceList(), () => window.scrollTo({ top: 0 }));
  const salesPlan = selection?.plan.salesOnly ? selection.plan : undefined;
  const title = useRef<HTMLHeadingElement>(null);
  // Choosing a sales-only plan replaces the page, so its heading gets the focus.
  useOnChange(salesPlan?.id, (id) => id && title.current?.focus({ preventScroll: true }));
  return (
    <div className={column()}>
      {selection && <UndoPlace config={config} selection={selection} offer={offer} />}
      <header className={intro}>
        {selection && <WayToScenarios selection={selection} />}
        <h1
          ref={title}
          id="calculator-title"
          tabIndex={-1}
          className={css({ textStyle: 'heading' })}
        >
          {salesPlan ? salesPlan.title : t('title')}
        </h1>
        <p className={css({ textStyle: 'lead', color: 'muted' })}>
          {salesPlan ? t('salesOnly.text') : t('intro')}
        </p>
      </header>
      <UnreadParams config={config} planId={planId} search={search} />
      <CustomPricesNotice />
      <PricesChangedNotice />
      {selection ? (
        <Calculator
          config={config}
          selection={selection}
          change={change}
          form={renderQuoteForm(
            selection,
            salesPlan && <PlanContents config={config} plan={salesPlan} />,
          )}
        />
      ) : (
        <Notice tone="warning">{t('warnings.noPlan')}</Notice>
      )}
    </div>
  );
}

const MAX_NAMED_LENGTH = 40;

/**
 * Names the parameters that were not understood, and what counts instead (D12). With own prices it
 * waits until they are read (D20). It stays, because a disappearing line would move what the visitor
 * presses.
 */
function UnreadParams({ config, ...address }: { config: PricingConfig } & CalculatorAddress) {
  const { t } = useTranslation('calculator');
  const { list } = useFormats();
  const [opened] = useState(address);
  const unread = listUnread(config, opened.planId, opened.search);
  const selection = resolveSelection(config, opened.planId, opened.search);
  if (unread.length === 0 || !selection) return null;
  // Shortened, so that no link can write its own message into the page.
  const named = unread.map(({ text }) =>
    text.length > MAX_NAMED_LENGTH ? `${text.slice(0, MAX_NAMED_LENGTH)}…` : text,
  );
  const { plan, isYearly } = selection;
  const defaults = unread.flatMap(({ param }) => {
    if (param === 'addons') return [];
    if (param === 'plan') return t('unread.plan', { plan: plan.title });
    if (param === 'commitment' && isYearly) return t('unread.commitment');
    if (param === 'commitment' || param === 'yearly') return t('unread.monthly');
    return t(`unread.${param}`, { count: getCounts(selection)[param] });
  });
  const addons = unread.filter(({ param }) => param === 'addons');
  return (
    <p data-figures="" className={unreadLine}>
      {[
        t('unread.named', { params: list(named.slice(0, 5)) }),
        defaults.length > 0 && t('unread.instead', { defaults: list([...new Set(defaults)]) }),
        addons.length > 0 && t('unread.addons', { count: addons.length }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

const unreadLine = css({
  textStyle: 'small',
  color: 'muted',
  paddingBlockEnd: '4',
  overflowWrap: 'anywhere',
});

const intro = css({
  position: 'relative',
  stack: '2',
  paddingBlockStart: 'intro',
  paddingBlockEnd: '6',
});

function Calculator({ config, selection, change, form }: ChoiceProps & { form: ReactNode }) {
  const quote = useMemo(() => quoteSelection(config, selection), [config, selection]);
  const { plan } = selection;
  return (
    <div data-figures="" className={css({ stack: '[clamp(2rem, 1.5rem + 1vw, 2.5rem)]' })}>
      {plan.salesOnly && (
        // It shows its form at once (spec §4, D40).
        <section id="quote-form" aria-labelledby="calculator-title" className={card()}>
          {form}
        </section>
      )}
      <Plans config={config} selection={selection} change={change} />
      {!plan.salesOnly && (
        <>
          <PriceSummary
            config={config}
            selection={selection}
            quote={quote}
            change={change}
            form={form}
          />
          <FloatingSummary selection={selection} quote={quote} />
        </>
      )}
    </div>
  );
}

/** Features and included amounts of a sales-only plan. */
function PlanContents({ config, plan }: { config: PricingConfig; plan: Plan }) {
  const { t } = useTranslation('calculator');
  const { t: catalog } = useTranslation('catalog');
  return (
    <div className={contents}>
      <p className={css({ fontWeight: 'semibold' })}>
        {t('salesOnly.included', { plan: plan.title })}
      </p>
      <ul>
        {listIncluded(catalog, config, plan).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <FeatureItems kind="plans" item={plan} />
      </ul>
    </div>
  );
}

const contents = css({
  stack: '3',
  overflowWrap: 'anywhere',
  '& > ul': { stack: '1', paddingInlineStart: '5', listStyle: 'disc' },
});

/** Reacts to every value but the first. */
function useOnChange<Value>(value: Value, onChange: (value: Value) => void): void {
  const shown = useRef(value);
  const react = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    react(value);
  }, [value]);
}
