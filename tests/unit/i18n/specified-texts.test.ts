import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flattenTexts, parseTexts } from '#tools/locales/texts.ts';

/** Every text that the specification quotes, where it stands, and with what it is filled there. */
const QUOTED: [key: string, text: string, values?: Record<string, string>][] = [
  // Landing page (spec §1, §2)
  ['landing:hero.welcome', 'Willkommen bei'],
  ['landing:hero.tagline', 'Das Landscape Management Tool für das SAP Integration Suite'],
  ['landing:hero.more', 'Jetzt mehr erfahren'],
  ['landing:demo.button', 'Demo vereinbaren'],
  ['landing:core.title', 'Core Features'],
  ['landing:core.list.dashboard.title', 'Dashboard'],
  ['landing:core.list.explorer.title', 'Explorer'],
  ['landing:core.list.reporting.title', 'Laufzeitreporting'],
  ['landing:core.list.monitoring.title', 'Landscape Monitoring'],
  ['landing:core.list.comparison.title', 'Konfigurationsvergleich'],
  ['landing:core.list.languages.title', 'Mehrsprachig'],
  ['landing:plans.title', 'Unsere Pakete'],
  ['landing:pictures.landscape-explorer.title', 'Landscape Explorer'],
  ['landing:pictures.stage-management.title', 'Stage Management'],
  ['common:navigation.support', 'Support'],
  // Calculator (spec §2, §4)
  ['calculator:summary.title', 'Ihr Angebot'],
  ['calculator:floating.button', 'Ihr Angebot'],
  ['calculator:addons.showFuture', 'Zukünftige Addons anzeigen'],
  ['calculator:addons.future', 'Demnächst'],
  ['calculator:addons.included', 'Bereits enthalten'],
  ['calculator:addons.selected', 'Ausgewählt'],
  ['calculator:addons.add', 'Hinzufügen'],
  ['calculator:addons.disabled', 'Upgrade erforderlich'],
  ['calculator:addons.showMore', 'Mehr anzeigen'],
  ['calculator:addons.showLess', 'Weniger anzeigen'],
  ['catalog:term.monthly', 'Monatlich'],
  ['catalog:term.yearly', 'Jährlich (-15%)', { percent: '15' }],
  ['calculator:term.backToMonthly', 'Zurück zu monatlich'],
  ['common:admin.button', 'Admin'],
  // Warnings of the calculator (spec §5)
  ['calculator:warnings.users.min', 'Mindestens 1 Benutzer erforderlich', { limit: '1' }],
  ['calculator:warnings.users.max', 'Maximal 1000 Benutzer erlaubt', { limit: '1000' }],
  ['calculator:warnings.systems.min', 'Mindestens 1 System erforderlich', { limit: '1' }],
  ['calculator:warnings.systems.max', 'Maximal 100 Systeme erlaubt', { limit: '100' }],
  ['calculator:warnings.landscapes.min', 'Mindestens 1 Landscape erforderlich', { limit: '1' }],
  ['calculator:warnings.landscapes.max', 'Maximal 50 Landscapes erlaubt', { limit: '50' }],
  ['calculator:warnings.noPlan', 'Kein Plan ausgewählt'],
  // Editor (spec §2 to §5)
  ['editor:title', 'Pricing Calculator Admin'],
  ['editor:description', 'Hier können Sie die Preise und Pakete verwalten'],
  ['editor:newTexts.plan', 'Neues Paket'],
  ['editor:newTexts.addon', 'Neues Addon'],
  ['editor:newTexts.description', 'Beschreibung'],
  ['editor:newTexts.firstFeature', 'Feature 1'],
  ['editor:newTexts.feature', 'Neues Feature'],
  ['editor:bar.save', 'Speichern'],
  ['editor:bar.cancel', 'Abbrechen'],
  ['editor:warnings.USER_PRICE', 'Benutzerpreis darf nicht negativ sein'],
  ['editor:warnings.SYSTEM_PRICE', 'Systempreis darf nicht negativ sein'],
  ['editor:warnings.LANDSCAPE_PRICE', 'Landscape-Preis darf nicht negativ sein'],
  ['editor:warnings.negativeDiscount', 'Jahresrabatt darf nicht negativ sein'],
  ['editor:warnings.discount-too-high', 'Jahresrabatt darf maximal 50% betragen', { limit: '50' }],
  // Contact form (spec §3 to §5, §8)
  ['contact:country.others', 'Weitere Länder'],
  ['contact:reasons.quote', 'Angebot anfordern'],
  ['contact:sending', 'Wird gesendet...'],
  ['contact:sent.again', 'Neue Anfrage'],
  ['contact:failed.title', 'Ein Fehler ist aufgetreten'],
  ['contact:failed.connection', 'Verbindung fehlgeschlagen.'],
  ['contact:failed.retry', 'Erneut versuchen'],
  [
    'contact:problems.emailOrPhoneRequired',
    'Bitte geben Sie entweder eine E-Mail-Adresse oder eine Telefonnummer an.',
  ],
  ['contact:problems.phoneInvalid', 'Bitte geben Sie eine gültige Telefonnummer ein.'],
  ['contact:problems.consentRequired', 'Bitte stimmen Sie der Kontaktaufnahme zu.'],
];

test.each(QUOTED)('%s is "%s"', (namedKey, text, values = {}) => {
  const [namespace = '', key = ''] = namedKey.split(':');
  const texts = flattenTexts(parseTexts(readFileSync(`locales/de/${namespace}.json`, 'utf8')));
  const written = texts.get(key) ?? '';
  expect(written.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')).toBe(text);
});

// D45: the tagline's grammar is quoted in one place.
test('"für das SAP Integration Suite" appears only in the quoted tagline', () => {
  const places = globSync('locales/de/**/*.{json,md}').flatMap((path) => {
    const content = readFileSync(path, 'utf8');
    return content.includes('das SAP Integration Suite') ? [path] : [];
  });
  expect(places).toEqual(['locales/de/landing.json']);
  expect(readFileSync('locales/de/landing.json', 'utf8').split('das SAP Int')).toHaveLength(2);
});
