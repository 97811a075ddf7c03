import type { Amount } from '#app/domain/pricing/amount';
import { listAddons } from '#app/domain/pricing/catalog';
import type { Plan } from '#app/domain/pricing/config';
import { type CountUnit, mapCounts } from '#app/domain/pricing/counts';
import type { CommitmentYears } from '#app/domain/pricing/discounts';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Draft } from './draft';

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
  /** Per year with a commitment, else per month; undefined if the price is on request. */
  before: Amount | undefined;
  after: Amount | undefined;
};

/** Prices the sample customers before and after a change (D22). */
export function quoteSamples(before: Draft, after: Draft): Sample[] {
  return SAMPLE_CUSTOMERS.flatMap((customer): Sample[] => {
    const { name, planIndex, commitmentYears, counts } = customer;
    const getPriced = ({ PRICING_PLANS }: Draft) =>
      PRICING_PLANS.filter(({ salesOnly }) => !salesOnly).at(planIndex);
    const chosen = getPriced(before) ?? getPriced(after);
    if (chosen === undefined) return [];
    const find = ({ PRICING_PLANS }: Draft) => PRICING_PLANS.find(({ key }) => key === chosen.key);
    const plan = find(after);
    return [
      {
        name,
        commitmentYears,
        counts,
        plan: plan ?? chosen,
        before: computeTotal(before, find(before), customer),
        after: computeTotal(after, plan, customer),
      },
    ];
  });
}

function computeTotal(
  draft: Draft,
  plan: Plan | undefined,
  { commitmentYears, hasAddons, counts }: SampleCustomer,
): Amount | undefined {
  if (plan === undefined || plan.salesOnly) return undefined;
  const available = listAddons(draft).filter(({ status }) => status === 'available');
  return quoteSelection(draft, {
    plan,
    isYearly: commitmentYears !== undefined,
    commitmentYears,
    ...mapCounts((unit) => counts[unit]),
    selectedAddons: hasAddons ? available.map(({ id }) => id) : [],
  })?.total;
}
