import { expect, it } from 'vitest';
import { formatWarning, formatWarningWithItem } from '#app/catalog/price-changes/format-warning';
import { createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import { checkDraft } from '#app/domain/pricing/editing/draft-warnings';
import { createAddon, withPlan } from '../../domain/pricing/price-list';
import { inEnglish, inGerman } from './texts';

/** Before any announced quarter has passed. */
const NOW = new Date('2025-01-01');

/** The warnings beside fields of a draft, but for titles that the built-in texts here lack. */
function warn(draft: Draft, { t, formats } = inGerman, now = NOW): string[] {
  return checkDraft(draft, now)
    .filter(({ kind }) => kind !== 'missing-title')
    .map((warning) => formatWarning(t, formats, warning));
}

const draft = createDraft(withPlan('core', {}));

it('warnings have the texts of the specification (§5) and say what counts (D18)', () => {
  const EXTRA_COSTS = {
    ...draft.EXTRA_COSTS,
    USER_PRICE: -1,
    SYSTEM_PRICE: -1,
    LANDSCAPE_PRICE: -1,
  };
  expect(warn({ ...draft, EXTRA_COSTS, YEARLY_DISCOUNT: -0.01 })).toEqual([
    'Benutzerpreis darf nicht negativ sein. Berechnet werden 0\u00a0€.',
    'Systempreis darf nicht negativ sein. Berechnet werden 0\u00a0€.',
    'Landscape-Preis darf nicht negativ sein. Berechnet werden 0\u00a0€.',
    'Jahresrabatt darf nicht negativ sein. Gerechnet wird mit 0\u00a0%.',
  ]);
  expect(warn({ ...draft, YEARLY_DISCOUNT: 0.51 })).toEqual([
    'Jahresrabatt darf maximal 50% betragen',
  ]);
});

it('all other warnings have texts', () => {
  const odd = createDraft(
    withPlan('core', {
      id: '',
      basePrice: -1,
      includedUsers: 2.5,
      includedAddons: ['sso', 'x'],
      disabledAddons: ['sso', 'support', 'y', 'z'],
    }),
  );
  expect(warn(odd)).toEqual([
    'Ohne ID ist der Eintrag nicht erreichbar.',
    'Der Preis ist negativ; berechnet werden 0\u00a0€.',
    'Gezählt wird in ganzen Zahlen ab 0; es gelten 2.',
    'Dieses Addon gibt es nicht: x',
    'Diese Addons gibt es nicht: y, z',
    'Zugleich enthalten und gesperrt, es gilt als enthalten: sso',
  ]);
  expect(warn({ ...draft, PRICING_PLANS: [] })).toEqual([
    'Es gibt kein Paket; der Preiskalkulator hat nichts zu zeigen.',
  ]);
  expect(warn(createDraft(withPlan('core', { id: 'a b' })))[0]).toMatch(/passt nicht in eine Adr/);
  expect(warn(createDraft(withPlan('core', { id: 'pro' })))[0]).toMatch(/doppelt vergeben/);
});

it('characters that PDF files cannot draw are named', () => {
  const TEXTS = { en: { plans: { core: { title: '漢' } }, addons: {} } };
  expect(warn({ ...createDraft(withPlan('core', { title: 'A → B ✓' })), TEXTS })).toEqual([
    'In PDF-Dateien steht „?“ statt: → ✓',
    'In PDF-Dateien (Englisch) steht „?“ statt: 漢',
  ]);
});

it('a passed quarter has a warning (D43)', () => {
  const announced = {
    ...createAddon('genius', 599),
    status: 'future',
    statusText: 'Q2/2025',
  } as const;
  const late = createDraft({ ...draft, ADDONS: [announced] });
  expect(warn(late, inGerman, new Date('2025-07-01'))).toContain(
    'Dieses Quartal ist vorbei; die Seiten kündigen das Addon weiter dafür an.',
  );
});

it('an empty title has a warning (D21)', () => {
  const untitled = {
    list: 'PRICING_PLANS',
    key: 0,
    field: 'title',
    kind: 'missing-title',
  } as const;
  const words = [inGerman, inEnglish].map(({ t, formats }) => formatWarning(t, formats, untitled));
  expect(words).toEqual([
    'Ohne Titel steht auf den Seiten die ID.',
    'Without a title, pages show the ID.',
  ]);
});

it('a warning with item names plan or addon and field', () => {
  const twice = createDraft(withPlan('core', { id: 'pro', title: 'Basis' }));
  const [warning] = checkDraft(twice, NOW);
  if (!warning) throw new Error('nothing is odd');
  expect(formatWarningWithItem(inGerman.t, inGerman.formats, warning, twice)).toMatch(
    /^Basis, ID: Diese ID ist doppelt vergeben/,
  );
  const [none] = checkDraft({ ...draft, PRICING_PLANS: [] }, NOW);
  if (!none) throw new Error('nothing is odd');
  expect(formatWarningWithItem(inGerman.t, inGerman.formats, none, draft)).toMatch(
    /^Es gibt kein Paket/,
  );
});
