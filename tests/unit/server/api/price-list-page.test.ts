import { marked } from 'marked';
import { expect, it } from 'vitest';
import { referenceLanguage } from '#app/i18n/languages';
import { composePriceListPage } from '#app/server/api/price-list-page';
import { priceList, withPlan } from '../../domain/pricing/price-list';

it('the Markdown list says how discounts combine, what a system is, and what is not sold yet', async () => {
  const page = await composePriceListPage(priceList, { version: 7 }, referenceLanguage);
  expect(page).toContain('Ein System ist ein Tenant der SAP Integration Suite');
  expect(page).toContain('Zuerst senkt der Mengenrabatt den Preis der zusätzlichen Benutzer');
  expect(page).toMatch(/\| noch nicht verfügbar, angekündigt für Q\d\/\d+ \|/);
});

it('texts of owners stay as typed when a program renders the Markdown list', async () => {
  const config = withPlan('core', {
    title: '&lt;Core&gt; ~~alt~~',
    description: '1. Einstieg',
    features: ['- ohne *Vertrag*'],
  });
  const html = await marked.parse(
    await composePriceListPage(config, { version: 7 }, referenceLanguage),
  );
  expect(html).toContain('<h3>&amp;lt;Core&amp;gt; ~~alt~~</h3>\n<p>1. Einstieg</p>');
  expect(html).toContain('<li>- ohne *Vertrag*</li>');
});
