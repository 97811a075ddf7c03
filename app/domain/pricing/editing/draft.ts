import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';

/** The two lists of a configuration whose items are edited one by one. */
export type ItemList = 'PRICING_PLANS' | 'ADDONS';

/** `key` tells an item from all others while it is edited, whatever becomes of its id. */
type Keyed<Item> = Item & { readonly key: number };
export type DraftPlan = Keyed<Plan>;
export type DraftAddon = Keyed<Addon>;

/** A configuration that is being edited; all changes return a new one and share what is equal. */
export type Draft = Omit<PricingConfig, ItemList> & {
  PRICING_PLANS: DraftPlan[];
  ADDONS: DraftAddon[];
  /** A plan was added since the last saving or deleting of one (spec §4). */
  hasNewPlan: boolean;
  /** The number of the published list that it was made from (D38). */
  basedOn?: number;
};

/** Begins editing a configuration; the keys are 0, 1, 2, …, addons after plans. */
export function createDraft(config: PricingConfig): Draft {
  // Stryker disable next-line ArrayDeclaration: what has no id precedes no item.
  return replaceConfig({ PRICING_PLANS: [], ADDONS: [] }, config, 0);
}

/** As many keys a draft of this configuration needs at most. */
export function countItems({ PRICING_PLANS, ADDONS }: PricingConfig): number {
  return PRICING_PLANS.length + ADDONS.length;
}

/**
 * Another configuration in place of the draft's: an imported one, or what another tab has saved.
 * Items with the id of one of the draft's are the same item and keep its key; the others take keys
 * from `firstKey` on, at most `countItems` of them.
 */
export function replaceConfig(
  draft: Pick<Draft, ItemList>,
  config: PricingConfig,
  firstKey: number,
): Draft {
  const firstAddonKey = firstKey + config.PRICING_PLANS.length;
  return {
    ...config,
    PRICING_PLANS: assignKeys(draft.PRICING_PLANS, config.PRICING_PLANS, firstKey),
    ADDONS: assignKeys(draft.ADDONS, config.ADDONS, firstAddonKey),
    hasNewPlan: false,
  };
}

/** The configuration that a draft describes, as it is stored (D19). */
export function draftToConfig(draft: Draft): PricingConfig {
  const { PRICING_PLANS, ADDONS, EXTRA_COSTS, YEARLY_DISCOUNT, TEXTS } = draft;
  return {
    PRICING_PLANS: PRICING_PLANS.map(({ key: _key, ...plan }) => plan),
    ADDONS: ADDONS.map(({ key: _key, ...addon }) => addon),
    EXTRA_COSTS,
    YEARLY_DISCOUNT,
    ...(TEXTS && { TEXTS }),
  };
}

/** Items with a repeated id are paired in order. */
function assignKeys<Item extends { id: string }>(
  known: readonly Keyed<{ id: string }>[],
  items: readonly Item[],
  firstKey: number,
): Keyed<Item>[] {
  const knownById = Map.groupBy(known, ({ id }) => id);
  return items.map((item, index) => {
    const same = knownById.get(item.id)?.shift();
    return { ...item, key: same?.key ?? firstKey + index };
  });
}
