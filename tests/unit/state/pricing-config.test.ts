import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PricingConfig } from '#app/domain/pricing/config';

const config: PricingConfig = {
  PRICING_PLANS: [],
  ADDONS: [],
  EXTRA_COSTS: { USER_PRICE: 1, SYSTEM_PRICE: 2, LANDSCAPE_PRICE: 3 },
  YEARLY_DISCOUNT: 0.1,
};
const other: PricingConfig = { ...config, YEARLY_DISCOUNT: 0.2 };

/** A browser's storage, with what can go wrong in one. */
class FakeStorage {
  readonly items = new Map<string, string>();
  fault: Error | undefined;
  getItem = (key: string) => {
    if (this.fault?.name === 'SecurityError') throw this.fault;
    return this.items.get(key) ?? null;
  };
  setItem = (key: string, value: string) => {
    if (this.fault) throw this.fault;
    this.items.set(key, value);
  };
  removeItem = (key: string) => {
    if (this.fault) throw this.fault;
    this.items.delete(key);
  };
}

let storage: FakeStorage;
let session: FakeStorage;
let browser: EventTarget;

/** Every test opens a new page. */
async function openPage() {
  vi.resetModules();
  return import('#app/state/pricing-config');
}

function tellOfStorage(key: string | null): void {
  browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

beforeEach(() => {
  storage = new FakeStorage();
  session = new FakeStorage();
  browser = Object.assign(new EventTarget(), { localStorage: storage, sessionStorage: session });
  vi.stubGlobal('window', browser);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the stored list', () => {
  it.each(['', '[]', '{"ADDONS":1}'])('that does not parse is kept: %j', async (raw) => {
    storage.items.set('pricing-config', raw);
    const { pricingStore, waitForPricing } = await openPage();
    await waitForPricing();
    expect(pricingStore.state).toMatchObject({ kind: 'unreadable', raw });
    expect(storage.items.get('pricing-config')).toBe(raw);
  });

  it('is empty if storage is blocked, and a reset never fails', async () => {
    storage.fault = new DOMException('', 'SecurityError');
    const { pricingStore, resetPricing, waitForPricing } = await openPage();
    expect(waitForPricing()).toBe(waitForPricing());
    await waitForPricing();
    expect(pricingStore.state).toEqual({ kind: 'none' });
    expect(resetPricing).not.toThrow();
  });
});

describe('the stored list whose reader cannot be loaded', () => {
  it('is said to be unread, and read by the next call', async () => {
    vi.resetModules();
    const loadPricingTexts = vi.fn().mockRejectedValueOnce(new Error('503'));
    vi.doMock('#app/i18n/price-list', () => ({ loadPricingTexts }));
    storage.items.set('pricing-config', JSON.stringify(config));
    const { pricingStore, waitForOwnPricing } = await import('#app/state/pricing-config');
    vi.doUnmock('#app/i18n/price-list');
    await expect(waitForOwnPricing()).rejects.toThrow('503');
    expect(pricingStore.state).toEqual({ kind: 'unread' });
    await waitForOwnPricing();
    expect(pricingStore.state).toMatchObject({ kind: 'custom', config });
  });
});

describe('saving', () => {
  it('stores list and base version under the specified names (D19), and a reset removes both', async () => {
    const { pricingStore, resetPricing, savePricing } = await openPage();
    expect(savePricing(config, 0)).toBe('saved');
    expect(Object.fromEntries(storage.items)).toEqual({
      'pricing-config':
        '{"PRICING_PLANS":[],"ADDONS":[],"EXTRA_COSTS":{"USER_PRICE":1,"SYSTEM_PRICE":2,' +
        '"LANDSCAPE_PRICE":3},"YEARLY_DISCOUNT":0.1}',
      'pricing-config-based-on': '0',
    });
    expect(pricingStore.state).toEqual({ kind: 'custom', config, basedOn: 0 });
    const stored = new Map(storage.items);
    const restore = resetPricing();
    expect(pricingStore.state).toEqual({ kind: 'none' });
    expect(storage.items.size).toBe(0);
    restore();
    expect(storage.items).toEqual(stored);
  });

  it.each([
    ['full', new DOMException('', 'QuotaExceededError')],
    ['blocked', new DOMException('', 'SecurityError')],
    ['blocked', new TypeError('no storage')],
  ])('returns %s and changes nothing if storage fails', async (result, fault) => {
    const { pricingStore, savePricing } = await openPage();
    expect(savePricing(config)).toBe('saved');
    storage.fault = fault;
    expect(savePricing(other)).toBe(result);
    expect(pricingStore.state).toMatchObject({ config });
    expect(storage.items.get('pricing-config')).toContain('"YEARLY_DISCOUNT":0.1');
  });

  it('does not overwrite an unread list of another tab, but reads it', async () => {
    const { pricingStore, savePricing, waitForPricing } = await openPage();
    await waitForPricing();
    // A browser does not tell a page that it holds in its history.
    storage.items.set('pricing-config', JSON.stringify(other));
    expect(savePricing(config)).toBe('changed');
    await expect.poll(() => pricingStore.state).toMatchObject({ config: other });
    expect(storage.items.get('pricing-config')).toContain('"YEARLY_DISCOUNT":0.2');
    expect(savePricing(config)).toBe('saved');
    expect(pricingStore.state).toMatchObject({ config });
  });

  it('is not reverted by a concurrent read', async () => {
    storage.items.set('pricing-config', JSON.stringify(other));
    const { pricingStore, resetPricing, savePricing, waitForPricing } = await openPage();
    const reading = waitForPricing();
    resetPricing();
    expect(savePricing(config)).toBe('saved');
    await reading;
    expect(pricingStore.state).toMatchObject({ config });
  });

  it('is not restored after a reset if another list was stored', async () => {
    const { pricingStore, resetPricing, savePricing } = await openPage();
    savePricing(config);
    const restore = resetPricing();
    savePricing(other);
    restore();
    expect(pricingStore.state).toMatchObject({ config: other });
  });

  it('restores nothing if nothing was stored', async () => {
    const { pricingStore, resetPricing } = await openPage();
    resetPricing()();
    expect(pricingStore.state).toEqual({ kind: 'none' });
    expect(storage.items.size).toBe(0);
  });

  it('restores an unreadable text unchanged', async () => {
    storage.items.set('pricing-config', '{');
    const { pricingStore, resetPricing, waitForPricing } = await openPage();
    await waitForPricing();
    resetPricing()();
    await expect.poll(() => pricingStore.state).toMatchObject({ kind: 'unreadable' });
    expect(storage.items.get('pricing-config')).toBe('{');
  });
});

describe('other tabs', () => {
  it('are followed, and each component reads anew', async () => {
    const { followStoredPricing, pricingStore } = await openPage();
    followStoredPricing();
    storage.items.set('pricing-config', JSON.stringify(other));
    tellOfStorage('pricing-config');
    await expect.poll(() => pricingStore.state).toMatchObject({ config: other });

    storage.items.clear();
    tellOfStorage(null);
    await expect.poll(() => pricingStore.state).toEqual({ kind: 'none' });

    storage.items.set('pricing-config', JSON.stringify(config));
    followStoredPricing();
    await expect.poll(() => pricingStore.state).toMatchObject({ config });
  });

  it('do not change the store by the same text or other keys', async () => {
    const { followStoredPricing, pricingStore, savePricing } = await openPage();
    followStoredPricing();
    savePricing(config);
    const { state } = pricingStore;
    tellOfStorage('pricing-config');
    tellOfStorage('other-key');
    await vi.dynamicImportSettled();
    expect(pricingStore.state).toBe(state);
  });
});

describe('a preview', () => {
  it.each([
    ['another list', other],
    ['the stored list', config],
  ])('of %s applies in its tab only, until it ends', async (_, preview) => {
    storage.items.set('pricing-config', JSON.stringify(config));
    storage.items.set('pricing-config-based-on', '3');
    session.items.set('preview', JSON.stringify(preview));
    const { pricingStore, waitForPricing, endPreview } = await openPage();
    await waitForPricing();
    expect(pricingStore.state).toMatchObject({ config: preview, isPreview: true });
    await endPreview();
    expect(pricingStore.state).toEqual({
      kind: 'custom',
      config,
      basedOn: 3,
    });
    expect(session.items.size).toBe(0);
  });

  it('ends when the editor opens', async () => {
    session.items.set('preview', JSON.stringify(other));
    const { pricingStore, waitForOwnPricing } = await openPage();
    await waitForOwnPricing();
    expect(pricingStore.state).toEqual({ kind: 'none' });
    expect(storage.items.size).toBe(0);
  });
});
