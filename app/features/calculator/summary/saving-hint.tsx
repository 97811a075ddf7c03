import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriod, usePrices } from '#app/catalog/use-prices';
import { findBestAdvice } from '#app/domain/pricing/advice/best-advice';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { Quote } from '#app/domain/pricing/quote';
import { SelectionLink } from '#app/features/calculator/selection-link';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

/** The button of each kind of advice. */
const LABELS = {
  moreUsers: 'advice.raiseUsers',
  plan: 'advice.switchPlan',
  salesPlan: 'advice.askForPlan',
  fewerAddons: 'advice.switchPlan',
  longerTerm: 'advice.chooseTerm',
} as const;

/**
 * The change that saves most (D30), as a link that works before any script. It stands below all
 * choices, so that it moves none of them when it comes or goes.
 */
export function SavingHint(props: ChoiceProps & { quote: Quote | undefined }) {
  const { config, selection, quote, change } = props;
  const { t } = useTranslation('calculator');
  const { number, euros, list } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const advice = useMemo(() => findBestAdvice(config, selection), [config, selection]);
  if (!advice) return null;

  const { kind, selection: next, savedEuros } = advice;
  const isSame = kind === 'moreUsers' && savedEuros === 0;
  const values = {
    plan: next.plan.title,
    count: next.userCount,
    years: next.commitmentYears,
    now: number(selection.userCount),
    addons: list(advice.droppedAddons.map((id) => getAddonTitle(config, id))),
    price: show(advice.quote.total),
    before: show(quote?.total),
    amount: euros(savedEuros),
    period,
  };
  const follow = () => {
    const isOtherPlan = next.plan.id !== selection.plan.id;
    change(() => next, { toTop: isOtherPlan });
    // The link disappears, so the focus moves to the heading of what it changed.
    const heading = isOtherPlan ? 'plans-title' : 'price-summary-title';
    document.getElementById(heading)?.focus({ preventScroll: true });
  };
  return (
    <Notice
      // Other advice is another button.
      key={kind}
      title={t('advice.title')}
      className={css({ width: 'full' })}
      action={
        <SelectionLink
          target={next}
          isChosen={false}
          onChoose={follow}
          className={button({ visual: 'outline', size: 'sm' })}
        >
          {t(LABELS[kind], values)}
        </SelectionLink>
      }
    >
      <p>{t(isSame ? 'advice.sameEuros' : `advice.${kind}`, values)}</p>
    </Notice>
  );
}
