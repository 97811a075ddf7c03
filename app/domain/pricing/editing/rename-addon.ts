import type { Draft, DraftPlan } from './draft';

/** An addon's id while it is typed: what it was before, and the plans as they listed it then. */
export type AddonRename = {
  readonly key: number;
  readonly originalId: string;
  readonly plans: DraftPlan[];
};

/**
 * Gives an addon another id, and with it the lists of the plans that name it (D21). Typing passes
 * through ids that are empty or another addon's; for as long as it stands at one, the lists keep the
 * original id, so that no other addon is drawn in. `started` is the result of the previous
 * keystroke in the same field.
 */
export function renameAddon(
  draft: Draft,
  key: number,
  id: string,
  started?: AddonRename,
): { draft: Draft; rename: AddonRename | undefined } {
  const addon = draft.ADDONS.find((one) => one.key === key);
  if (addon === undefined) return { draft, rename: undefined };
  const rename =
    started?.key === key ? started : { key, originalId: addon.id, plans: draft.PRICING_PLANS };
  const { originalId, plans } = rename;
  const taken = new Set(draft.ADDONS.filter((one) => one.key !== key).map((one) => one.id));
  // What two addons share names the other one too, and stays with it.
  const isCarried = ![id, originalId].some((one) => one === '' || taken.has(one));
  return {
    draft: {
      ...draft,
      PRICING_PLANS: isCarried ? plans.map((plan) => replaceIn(plan, originalId, id)) : plans,
      ADDONS: draft.ADDONS.map((one) => (one.key === key ? { ...one, id } : one)),
    },
    rename,
  };
}

function replaceIn(plan: DraftPlan, from: string, to: string): DraftPlan {
  const { includedAddons, disabledAddons } = plan;
  if (![...includedAddons, ...disabledAddons].includes(from)) return plan;
  const replace = (id: string) => (id === from ? to : id);
  return {
    ...plan,
    includedAddons: includedAddons.map(replace),
    disabledAddons: disabledAddons.map(replace),
  };
}
