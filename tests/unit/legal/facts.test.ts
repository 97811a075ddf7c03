import { expect, it } from 'vitest';
import type { LegalPage } from '#app/pages';
import { site } from '#app/site';
import { readSections } from './sections';

const { company, insurance } = site;
const address = `${company.name} ${company.street} ${company.postalCode} ${company.city}`;
const sum = insurance.sumEuros;
const insurer = `${insurance.insurer}, ${insurance.address}`;

type Fact = readonly [page: LegalPage, section: number, de: string, en: string];

/** The facts of spec §2 and §9 that no other test here proves, where they stand, in both languages. */
const facts: readonly Fact[] = [
  // Terms (spec §9 "Legal terms"); `service-terms.test.tsx` proves the promises on the service.
  ['agb', 1, 'ausschließlich an Unternehmer im Sinne des § 14 BGB', 'exclusively at businesses'],
  ['agb', 2, 'auf Servern in Deutschland', 'on servers in Germany'],
  ['agb', 3, 'Core, Pro und Enterprise', 'Core, Pro and Enterprise'],
  ['agb', 3, 'Nur zu Enterprise kann der Kunde ein SLA-Addon', 'Only with Enterprise can the'],
  ['agb', 5, 'Montag bis Freitag, 08:00–18:00 Uhr (MEZ)', 'Monday to Friday, 08:00–18:00 (CET)'],
  ['agb', 8, 'zuzüglich der gesetzlichen Umsatzsteuer', 'exclusive of statutory value added tax'],
  ['agb', 8, 'per SEPA-Lastschrift oder Kreditkarte', 'by SEPA direct debit or credit card'],
  ['agb', 8, 'auf Rechnung steht nur Kunden der', 'by invoice is available only to customers of'],
  ['agb', 8, 'neun Prozentpunkten über dem Basis', 'nine percentage points above the base rate'],
  ['agb', 8, 'mit einer Frist von sechs Wochen', 'six weeks’ notice of price changes'],
  ['agb', 9, 'auf unbestimmte Zeit', 'an indefinite period'],
  ['agb', 9, 'einem Monat zum Monatsende', 'one month’s notice to the end of a month'],
  ['agb', 9, 'drei Monaten zum Ende der Laufzeit', 'three months’ notice to the end of the period'],
  ['agb', 10, 'Rechnungsdaten bewahrt der Anbieter zehn Jahre auf', 'invoice data for ten years'],
  ['agb', 11, 'Gewährleistungsfrist beträgt zwölf', 'warranty period is twelve months'],
  ['agb', 14, 'mindestens sechs Wochen vor ihrem Wirksamwerden', 'at least six weeks before'],

  // Privacy policy; `kept-data.test.ts` and `data-handling.test.ts` prove storage and recipients.
  ['datenschutz', 1, address, address],
  ['datenschutz', 2, 'Datenschutz-Grundverordnung (DSGVO)', 'General Data Protection Regulation'],
  ['datenschutz', 3, 'Ihre gekürzte IP-Adresse', 'your shortened IP address'],
  ['datenschutz', 3, site.challengeProvider.name, site.challengeProvider.name],
  ['datenschutz', 3, 'Im Sitzungsspeicher Ihres Browsers', 'session storage'],
  ['datenschutz', 3, 'Kontaktformular', 'Contact form'],
  // The path of an inquiry (D36, D46)
  ['datenschutz', 3, 'Datenbank unseres Servers', 'in a database of our server'],
  ['datenschutz', 3, 'Prüfwert (Hash) Ihrer IP-Adresse', 'check value (hash) of your IP address'],
  ['datenschutz', 3, 'nur der ersten 64 Bit', 'only of the first 64 bits'],
  ['datenschutz', 3, 'gilt 60 Minuten und wird dann gelöscht', 'valid for 60 minutes and is then'],
  ['datenschutz', 3, 'löscht ihn mit ihr', 'deletes it together with it'],
  ['datenschutz', 3, 'Diese Website setzt keine Cookies', 'This website sets no cookies'],
  ['datenschutz', 3, 'nur, um eine Preiskonfiguration festzuhalten', 'only to keep a price'],
  ['datenschutz', 3, 'wenn Sie das Formular zum ersten Mal', 'only when you first touch the form'],
  ['datenschutz', 3, 'Formulars vor automatisiertem', 'protect the form against automated'],
  ['datenschutz', 3, '§ 25 Abs. 2 Nr. 2 TDDDG', '§ 25(2) no. 2 TDDDG'],
  ['datenschutz', 5, 'stehen in Deutschland', 'are located in Germany'],
  ['datenschutz', 5, site.websiteHost.name, site.websiteHost.name],
  ['datenschutz', 6, 'Auskunft (Art. 15 DSGVO)', 'access (Art. 15 GDPR)'],
  ['datenschutz', 6, 'Widerspruchsrecht (Art. 21 DSGVO)', 'Right to object (Art. 21 GDPR)'],
  ['datenschutz', 6, 'Aufsichtsbehörde zu beschweren', 'complaint with a data protection'],
  ['datenschutz', 7, 'zehn Jahre auf', 'for ten years'],
  ['datenschutz', 7, 'nach § 147 AO und § 257 HGB', 'to be kept for ten years'],
  ['datenschutz', 7, 'Für die Rechnungen selbst', 'the law requires eight years'],
  ['datenschutz', 8, 'geben wir an Dritte nur weiter', 'personal data to third parties only'],
  ['datenschutz', 9, 'Art. 44 bis 49 DSGVO', 'Art. 44 to 49 GDPR'],
  ['datenschutz', 9, 'verarbeitet Daten auch in den USA', 'also processes data in the USA'],
  ['datenschutz', 10, 'Keine automatisierten Entscheidungen', 'No automated decisions'],
  ['datenschutz', 10, site.dataProtectionEmail, site.dataProtectionEmail],

  // Accessibility statement
  ['barrierefreiheit', 1, company.name, company.name],
  ['barrierefreiheit', 2, 'WCAG 2.2, Stufe AA', 'WCAG 2.2, level AA'],
  ['barrierefreiheit', 3, 'November 2026', 'November 2026'],
  ['barrierefreiheit', 3, 'axe-core 4.14', 'axe-core 4.14'],
  ['barrierefreiheit', 4, 'Screenreadern', 'screen readers'],
  ['barrierefreiheit', 5, site.phone.shown, site.phone.shown],

  // Imprint
  ['impressum', 1, address, address],
  ['impressum', 1, '§ 5 DDG', '§ 5 DDG'],
  ['impressum', 2, `Telefon: ${site.phone.shown}`, `Telephone: ${site.phone.shown}`],
  ['impressum', 2, `E-Mail: ${site.contactEmail}`, `E-mail: ${site.contactEmail}`],
  ['impressum', 3, `Geschäftsführer: ${company.managingDirector}`, company.managingDirector],
  ['impressum', 4, `Registergericht: ${company.registerCourt}`, company.registerCourt],
  ['impressum', 4, `Registernummer: ${company.registerNumber}`, company.registerNumber],
  ['impressum', 4, `gemäß § 27a UStG: ${company.vatId}`, company.vatId],
  ['impressum', 4, `D-U-N-S-Nummer: ${company.dunsNumber}`, company.dunsNumber],
  ['impressum', 5, insurer, insurer],
  ['impressum', 5, `${sum.toLocaleString('de')} €`, `EUR ${sum.toLocaleString('en')} per case`],
  ['impressum', 5, 'USA und Kanada', 'USA and Canada'],
  ['impressum', 6, site.association, site.association],
  ['impressum', 7, 'EU-Streitbeilegung', 'EU dispute resolution'],
  ['impressum', 7, 'mit Verbrauchern bestimmt', 'contracts with consumers'],
  ['impressum', 8, 'weder verpflichtet noch bereit', 'neither obliged nor willing'],
  ['impressum', 8, '§ 36 VSBG', '§ 36 VSBG'],
  ['impressum', 9, 'Haftung für Inhalte', 'Liability for content'],
  ['impressum', 10, 'Haftung für Links', 'Liability for links'],
  ['impressum', 11, 'Urheberrecht', 'Copyright'],
];

it.each(facts)('%s, section %i says "%s", in English "%s"', (page, section, de, en) => {
  expect(readSections('de', page)[section - 1]?.text).toContain(de);
  expect(readSections('en', page)[section - 1]?.text).toContain(en);
});

it('links to no dispute resolution platform (D3)', () => {
  const [dispute] = readSections('de', 'impressum').slice(6, 7);
  expect(dispute?.title).toBe('EU-Streitbeilegung');
  expect(dispute?.text).not.toMatch(/https?:|ec\.europa/);
});
