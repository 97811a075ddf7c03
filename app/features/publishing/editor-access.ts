import type { PublishedList } from '#app/domain/price-lists/activation-log';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Draft } from '#app/domain/pricing/editing/draft';
import type { EditablePricing } from '#app/state/use-editable-pricing';
import type { PublicationStore } from './publication-store';

/** The parts of the editor that publishing reads and changes. */
export interface EditorAccess {
  pricing: EditablePricing;
  draftSession: {
    hasEdits: () => boolean;
    draftToSave: () => Draft;
    discard: () => void;
    setBasedOn: (version: number) => void;
    rebase: (published: PricingConfig, basedOn: number, form?: PricingConfig) => void;
    replace: (config: PricingConfig, basedOn: number) => void;
  };
  announce: (text: string) => void;
}

/** Shared by the dialogs of publishing. */
export interface PublishingContext extends EditorAccess {
  publications: PublicationStore;
  /** Reports the list that visitors see from now on; undefined is the built-in one. */
  onPublished: (published: PublishedList | undefined) => void;
}
