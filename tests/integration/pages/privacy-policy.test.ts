import { afterAll, expect, it } from 'vitest';
import { openSite } from '../support/site';

// Statements of a page that follow the server's environment; edge.test.ts reads its permissions.

const site = await openSite({
  CONTACT_API_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@example.org',
  MAIL_TO: 'sales@example.org',
  INQUIRY_RETENTION_DAYS: '30',
});
afterAll(() => site.close());

it('the privacy policy follows this server’s environment (D46)', async () => {
  const [german = '', english = ''] = await Promise.all(
    ['/datenschutz', '/en/datenschutz'].map(async (path) => (await site.fetch(path)).text()),
  );
  expect(german).toContain('unser Vertrieb, per E-Mail');
  expect(german).toContain('löscht unser Server 30 Tage nach ihrem Eingang');
  expect(english).toContain('our sales team, by e-mail');
  expect(english).toContain('automatically 30 days after');
});
