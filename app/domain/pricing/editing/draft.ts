import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';

/** The two editable lists of a configuration. */
export type ItemList = 'PRICING_PLANS' | 'ADDONS';

/** `key` identifies an item during editing, even if its id changes. */
type Keyed<Item> = Item & { readonly key: number };
export type DraftPlan = Keyed<Plan>;
export type DraftAddon = Keyed<Addon>;

/** A plan or an addon: what both have, and perhaps the fields of one. */
export type DraftItem = Keyed<Pick<Plan & Addon, 'id' | 'title'> & Partial<Plan & Addon>>;

/**
 * A configuration during editing. It is immutable: changes return a new draft that shares equal
 * parts.
 */
export type Draft = Omit<PricingConfig, ItemList> & {
  PRICING_PLANS: DraftPlan[];
  ADDONS: DraftAddon[];
  /** True if a plan was added since a plan was last saved or deleted (spec §4). */
  hasNewPlan: boolean;
  /** Version of the published list that the draft is based on (D38). */
  basedOn?: number | undefined;
};

export function findItem(draft: Draft, list: ItemList, key: number): DraftItem | undefined {
  const items: readonly DraftItem[] = draft[list];
  return items.find((item) => item.key === key);
}

/** Creates a draft; the keys count from 0, plans first. */
export function createDraft(config: PricingConfig): Draft {
  // Stryker disable next-line ArrayDeclaration: an entry without an id matches no item.
  return replaceConfig({ PRICING_PLANS: [], ADDONS: [] }, config, 0);
}

/** Maximum number of keys that a draft of this configuration needs. */
export function countItems({ PRICING_PLANS, ADDONS }: PricingConfig): number {
  return PRICING_PLANS.length + ADDONS.length;
}

/**
 * Replaces the configuration of a draft, for example by an imported one. Items keep the key of the
 * draft's item with the same id, or else of one that only the other draft has; the rest get keys from
 * `firstKey` on, at most `countItems` of them.
 */
export function replaceConfig(
  draft: Pick<Draft, ItemList>,
  config: PricingConfig,
  firstKey: number,
  other = draft,
): Draft {
  const { PRICING_PLANS: plans, ADDONS: addons } = config;
  return {
    ...config,
    PRICING_PLANS: assignKeys(draft.PRICING_PLANS, other.PRICING_PLANS, plans, firstKey),
    ADDONS: assignKeys(draft.ADDONS, other.ADDONS, addons, firstKey + plans.length),
    hasNewPlan: false,
  };
}

/** Converts a draft to the stored form (D19). */
export function draftToConfig({
  hasNewPlan: _new,
  basedOn: _basis,
  ...config
}: Draft): PricingConfig {
  return {
    ...config,
    PRICING_PLANS: config.PRICING_PLANS.map(({ key: _key, ...plan }) => plan),
    ADDONS: config.ADDONS.map(({ key: _key, ...addon }) => addon),
  };
}

/** Items with a repeated id are matched in their order. */
function assignKeys<Item extends { id: string }>(
  known: readonly Keyed<{ id: string }>[],
  others: readonly Keyed<{ id: string }>[],
  items: readonly Item[],
  firstKey: number,
): Keyed<Item>[] {
  const keys = new Set(known.map(({ key }) => key));
  const united = [...known, ...others.filter(({ key }) => !keys.has(key))];
  const knownById = Map.groupBy(united, ({ id }) => id);
  return items.map((item, index) => {
    const same = knownById.get(item.id)?.shift();
    return { ...item, key: same?.key ?? firstKey + index };
  });
}
