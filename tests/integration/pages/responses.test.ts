import { afterAll, describe, expect, it } from 'vitest';
import { DELIVERED_COMPANY } from '../../delivered-company';
import { readTotal } from '../support/page';
import { openSite } from '../support/site';
import { putTestPricesInForce } from '../support/test-prices';
import { findHtmlFaults } from '../support/well-formed';

const site = await openSite();
await putTestPricesInForce(site);
afterAll(() => site.close());

describe('pages', () => {
  it.each([
    ['/preiskalkulator', 'de'],
    ['/preiskalkulator/core', 'de'],
    ['/preiskalkulator/enterprise', 'de'],
    ['/preiskalkulator/unbekannt', 'de'],
    ['/en/preiskalkulator', 'en'],
    ['/en/preiskalkulator/pro', 'en'],
  ])(
    '%s answers with a well-formed page in its language, without a redirect',
    async (address, language) => {
      const response = await site.fetch(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(await findHtmlFaults(html)).toEqual([]);
    },
  );
});

it('security.txt names the contact for vulnerabilities', async () => {
  const response = await site.fetch('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await response.text()).toContain(`Contact: mailto:${DELIVERED_COMPANY.securityEmail}\n`);
});

it('a path is recognised in every spelling', async () => {
  const response = await site.fetch('/preiskalk%75lator/core?users=50&systems=3&landscapes=1');
  expect(response.status).toBe(200);
  expect(readTotal(await response.text())).toBe('2.585 €');
});
