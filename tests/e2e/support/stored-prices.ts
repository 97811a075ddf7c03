import type { Page } from '@playwright/test';

const STORAGE_KEY = 'pricing-config';

const planOf = (
  [id, title, basePrice]: [string, string, number],
  [includedUsers, includedSystems, includedLandscapes]: [number, number, number],
  disabledAddons: string[],
) => ({
  id,
  title,
  basePrice,
  includedUsers,
  includedSystems,
  includedLandscapes,
  includedAddons: [],
  disabledAddons,
  freeAddonCount: 0,
  salesOnly: false,
  description: 'Beschreibung',
  features: ['Feature 1'],
});

/**
 * A price list of one's own, as the browser stores it: other prices and amounts, a plan and an
 * addon more, and a support that only the third plan allows.
 */
export const OWN_PRICES = {
  PRICING_PLANS: [
    planOf(['core', 'Core', 529], [0, 0, 0], ['support']),
    planOf(['pro', 'Pro', 1299], [10, 3, 1], ['support']),
    planOf(['plan-3', 'Konzern', 2000], [50, 5, 2], []),
  ],
  ADDONS: [
    {
      id: 'support',
      title: 'Support',
      icon: 'life-buoy',
      price: 150,
      description: 'Direkter Draht',
      longDescription: 'Kurz.',
      features: [],
      status: 'available',
      statusText: '',
      image: 'support',
    },
  ],
  EXTRA_COSTS: { USER_PRICE: 10, SYSTEM_PRICE: 20, LANDSCAPE_PRICE: 30 },
  YEARLY_DISCOUNT: 0.1,
};

/** Lets the browser hold a text before the page's own scripts run, once for this tab. */
export async function storePrices(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('prices-stored') !== null) return;
      sessionStorage.setItem('prices-stored', 'true');
      localStorage.setItem(key, value);
    },
    [STORAGE_KEY, text] as const,
  );
}

export function writeStored(page: Page, text: string): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    text,
  ] as const);
}

/** As another tab does it: the page hears of it and reads again. */
export async function storeElsewhere(page: Page, text: string): Promise<void> {
  await writeStored(page, text);
  await page.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key })), STORAGE_KEY);
}

export function readStored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
}

/** Takes this browser's prices away, as the notice on the page offers it. */
export async function resetOwnPrices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücksetzen' }).click();
}
