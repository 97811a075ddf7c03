import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriod } from '#app/catalog/use-period';
import { usePrices } from '#app/catalog/use-prices';
import { findBestAdvice } from '#app/domain/pricing/advice/best-advice';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';

interface SavingHintProps {
  config: PricingConfig;
  selection: Selection;
  quote: Quote;
  change: ChangeSelection;
}

/** Offers the change that saves most (D30). */
export const SavingHint = memo(function SavingHint(props: SavingHintProps) {
  const { config, selection, quote, change } = props;
  const { t } = useTranslation('calculator');
  const { number, euros, list } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const advice = findBestAdvice(config, selection);
  if (!advice) return null;

  const { kind, selection: next, savedEuros } = advice;
  const raisesUsers = kind === 'moreUsers';
  const text = raisesUsers && savedEuros === 0 ? 'advice.sameEuros' : (`advice.${kind}` as const);
  const label = raisesUsers
    ? 'advice.raiseUsers'
    : kind === 'salesPlan'
      ? 'advice.askForPlan'
      : 'advice.switchPlan';
  const values = {
    plan: next.plan.title,
    count: next.userCount,
    now: number(selection.userCount),
    addons: list(advice.droppedAddons.map((id) => getAddonTitle(config, id))),
    price: show(advice.quote.total),
    before: show(quote.total),
    amount: euros(savedEuros),
    period,
  };
  const follow = () => {
    change(() => next, { toTop: !raisesUsers });
    // The button disappears, so the focus moves to the heading of what it changed.
    const heading = raisesUsers ? 'price-summary-title' : 'plans-title';
    document.getElementById(heading)?.focus({ preventScroll: true });
  };
  return (
    <Notice
      title={t('advice.title')}
      action={
        <Button visual="outline" size="sm" onClick={follow}>
          {t(label, values)}
        </Button>
      }
    >
      <p>{t(text, values)}</p>
    </Notice>
  );
});
