import type { Draft, ItemList } from '#app/domain/pricing/draft';
import { findPassedQuarters } from '#app/domain/pricing/passed-quarters';

/** An addon is announced for a quarter that is over (D43). */
export type PassedAvailability = {
  code: 'availability-passed';
  list: ItemList;
  key: number;
  statusText: string;
};

export function findPassed({ ADDONS }: Draft, now: Date): PassedAvailability[] {
  return findPassedQuarters(ADDONS, now).map(({ key, statusText }) => ({
    code: 'availability-passed',
    list: 'ADDONS',
    key,
    statusText,
  }));
}
