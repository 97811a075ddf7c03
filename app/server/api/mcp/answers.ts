import { BERLIN } from '#app/domain/berlin-time';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import { listAddons, listPlans } from '#app/domain/pricing/catalog';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { type CountUnit, getIncludedCount, listUnits, mapUnits } from '#app/domain/pricing/counts';
import { findPlanById, resolveSelection } from '#app/domain/pricing/selection';
import { getFormats } from '#app/i18n/formats';
import type { Language } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import type { PriceListAnswer, Problem, QuoteAnswer } from '#app/server/api/schemas';
import { getCalculatorAddress } from '#app/server/offers/offer-addresses';
import type { StoringRefusal } from '#app/server/offers/stored-offers';
import { describeWarnings } from '#app/sheet/describe-warnings';
import type { SelectionInput } from './schemas';

export type Answers = Awaited<ReturnType<typeof loadAnswers>>;

/** Loads the sentences that a person can read beside the data. */
export async function loadAnswers(language: Language, config: PricingConfig) {
  const instance = await loadTexts(language, ['staff', 'catalog', 'calculator']);
  const t = instance.getFixedT(null, ['staff', 'catalog']);
  const { euros, list } = getFormats(language);
  const addons = new Map(listAddons(config).map((addon) => [addon.id, addon]));
  const date = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: BERLIN });
  const nameCounts = (units: readonly CountUnit[], counts: Record<CountUnit, number>) =>
    units.map((unit) => t(`catalog:plans.${unit}`, { count: counts[unit] }));
  const describeScope = ({ counts, warnings, addons: ids }: QuoteAnswer) =>
    list([
      ...nameCounts(listUnits(config), counts),
      ...ids
        .filter((id) => !warnings.some((warning) => 'addon' in warning && warning.addon === id))
        .map((id) => addons.get(id)?.title ?? id),
    ]);
  /** The built-in list has no number that a reader could ask for. */
  const nameVersion = ({ version }: { version: number }) =>
    version === BUILT_IN_VERSION
      ? t('programs.answers.builtIn')
      : t('programs.answers.version', { version: String(version) });
  const describeOnRequest = (quote: QuoteAnswer) =>
    t('programs.answers.onRequest', {
      plan: quote.plan.title,
      scope: describeScope(quote),
      version: nameVersion(quote),
    });
  const describeTotal = (quote: QuoteAnswer) => {
    if (!quote.total) return describeOnRequest(quote);
    const values = {
      plan: quote.plan.title,
      scope: describeScope(quote),
      total: euros(quote.total.shown),
      version: nameVersion(quote),
    };
    return quote.commitmentYears === null
      ? t('programs.answers.monthly', values)
      : t('programs.answers.yearly', { ...values, count: quote.commitmentYears });
  };
  /** Describes default counts that add to the plan's list price. */
  const describeAssumed = (quote: QuoteAnswer, plan: Plan, input: SelectionInput) => {
    const units = listUnits(config).filter(
      (unit) => input[unit] === undefined && quote.counts[unit] > getIncludedCount(plan, unit),
    );
    if (units.length === 0 || quote.onRequest) return [];
    const more = quote.lines.filter(({ kind }) => units.some((unit) => unit === kind));
    return [
      t('programs.answers.assumed', {
        plan: plan.title,
        assumed: list(nameCounts(units, quote.counts)),
        included: list(
          nameCounts(
            units,
            mapUnits((unit) => getIncludedCount(plan, unit)),
          ),
        ),
        more: euros(Math.floor(more.reduce((sum, { monthly }) => sum + Number(monthly), 0))),
        price: euros(Math.floor(Number(quote.lines[0]?.monthly))),
      }),
    ];
  };
  const withNotes = (sentence: string, quote: QuoteAnswer, input: SelectionInput, end?: string) => {
    const plan = findPlanById(config, quote.plan.id);
    const notes = plan
      ? [
          ...describeAssumed(quote, plan, input),
          ...describeWarnings(quote.warnings, config, plan, language),
        ]
      : [];
    return [sentence, ...notes, ...(end === undefined ? [] : [end])].join(' ');
  };
  return {
    tellList: (prices: PriceListAnswer) =>
      t('programs.answers.list', {
        version: nameVersion(prices),
        plans: list(
          prices.plans.map(({ title: plan, monthlyPrice }) =>
            monthlyPrice === undefined
              ? t('programs.answers.planOnRequest', { plan })
              : t('programs.answers.plan', {
                  plan,
                  price: euros(Math.floor(Number(monthlyPrice))),
                }),
          ),
        ),
      }),
    tellQuote: (quote: QuoteAnswer, address: string, input: SelectionInput) =>
      withNotes(describeTotal(quote), quote, input, t('programs.answers.see', { address })),
    tellTerms: (quotes: readonly QuoteAnswer[], input: SelectionInput) => {
      const [monthly] = quotes;
      // The sum over a longer term may be on request.
      const longest = quotes.findLast(({ total }) => total);
      if (!monthly) throw new Error('There are no terms');
      const sentence =
        monthly.total && longest?.total
          ? t('programs.answers.terms', {
              plan: monthly.plan.title,
              scope: describeScope(monthly),
              monthly: euros(monthly.total.shown),
              yearly: euros(longest.total.shown),
              years: longest.commitmentYears ?? 1,
              version: nameVersion(monthly),
            })
          : describeOnRequest(monthly);
      return withNotes(sentence, monthly, input);
    },
    tellOffer: (
      { number, address, validUntil }: { number: string; address: string; validUntil: string },
      quote: QuoteAnswer,
      input: SelectionInput,
    ) => {
      const values = { number, address, date: date.format(new Date(validUntil)) };
      const stored = t('programs.answers.stored', values);
      const sentence = quote.onRequest ? `${stored} ${describeOnRequest(quote)}` : stored;
      return withNotes(sentence, quote, input);
    },
    tellRefusal: (refusal: StoringRefusal) =>
      refusal.kind === 'too-many'
        ? t('programs.answers.tooMany', { count: refusal.retryAfterSeconds })
        : t('programs.answers.unavailable'),
    tellProblem: ({ status, detail }: Problem, planId: string) => {
      const plan = listPlans(config).find(({ id }) => id === planId);
      if (status !== SALES_ONLY || !plan) return detail;
      const selection = resolveSelection(config, plan.id, {});
      if (!selection) return detail;
      const address = getCalculatorAddress(selection, language);
      return t('programs.answers.salesOnly', { plan: plan.title, address });
    },
  };
}

/** Status of the problem `sales-only`. */
const SALES_ONLY = 422;

/** Loads the text that callers get in place of an error's message. */
export async function loadFailure(language: Language): Promise<string> {
  const instance = await loadTexts(language, ['staff']);
  return instance.getFixedT(null, 'staff')('programs.answers.failed');
}
