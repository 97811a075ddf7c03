import type { PublishedList } from '#app/domain/price-lists/activation-log';
import type { EditablePricing } from '#app/state/use-editable-pricing';
import type { PublicationStore } from './publication-store';

/** What the parts of publishing share. */
export interface Publishing {
  publications: PublicationStore;
  pricing: EditablePricing;
  /** Tells the page which list visitors see from now on; undefined is the built-in one. */
  onPublished: (published: PublishedList | undefined) => void;
}
