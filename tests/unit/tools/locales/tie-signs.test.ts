import { expect, it } from 'vitest';
import { referenceLanguage } from '#app/i18n/languages';
import { getTexts, loadTexts } from '#app/i18n/texts';
import { tieSigns } from '#tools/locales/tie-signs';

it.each([
  ['nur für Unternehmer (§ 14 BGB)', 'nur für Unternehmer (§_14_BGB)'],
  ['§ 147 AO und § 5a UWG', '§_147_AO und §_5a_UWG'],
  ['im Sinne der §§ 15 ff. AktG', 'im Sinne der §§_15 ff. AktG'],
  ['Art. 6 Abs. 1 lit. a DSGVO', 'Art._6 Abs._1 lit._a DSGVO'],
  ['99,5 % und 10 €', '99,5_% und 10_€'],
  ['{{price}} − {{percent}} % = {{result}}', '{{price}} − {{percent}}_% = {{result}}'],
  ['z. B. der Verband e\\. V\\., i. d. R.', 'z._B. der Verband e\\._V\\., i._d._R.'],
  ['Jahresrabatt darf maximal 50% betragen', 'Jahresrabatt darf maximal 50% betragen'],
  ['Plan A. Das ist alles.', 'Plan A. Das ist alles.'],
])('%s', (text, tied) => {
  expect(tieSigns(text)).toBe(tied.replaceAll('_', '\u00a0'));
});

it('every text except the configured ones has its signs tied', async () => {
  await loadTexts(referenceLanguage, ['catalog']);
  const { catalog } = getTexts(referenceLanguage);
  expect(catalog?.netNote).toBe(
    'Alle Preise zzgl. USt., nur für Unternehmer (§\u00a014\u00a0BGB).',
  );
  expect(JSON.stringify(catalog?.pricing)).not.toContain('\u00a0');
});
