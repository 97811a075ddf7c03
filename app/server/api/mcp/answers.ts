import type { SaveOfferResult } from '#app/domain/offers/offer';
import { listAddons, listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { listUnits } from '#app/domain/pricing/counts';
import { resolveSelection } from '#app/domain/pricing/selection';
import { getFormats } from '#app/i18n/formats';
import type { Language } from '#app/i18n/languages';
import { loadInstance } from '#app/i18n/shared-instance';
import type { PriceListAnswer, Problem, QuoteAnswer } from '#app/server/api/schemas';
import { getCalculatorAddress } from '#app/server/offers/offer-addresses';

export type Answers = Awaited<ReturnType<typeof loadAnswers>>;

/** Loads the sentences that a person can read beside the data. */
export async function loadAnswers(language: Language, config: PricingConfig) {
  const instance = await loadInstance(language, ['programs', 'catalog']);
  const t = instance.getFixedT(null, ['programs', 'catalog']);
  const { euros, list } = getFormats(language);
  const titles = new Map(listAddons(config).map(({ id, title }) => [id, title]));
  const describeScope = ({ counts, addons }: Pick<QuoteAnswer, 'counts' | 'addons'>) =>
    list([
      ...listUnits(config).map((unit) => t(`catalog:plans.${unit}`, { count: counts[unit] })),
      ...addons.map((id) => titles.get(id) ?? id),
    ]);
  return {
    describeList: ({ version, plans }: PriceListAnswer) =>
      t('answers.list', {
        version: String(version),
        plans: list(
          plans.map(({ title: plan, monthlyPrice }) =>
            monthlyPrice === undefined
              ? t('answers.planOnRequest', { plan })
              : t('answers.plan', { plan, price: euros(Number(monthlyPrice)) }),
          ),
        ),
      }),
    describeQuote: (quote: QuoteAnswer, address: string) => {
      const values = {
        plan: quote.plan.title,
        scope: describeScope(quote),
        total: euros(quote.total.shown),
        version: String(quote.version),
        address,
      };
      return quote.commitmentYears === null
        ? t('answers.monthly', values)
        : t('answers.yearly', { ...values, count: quote.commitmentYears });
    },
    describeTerms: (quotes: readonly QuoteAnswer[]) => {
      const [monthly] = quotes;
      const longest = quotes.at(-1);
      if (!monthly || !longest) throw new Error('There are no terms');
      return t('answers.terms', {
        plan: monthly.plan.title,
        scope: describeScope(monthly),
        monthly: euros(monthly.total.shown),
        yearly: euros(longest.total.shown),
        years: longest.commitmentYears ?? 1,
        version: String(monthly.version),
      });
    },
    describeOffer: (number: string, address: string) => t('answers.stored', { number, address }),
    describeRefusal: (refusal: Exclude<SaveOfferResult, { isSaved: true }>) =>
      refusal.reason === 'too-many'
        ? t('answers.tooMany', { count: refusal.retryAfterSeconds })
        : t('answers.unavailable'),
    describeProblem: ({ status, detail }: Problem, planId: string) => {
      const plan = listPlans(config).find(({ id }) => id === planId);
      if (status !== SALES_ONLY || !plan) return detail;
      const selection = resolveSelection(config, plan.id, {});
      if (!selection) return detail;
      const address = getCalculatorAddress(selection, language);
      return t('answers.salesOnly', { plan: plan.title, address });
    },
  };
}

/** Status of the problem `sales-only`. */
const SALES_ONLY = 422;

/** Loads the text that callers get in place of an error's message. */
export async function loadFailure(language: Language): Promise<string> {
  const instance = await loadInstance(language, ['programs']);
  return instance.getFixedT(null, ['programs'])('answers.failed');
}
