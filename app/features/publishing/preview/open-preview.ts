import type { PricingConfig } from '#app/domain/pricing/config';
import { PREVIEW_KEY, PREVIEW_NAME_KEY } from '#app/state/stored-text';

/**
 * Opens a page in a new tab that shows another price list. Each tab has a session storage of its own,
 * so that no other one shows it.
 * @param name the number of the version; '' for the draft
 * @returns whether the browser has opened it
 */
export function openPreview(address: string, list: PricingConfig, name: string): boolean {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.sessionStorage.setItem(PREVIEW_KEY, JSON.stringify(list));
  tab.sessionStorage.setItem(PREVIEW_NAME_KEY, name);
  tab.location.replace(new URL(address, location.href));
  return true;
}
