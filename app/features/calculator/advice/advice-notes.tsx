import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriod } from '#app/catalog/use-period';
import { usePrices } from '#app/catalog/use-prices';
import {
  type Advice,
  findCheaperPlan,
  findCheaperSalesPlan,
  findNextTier,
} from '#app/domain/pricing/advice/advice';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

interface AdviceNotesProps {
  config: PricingConfig;
  selection: Selection;
  quote: Quote;
  change: ChangeSelection;
}

/** How the same needs cost less; each hint is followed with a click (D30). */
export const AdviceNotes = memo(function AdviceNotes(props: AdviceNotesProps) {
  const { config, selection, quote, change } = props;
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const nextTier = findNextTier(config, selection);
  const cheaperPlan = findCheaperPlan(config, selection);
  const salesPlan = findCheaperSalesPlan(config, selection);

  const follow = (advice: Advice, toTop: boolean) => {
    change(() => advice.selection, { toTop });
    // The button is about to go; the heading of what it changed is near.
    const heading = toTop ? 'plans-title' : 'price-summary-title';
    document.getElementById(heading)?.focus({ preventScroll: true });
  };
  const priceTexts = ({ quote: after }: Advice) => ({
    price: show(after.total),
    before: show(quote.total),
    period,
  });

  if (!nextTier && !cheaperPlan && !salesPlan) return null;
  return (
    <ul aria-label={t('advice.title')} className={list}>
      {nextTier && (
        <Hint
          text={t(nextTier.savedEuros > 0 ? 'advice.fewerEuros' : 'advice.sameEuros', {
            ...priceTexts(nextTier),
            count: nextTier.selection.userCount,
            now: number(selection.userCount),
          })}
          label={t('advice.raiseUsers', { count: nextTier.selection.userCount })}
          onFollow={() => follow(nextTier, false)}
        />
      )}
      {cheaperPlan && (
        <Hint
          text={t('advice.cheaperPlan', {
            ...priceTexts(cheaperPlan),
            plan: cheaperPlan.selection.plan.title,
          })}
          label={t('advice.switchPlan', { plan: cheaperPlan.selection.plan.title })}
          onFollow={() => follow(cheaperPlan, true)}
        />
      )}
      {salesPlan && (
        <Hint
          text={t('advice.salesPlan', { plan: salesPlan.selection.plan.title })}
          label={t('advice.askForPlan', { plan: salesPlan.selection.plan.title })}
          onFollow={() => follow(salesPlan, true)}
        />
      )}
    </ul>
  );
});

interface HintProps {
  text: string;
  label: string;
  onFollow: () => void;
}

function Hint({ text, label, onFollow }: HintProps) {
  return (
    <li>
      <Notice
        action={
          <Button visual="outline" size="sm" onClick={onFollow}>
            {label}
          </Button>
        }
      >
        {text}
      </Notice>
    </li>
  );
}

const list = css({ display: 'grid', gap: '3', listStyle: 'none' });
