import { listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import {
  countItems,
  type Draft,
  draftToConfig,
  replaceConfig,
} from '#app/domain/pricing/editing/draft';
import { type DefaultTexts, dropUntouchedPlans } from '#app/domain/pricing/editing/draft-items';
import type { SaveResult } from '#app/state/pricing-config';
import type { Recorder } from './recorder';
import { type DraftSessionStore, updateDraftSession } from './session-store';

interface SavingOptions {
  takeKeys: (count: number) => number;
  planTexts: DefaultTexts;
  save: (config: PricingConfig, basedOn: number | undefined) => SaveResult;
}

/** Saves the draft, and merges what other tabs save. */
export function createSaving(recorder: Recorder, store: DraftSessionStore, options: SavingOptions) {
  const { read, write } = recorder;
  const { takeKeys, planTexts, save } = options;
  const draftToSave = () => dropUntouchedPlans(read(), planTexts);

  /** Items keep their keys from the list in force and from the draft. */
  function adopt(inForce: Draft, config: PricingConfig): Draft {
    const known = new Set([...inForce.PRICING_PLANS, ...inForce.ADDONS].map(({ key }) => key));
    const draft = read();
    const both = {
      PRICING_PLANS: inForce.PRICING_PLANS.concat(draft.PRICING_PLANS.filter(isAdded)),
      ADDONS: inForce.ADDONS.concat(draft.ADDONS.filter(isAdded)),
    };
    return replaceConfig(both, config, takeKeys(countItems(config)));

    function isAdded({ key }: { key: number }): boolean {
      return !known.has(key);
    }
  }

  return {
    /** The draft as it would be saved (spec §4). */
    draftToSave,
    /** Stores the draft; if that fails, the edits stay. */
    save: (): SaveResult => {
      const { inForce } = store.state;
      const draft = draftToSave();
      recorder.endRename();
      // Before saving, since the store notifies at once.
      updateDraftSession(store, { inForce: draft });
      const saved = save(draftToConfig(draft), draft.basedOn);
      if (saved === 'saved') {
        write(draft);
        updateDraftSession(store, { saved, conflict: undefined });
      } else {
        updateDraftSession(store, { saved: saved === 'changed' ? undefined : saved, inForce });
      }
      return saved;
    },
    /** Resets the draft to the list in force. */
    discard: () => {
      write(store.state.inForce);
      updateDraftSession(store, { conflict: undefined, focus: { target: 'lost' } });
    },
    /** Puts the edits together with what another tab saved into the form. */
    takeMerged: (both: Draft) => {
      write(withBasedOn(both, read().basedOn));
      updateDraftSession(store, { conflict: undefined, focus: { target: 'lost' } });
    },
    /**
     * Compares changes with newly published prices from now on.
     * @param form the new draft; default: the published list
     */
    rebase: (published: PricingConfig, basedOn: number, form = published) => {
      const inForce = withBasedOn(adopt(store.state.inForce, published), basedOn);
      write(withBasedOn(adopt(inForce, form), basedOn));
      updateDraftSession(store, { inForce, conflict: undefined });
    },
    /** Shows the list that is in force now, unless edits would be lost. */
    follow: (config: PricingConfig, basedOn?: number) => {
      const { inForce: earlier, conflict } = store.state;
      if (!differ(earlier, replaceConfig(earlier, config, 0))) return;
      const isClean = !differ(earlier, read());
      const inForce = withBasedOn(adopt(earlier, config), basedOn);
      if (isClean) write(inForce);
      const before = conflict?.before ?? earlier;
      const isConflict = differ(inForce, read()) && differ(before, inForce);
      updateDraftSession(store, { inForce, conflict: isConflict ? { before } : undefined });
    },
  };
}

export function withBasedOn(draft: Draft, basedOn: number | undefined): Draft {
  return basedOn === undefined ? draft : { ...draft, basedOn };
}

function differ(a: Draft, b: Draft): boolean {
  return listChanges(a, b).length > 0;
}
