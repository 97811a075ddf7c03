import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type TestSite } from '../support/site';

// Statements and permissions of a page that follow the server's environment.

let site: TestSite;
beforeAll(async () => {
  site = await openSite({
    CONTACT_API_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'sales@example.org',
    CHALLENGE_SITE_KEY: 'key',
    CHALLENGE_SCRIPT_URL: 'https://challenge.example/v1/api.js',
    INQUIRY_RETENTION_DAYS: '30',
  });
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

it('the content security policy allows the configured CAPTCHA', async () => {
  const policy = (await site.fetch('/')).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' [^;]* https:\/\/challenge\.example;/);
  expect(policy).toContain('frame-src https://challenge.example;');
});
