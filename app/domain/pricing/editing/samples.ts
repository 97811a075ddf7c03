import type { Amount } from '#app/domain/pricing/amount';
import { listAddons } from '#app/domain/pricing/catalog';
import type { Plan } from '#app/domain/pricing/config';
import type { CommitmentYears } from '#app/domain/pricing/discounts';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Draft, DraftPlan } from './draft';

/**
 * Three customers whose price shows what a change does (D22): a team that pays monthly, a yearly
 * customer with all addons, and a large one for three years in the largest priced plan.
 */
const SAMPLES = [
  {
    name: 'small',
    place: 0,
    isYearly: false,
    commitmentYears: undefined,
    withAddons: false,
    userCount: 3,
    systemCount: 2,
    landscapeCount: 1,
  },
  {
    name: 'medium',
    place: 0,
    isYearly: true,
    commitmentYears: 1,
    withAddons: true,
    userCount: 10,
    systemCount: 4,
    landscapeCount: 2,
  },
  {
    name: 'large',
    place: -1,
    isYearly: true,
    commitmentYears: 3,
    withAddons: true,
    userCount: 120,
    systemCount: 12,
    landscapeCount: 5,
  },
] as const;

export type Sample = {
  name: (typeof SAMPLES)[number]['name'];
  /** As it is after the change; before it, if it was deleted. */
  plan: Plan;
  userCount: number;
  systemCount: number;
  landscapeCount: number;
  commitmentYears: CommitmentYears | undefined;
  /** The shown total: per year with a commitment, else per month. Undefined without a price. */
  before: Amount | undefined;
  after: Amount | undefined;
};

/** The sample customers priced with what is in force and with what is being edited. */
export function quoteSamples(before: Draft, after: Draft): Sample[] {
  return SAMPLES.flatMap((sample): Sample[] => {
    const chosen = pickPlan(before, sample.place) ?? pickPlan(after, sample.place);
    if (chosen === undefined) return [];
    const { place: _place, withAddons: _withAddons, isYearly: _isYearly, ...shown } = sample;
    return [
      {
        ...shown,
        plan: findPlan(after, chosen.key) ?? chosen,
        before: quote(before, chosen.key, sample),
        after: quote(after, chosen.key, sample),
      },
    ];
  });
}

function pickPlan({ PRICING_PLANS }: Draft, place: number): DraftPlan | undefined {
  return PRICING_PLANS.filter((plan) => !plan.salesOnly).at(place);
}

function findPlan({ PRICING_PLANS }: Draft, key: number): DraftPlan | undefined {
  return PRICING_PLANS.find((plan) => plan.key === key);
}

function quote(
  draft: Draft,
  planKey: number,
  sample: (typeof SAMPLES)[number],
): Amount | undefined {
  const plan = findPlan(draft, planKey);
  if (plan === undefined || plan.salesOnly) return undefined;
  return quoteSelection(draft, {
    plan,
    ...sample,
    selectedAddons: listAddons(draft)
      .filter(({ status }) => sample.withAddons && status === 'available')
      .map(({ id }) => id),
  }).total;
}
