import { expect, it } from 'vitest';
import { fetchPage } from '../support/page';
import { startServer } from '../support/server';

it('the privacy policy states what this server’s environment says (D46)', async () => {
  const server = await startServer({
    CONTACT_API_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'sales@example.org',
    CHALLENGE_SITE_KEY: 'key',
    INQUIRY_RETENTION_DAYS: '30',
  });
  const [german, english] = await Promise.all(
    ['/datenschutz', '/en/datenschutz'].map(async (path) =>
      (await fetchPage(server.origin + path)).text(),
    ),
  );
  await server.stop();

  expect(german).toContain('der Dienst, mit dem wir Anfragen aus dem Formular bearbeiten');
  expect(german).toContain('unser Vertrieb, per E-Mail');
  expect(german).toContain('löscht unser Server 30 Tage nach ihrem Eingang');
  expect(german).toContain('Das Formular ist durch den Challenge-Dienst');
  expect(german).not.toMatch(/ein Programm, mit dem|zurzeit durch keinen|<!--(?:if|=|end)/);
  expect(english).toContain('our sales team, by e-mail');
  expect(english).toContain('automatically 30 days after');
});
