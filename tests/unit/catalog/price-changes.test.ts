import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import {
  createExactFormats,
  type EditorTexts,
  type ExactFormats,
  formatChange,
} from '#app/catalog/price-changes/format-change';
import { formatWarning, formatWarningWithItem } from '#app/catalog/price-changes/format-warning';
import { listChanges } from '#app/domain/pricing/changes';
import type { Addon, Plan } from '#app/domain/pricing/config';
import { createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import { addItem, moveItem, removeItem } from '#app/domain/pricing/editing/draft-items';
import { checkDraft } from '#app/domain/pricing/editing/draft-warnings';
import german from '#locales/de/editor.json';
import english from '#locales/en/editor.json';
import { createAddon, priceList, withAddon, withPlan } from '../domain/pricing/price-list';

interface Language {
  t: EditorTexts;
  formats: ExactFormats;
}

const inGerman: Language = createLanguage('de', 'de-DE', german);
const inEnglish: Language = createLanguage('en', 'en-GB', english);

function createLanguage(code: string, locale: string, editor: typeof german): Language {
  const instance = createInstance();
  void instance.init({
    lng: code,
    resources: { [code]: { editor } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return { t: instance.getFixedT(code, 'editor'), formats: createExactFormats(locale) };
}

const draft = createDraft(priceList);
const texts = { title: 'Neues Paket', description: 'Beschreibung', feature: 'Feature 1' };

function tell(after: Draft, { t, formats } = inGerman, before = draft): string[] {
  // Intl puts no-break spaces before its signs.
  return listChanges(before, after).map((change) =>
    formatChange(t, formats, change).replaceAll('\u00A0', ' '),
  );
}

const withCore = (change: Partial<Plan>) => createDraft(withPlan('core', change));

const withSso = (change: Partial<Addon>) => createDraft(withAddon('sso', change));

it.each<[Partial<Plan>, string]>([
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
  [{ disabledAddons: ['support', 'sso'] }, 'Core: Gesperrte Addons umgeordnet'],
  [{ disabledAddons: ['support', 'x'] }, 'Core: Gesperrte Addons + x, − sso'],
  [{ features: ['Dashboard', 'Bericht'] }, 'Core: Features + „Bericht“, − „Explorer“'],
])('a change of a plan (D22): %o', (change, words) => {
  expect(tell(withCore(change))).toEqual([words]);
});

it('a flag that was switched off', () => {
  expect(tell(draft, inGerman, withCore({ salesOnly: true }))).toEqual([
    'Core: Nur auf Anfrage ausgeschaltet',
  ]);
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
  const withPlan = addItem(draft, 'PRICING_PLANS', texts, 20);
  const added = addItem(withPlan, 'ADDONS', { ...texts, title: 'Neues Addon' }, 21);
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

it.each([
  [withCore({ title: ' ', basePrice: 1 }), 'core: 499 € → 1 €'],
  [withCore({ title: '', id: '', basePrice: 1 }), 'Paket ohne Titel: 499 € → 1 €'],
  [withSso({ title: '', id: '', price: 1 }), 'Addon ohne Titel: 99 € → 1 €'],
  // Placeholders in a name are not replaced.
  [
    withCore({ title: '{{before}} $t(title) <b>', basePrice: 1 }),
    '{{before}} $t(title) <b>: 499 € → 1 €',
  ],
])('a name that is missing or odd: %#', (after, words) => {
  expect(tell(after).at(-1)).toBe(words);
});

it('long names are shortened', () => {
  const [words = ''] = tell(withCore({ title: '👩‍🚀'.repeat(5000) }));
  expect(words.length).toBeLessThan(200);
  expect(words).toMatch(/…“$/);
  expect(words.isWellFormed()).toBe(true);
});

it('changes are formatted in English', () => {
  const after = { ...withCore({ basePrice: 1199.5 }), YEARLY_DISCOUNT: 0.125 };
  expect(tell(after, inEnglish)).toEqual([
    'Core: €499 → €1,199.50',
    'Yearly discount: 15 % → 12.5 %',
  ]);
});

/** Before any announced quarter has passed. */
const NOW = new Date('2025-01-01');

/** The warnings beside fields of a draft, but for titles that the built-in texts here lack. */
function warn(draft: Draft, { t, formats } = inGerman, now = NOW): string[] {
  return checkDraft(draft, now)
    .filter(({ kind }) => kind !== 'missing-title')
    .map((warning) => formatWarning(t, formats, warning));
}

const costs = { USER_PRICE: -1, SYSTEM_PRICE: -1, LANDSCAPE_PRICE: -1 };
const announced = {
  ...createAddon('genius', 599),
  status: 'future',
  statusText: 'Q2/2025',
} as const;
const TEXTS = { en: { plans: { core: { title: '漢' } }, addons: {} } };

it.each<[what: string, draft: Draft, warnings: unknown[]]>([
  [
    'costs and discount (spec §5, D18)',
    { ...draft, EXTRA_COSTS: costs, YEARLY_DISCOUNT: -0.01 },
    [
      'Benutzerpreis darf nicht negativ sein. Berechnet werden 0\u00a0€.',
      'Systempreis darf nicht negativ sein. Berechnet werden 0\u00a0€.',
      'Landscape-Preis darf nicht negativ sein. Berechnet werden 0\u00a0€.',
      'Jahresrabatt darf nicht negativ sein. Gerechnet wird mit 0\u00a0%.',
    ],
  ],
  [
    'a high discount',
    { ...draft, YEARLY_DISCOUNT: 0.51 },
    ['Jahresrabatt darf maximal 50% betragen'],
  ],
  [
    'a plan',
    withCore({
      id: '',
      basePrice: -1,
      includedUsers: 2.5,
      includedAddons: ['sso', 'x'],
      disabledAddons: ['sso', 'support', 'y', 'z'],
    }),
    [
      'Ohne ID ist der Eintrag nicht erreichbar.',
      'Der Preis ist negativ; berechnet werden 0\u00a0€.',
      'Gezählt wird in ganzen Zahlen ab 0; es gelten 2.',
      'Dieses Addon gibt es nicht: x',
      'Diese Addons gibt es nicht: y, z',
      'Zugleich enthalten und gesperrt, es gilt als enthalten: sso',
    ],
  ],
  [
    'no plan',
    { ...draft, PRICING_PLANS: [] },
    ['Es gibt kein Paket; der Preiskalkulator hat nichts zu zeigen.'],
  ],
  ['an unfit id', withCore({ id: 'a b' }), [expect.stringMatching(/passt nicht in eine Adr/)]],
  [
    'characters that PDF files cannot draw',
    { ...withCore({ title: 'A → B ✓' }), TEXTS },
    ['In PDF-Dateien steht „?“ statt: → ✓', 'In PDF-Dateien (Englisch) steht „?“ statt: 漢'],
  ],
])('warnings of %s have texts', (_, odd, warnings) => {
  expect(warn(odd)).toEqual(warnings);
});

it('a passed quarter has a warning (D43)', () => {
  const late = createDraft({ ...draft, ADDONS: [announced] });
  expect(warn(late, inGerman, new Date('2025-07-01'))).toContain(
    'Dieses Quartal ist vorbei; die Seiten kündigen das Addon weiter dafür an.',
  );
});

it('a warning with item names plan or addon and field', () => {
  const nameFirst = (odd: Draft, { t, formats } = inGerman) =>
    checkDraft(odd, NOW)
      .slice(0, 1)
      .map((warning) => formatWarningWithItem(t, formats, warning, odd));
  const duplicate = expect.stringMatching(/^Basis, ID: Diese ID ist doppelt vergeben/);
  expect(nameFirst(withCore({ id: 'pro', title: 'Basis' }))).toEqual([duplicate]);
  const none = expect.stringMatching(/^Es gibt kein Paket/);
  expect(nameFirst({ ...draft, PRICING_PLANS: [] })).toEqual([none]);
  // D21
  const untitled = expect.stringMatching(/Without a title, pages show the ID\.$/);
  expect(nameFirst(withCore({ title: '' }), inEnglish)).toEqual([untitled]);
});
