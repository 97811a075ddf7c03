import type { Amount } from '#app/domain/pricing/amount';
import { listAddons } from '#app/domain/pricing/catalog';
import type { Plan } from '#app/domain/pricing/config';
import { type CountUnit, mapCounts } from '#app/domain/pricing/counts';
import type { CommitmentYears } from '#app/domain/pricing/discounts';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Draft, DraftPlan } from './draft';

interface SampleCustomer {
  name: 'small' | 'medium' | 'large';
  /** Index among the plans with a list price; -1 is the last. */
  planIndex: number;
  /** Undefined for monthly billing. */
  commitmentYears: CommitmentYears | undefined;
  hasAddons: boolean;
  counts: Record<CountUnit, number>;
}

/**
 * Sample customers that show the effect of a change (D22): a small team with monthly billing, one
 * with yearly billing and all addons, and a large one with a term of three years in the last plan.
 */
const SAMPLE_CUSTOMERS: readonly SampleCustomer[] = [
  {
    name: 'small',
    planIndex: 0,
    commitmentYears: undefined,
    hasAddons: false,
    counts: { users: 3, systems: 2, landscapes: 1 },
  },
  {
    name: 'medium',
    planIndex: 0,
    commitmentYears: 1,
    hasAddons: true,
    counts: { users: 10, systems: 4, landscapes: 2 },
  },
  {
    name: 'large',
    planIndex: -1,
    commitmentYears: 3,
    hasAddons: true,
    counts: { users: 120, systems: 12, landscapes: 5 },
  },
];

export type Sample = Pick<SampleCustomer, 'name' | 'commitmentYears' | 'counts'> & {
  /** The plan after the change, or before it if the change deletes it. */
  plan: Plan;
  /** Per year with a commitment, else per month; undefined without a list price. */
  before: Amount | undefined;
  after: Amount | undefined;
};

/** Prices the sample customers before and after a change (D22). */
export function quoteSamples(before: Draft, after: Draft): Sample[] {
  return SAMPLE_CUSTOMERS.flatMap((customer): Sample[] => {
    const { name, planIndex, commitmentYears, counts } = customer;
    const chosen = getPricedPlan(before, planIndex) ?? getPricedPlan(after, planIndex);
    if (chosen === undefined) return [];
    return [
      {
        name,
        commitmentYears,
        counts,
        plan: findPlan(after, chosen.key) ?? chosen,
        before: computeTotal(before, chosen.key, customer),
        after: computeTotal(after, chosen.key, customer),
      },
    ];
  });
}

function getPricedPlan({ PRICING_PLANS }: Draft, index: number): DraftPlan | undefined {
  return PRICING_PLANS.filter((plan) => !plan.salesOnly).at(index);
}

function findPlan({ PRICING_PLANS }: Draft, key: number): DraftPlan | undefined {
  return PRICING_PLANS.find((plan) => plan.key === key);
}

function computeTotal(
  draft: Draft,
  planKey: number,
  { commitmentYears, hasAddons, counts }: SampleCustomer,
): Amount | undefined {
  const plan = findPlan(draft, planKey);
  if (plan === undefined || plan.salesOnly) return undefined;
  const available = listAddons(draft).filter(({ status }) => status === 'available');
  return quoteSelection(draft, {
    plan,
    isYearly: commitmentYears !== undefined,
    commitmentYears,
    ...mapCounts((unit) => counts[unit]),
    selectedAddons: hasAddons ? available.map(({ id }) => id) : [],
  }).total;
}
