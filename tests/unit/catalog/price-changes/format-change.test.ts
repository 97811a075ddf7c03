import { describe, expect, it } from 'vitest';
import { formatChange } from '#app/catalog/price-changes/format-change';
import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { Addon, Plan } from '#app/domain/pricing/config';
import { createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import {
  addDraftAddon,
  addDraftPlan,
  moveItem,
  removeItem,
} from '#app/domain/pricing/editing/draft-items';
import { priceList } from '../../domain/pricing/price-list';
import { inEnglish, inGerman } from './texts';

const draft = createDraft(priceList);
const texts = { title: 'Neues Paket', description: 'Beschreibung', feature: 'Feature 1' };

function tell(after: Draft, { t, formats } = inGerman): string[] {
  // Intl puts no-break spaces before its signs.
  return listChanges(draft, after).map((change: Change) =>
    formatChange(t, formats, change).replaceAll('\u00A0', ' '),
  );
}

function withCore(change: Partial<Plan>): Draft {
  const plans = draft.PRICING_PLANS.map((plan) =>
    plan.id === 'core' ? { ...plan, ...change } : plan,
  );
  return { ...draft, PRICING_PLANS: plans };
}

function withSso(change: Partial<Addon>): Draft {
  const addons = draft.ADDONS.map((addon) =>
    addon.id === 'sso' ? { ...addon, ...change } : addon,
  );
  return { ...draft, ADDONS: addons };
}

describe('a formatted change of a plan (D22)', () => {
  it.each<[Partial<Plan>, string]>([
    [{ basePrice: 529 }, 'Core: 499 € → 529 €'],
    [{ basePrice: 499.5 }, 'Core: 499 € → 499,50 €'],
    [{ basePrice: 1199.005 }, 'Core: 499 € → 1.199,005 €'],
    [{ basePrice: -1 }, 'Core: 499 € → −1 €'],
    [{ title: 'Basis' }, 'Titel: „Core“ → „Basis“'],
    [{ id: '' }, 'Core: ID „core“ → (leer)'],
    [{ includedUsers: 1000 }, 'Core: Enthaltene Benutzer 3 → 1.000'],
    [{ includedSystems: 3 }, 'Core: Enthaltene Systeme 2 → 3'],
    [{ includedLandscapes: 2 }, 'Core: Enthaltene Landscapes 1 → 2'],
    [{ freeAddonCount: 1 }, 'Core: Kostenfreie Addons 0 → 1'],
    [{ salesOnly: true }, 'Core: Nur auf Anfrage eingeschaltet'],
    [{ highlighted: true }, 'Core: Hervorgehoben eingeschaltet'],
    [{ description: 'Neu' }, 'Core: Beschreibung geändert'],
    [{ includedAddons: ['sso'] }, 'Core: Enthaltene Addons + sso'],
    [{ disabledAddons: ['support'] }, 'Core: Gesperrte Addons − sso'],
    [{ disabledAddons: ['support', 'sso'] }, 'Core: Gesperrte Addons umgeordnet'],
    [{ disabledAddons: ['support', 'x'] }, 'Core: Gesperrte Addons + x, − sso'],
    [{ features: ['Dashboard', 'Bericht'] }, 'Core: Features + „Bericht“, − „Explorer“'],
  ])('%o', (change, words) => {
    expect(tell(withCore(change))).toEqual([words]);
  });

  it('says that a flag was switched off', () => {
    const before = withCore({ salesOnly: true });
    const [change] = listChanges(before, draft);
    if (!change) throw new Error('nothing changed');
    expect(formatChange(inGerman.t, inGerman.formats, change)).toBe(
      'Core: Nur auf Anfrage ausgeschaltet',
    );
  });
});

it.each<[Partial<Addon>, string]>([
  [{ price: 0 }, 'Einmalanmeldung: 99 € → 0 €'],
  [{ status: 'future' }, 'Einmalanmeldung: Status Verfügbar → Zukünftig'],
  [{ statusText: 'Q1/2026' }, 'Einmalanmeldung: Verfügbar ab (Quartal) (leer) → „Q1/2026“'],
  [{ icon: 'bell' }, 'Einmalanmeldung: Symbol „key-round“ → „bell“'],
  [{ image: 'x' }, 'Einmalanmeldung: Bildschlüssel „sso“ → „x“'],
  [{ longDescription: 'Neu' }, 'Einmalanmeldung: Ausführliche Beschreibung geändert'],
])('a change of an addon: %o', (change, words) => {
  expect(tell(withSso(change))).toEqual([words]);
});

it('added, removed and moved items are formatted', () => {
  const added = addDraftAddon(
    addDraftPlan(draft, texts, 20),
    { ...texts, title: 'Neues Addon' },
    21,
  );
  const gone = removeItem(removeItem(added, 'PRICING_PLANS', 0), 'ADDONS', 3);
  expect(tell(gone)).toEqual([
    'Paket Neues Paket hinzugefügt',
    'Paket Core gelöscht',
    'Addon Neues Addon hinzugefügt',
    'Addon Einmalanmeldung gelöscht',
  ]);
  expect(tell(moveItem(draft, 'PRICING_PLANS', 0, 2))).toEqual([
    'Core: von Position 1 auf 3 verschoben',
  ]);
});

it('extra costs and discount are formatted', () => {
  const EXTRA_COSTS = {
    ...draft.EXTRA_COSTS,
    USER_PRICE: 49.9,
    SYSTEM_PRICE: 100,
    LANDSCAPE_PRICE: 0,
  };
  expect(tell({ ...draft, EXTRA_COSTS, YEARLY_DISCOUNT: 0.125 })).toEqual([
    'Benutzerpreis pro Monat: 49 € → 49,90 €',
    'Systempreis pro Monat: 129 € → 100 €',
    'Landscape-Preis pro Monat: 59 € → 0 €',
    'Jahresrabatt: 15 % → 12,5 %',
  ]);
});

it('missing names fall back and long ones are shortened', () => {
  expect(tell(withCore({ title: ' ', basePrice: 1 })).at(-1)).toBe('core: 499 € → 1 €');
  expect(tell(withCore({ title: '', id: '', basePrice: 1 })).at(-1)).toBe(
    'Paket ohne Titel: 499 € → 1 €',
  );
  expect(tell(withSso({ title: '', id: '', price: 1 })).at(-1)).toBe(
    'Addon ohne Titel: 99 € → 1 €',
  );
  const emoji = '👩‍🚀'.repeat(5000);
  const [words = ''] = tell(withCore({ title: emoji }));
  expect(words.length).toBeLessThan(200);
  expect(words).toMatch(/…“$/);
  expect(words.isWellFormed()).toBe(true);
});

it('placeholders in a name are not replaced', () => {
  expect(tell(withCore({ title: '{{before}} $t(title) <b>', basePrice: 1 })).at(-1)).toBe(
    '{{before}} $t(title) <b>: 499 € → 1 €',
  );
});

it('changes are formatted in English', () => {
  expect(tell(withCore({ basePrice: 1199.5 }), inEnglish)).toEqual(['Core: €499 → €1,199.50']);
  expect(tell({ ...draft, YEARLY_DISCOUNT: 0.125 }, inEnglish)).toEqual([
    'Yearly discount: 15 % → 12.5 %',
  ]);
});
