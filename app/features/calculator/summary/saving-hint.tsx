import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriod, usePrices } from '#app/catalog/use-prices';
import { findBestAdvice } from '#app/domain/pricing/advice/best-advice';
import { getAddonTitle } from '#app/domain/pricing/catalog';
import type { Quote } from '#app/domain/pricing/quote';
import { SelectionLink } from '#app/features/calculator/selection-link';
import type { ChoiceProps } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { Notice } from '#app/ui/notice';
import { button } from '#styled/recipes';

/** By kind of advice the choice that it is about, and its button. */
const KINDS = {
  moreUsers: { at: 'scope', label: 'advice.raiseUsers' },
  plan: { at: 'plan', label: 'advice.switchPlan' },
  salesPlan: { at: 'plan', label: 'advice.askForPlan' },
  fewerAddons: { at: 'plan', label: 'advice.switchPlan' },
  longerTerm: { at: 'term', label: 'advice.chooseTerm' },
} as const;

interface SavingHint {
  at: (typeof KINDS)[keyof typeof KINDS]['at'];
  notice: ReactNode;
}

/** The change that saves most (D30), as a link that works before any script. */
export function useSavingHint({
  config,
  selection,
  quote,
  change,
}: ChoiceProps & { quote: Quote | undefined }): SavingHint | undefined {
  const { t } = useTranslation('calculator');
  const { number, euros, list } = useFormats();
  const { show } = usePrices();
  const period = usePeriod(selection);
  const advice = useMemo(() => findBestAdvice(config, selection), [config, selection]);
  if (!advice) return undefined;

  const { kind, selection: next, savedEuros } = advice;
  const { at, label } = KINDS[kind];
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
    change(() => next, { toTop: at === 'plan' });
    // The link disappears, so the focus moves to the heading of what it changed.
    const heading = at === 'plan' ? 'plans-title' : 'price-summary-title';
    document.getElementById(heading)?.focus({ preventScroll: true });
  };
  const notice = (
    <Notice
      title={t('advice.title')}
      action={
        <SelectionLink
          target={next}
          isChosen={false}
          onChoose={follow}
          className={button({ visual: 'outline', size: 'sm' })}
        >
          {t(label, values)}
        </SelectionLink>
      }
    >
      <p>{t(isSame ? 'advice.sameEuros' : `advice.${kind}`, values)}</p>
    </Notice>
  );
  return { at, notice };
}
