import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { readVisibleText } from '../support/page';
import { openSite } from '../support/site';
import { openBrowser } from '../support/staff';

const site = await openSite();
afterAll(() => site.close());

const storedSchema = z.object({ value: z.object({ number: z.string() }) });

async function saveOffer(): Promise<string> {
  const query = '?users=45&systems=2&yearly=true&commitment=3';
  const offer = { planId: 'core', query, version: 0, language: 'de' };
  const { result } = await openBrowser(site).call('storeOffer', offer);
  return storedSchema.parse(result).value.number;
}

const getPath = (number: string) => `/angebot/${number.toLowerCase()}`;

const readAmounts = (text: string) =>
  Array.from(text.matchAll(/−?€?\d[\d.,]*[.,]\d\d\b/g), ([amount]) => amount).sort();

it('the file of an offer is downloaded under a readable name, and cached like a page', async () => {
  const number = await saveOffer();
  const path = `${getPath(number)}.pdf`;
  const first = await site.fetch(path, { headers: { 'accept-encoding': 'br, gzip' } });
  const bytes = await first.bytes();
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${DELIVERED_COMPANY.brand} Preisubersicht ${number}.pdf"; filename*=UTF-8''${DELIVERED_COMPANY.brand}%20Preis%C3%BCbersicht%20${number}.pdf`,
    'content-length': `${bytes.byteLength}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(first.headers.has('content-encoding')).toBe(false);
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 8))).toBe('%PDF-1.7');

  expect(await (await site.fetch(path)).bytes()).toEqual(bytes);
  const tag = first.headers.get('etag') ?? '';
  expect((await site.fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
  const head = await site.fetch(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), (await head.bytes()).byteLength]).toEqual([
    200,
    tag,
    0,
  ]);
});

it.each(['', '/en'])('the file has the figures of the page and is tagged (%s)', async (prefix) => {
  const path = prefix + getPath(await saveOffer());
  const sheet = (await site.readPage(path)).querySelector('[data-offer]');
  const amounts = readAmounts(readVisibleText(sheet?.outerHTML ?? ''));
  expect(amounts).toHaveLength(15);
  const bytes = await (await site.fetch(`${path}.pdf`)).bytes();
  // The reader takes a copy away, and does not tell what a head of a table is the head of.
  expect(new TextDecoder('latin1').decode(bytes)).toMatch(/\/Scope \/Column/);
  const pdf = await getDocumentProxy(bytes);
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  expect(readAmounts(text)).toEqual(amounts);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: expect.stringMatching(
      new RegExp(`^(?:Preisübersicht|Price overview) [2-9A-Z-]{14} · ${DELIVERED_COMPANY.brand}$`),
    ),
  });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const structure = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TH', 'Figure', 'Link']) {
    expect(structure).toContain(`"role":"${role}"`);
  }
});

it('the lines of an offer are CSV with a byte-order mark', async () => {
  const number = await saveOffer();
  const answer = await site.fetch(`${getPath(number)}.csv`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(`${number}.csv`);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.bytes());
  expect(text.startsWith('\uFEFF"Nummer";"Position";"Menge";"Einzelpreis"')).toBe(true);
});

it('without an offer there is no file', async () => {
  const unknown = await site.fetch('/angebot/2222-2222-2222.pdf');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Diese Preisübersicht gibt es nicht');
  expect((await site.fetch('/angebot/.pdf')).status).toBe(404);
});
