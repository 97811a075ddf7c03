import { expect, it } from 'vitest';
import { FailedPanel, SentPanel } from '#app/features/contact/form-panels';
import { site } from '#app/site';
import { read, show } from '../show';

const reach = `Sie erreichen uns auch per E-Mail: ${site.contactEmail}`;
const stored =
  'Ihre Anfrage ist trotzdem unter der Referenznummer SM-2345-6789 gespeichert; ' +
  'Sie müssen nichts weiter tun.';

it.each([
  // One message, not two that contradict each other (D36).
  [{ reference: 'SM-2345-6789', isPending: true }, `${reach} ${stored}`],
  [{ reference: 'SM-2345-6789', isPending: false }, `${reach} ${stored}`],
  [{}, `Ihre Angaben sind noch da. ${reach}`],
])('after a failure with %j there is one message: %s', async (failure, message) => {
  const panel = <FailedPanel failure={failure} onRetry={() => undefined} />;
  expect(read(await show('de', panel))).toBe(
    `Ein Fehler ist aufgetreten Verbindung fehlgeschlagen. ${message} Erneut versuchen`,
  );
});

it('a connection that has sent too much knows when the next inquiry is accepted', async () => {
  const panel = <FailedPanel failure={{ retryAfterSeconds: 60 }} onRetry={() => undefined} />;
  expect(read(await show('de', panel))).toContain(
    'Von Ihrem Anschluss kamen zu viele Anfragen. In 1 Minute nehmen wir die nächste an.',
  );
});

it('the confirmation shows the number to copy, and what comes next', async () => {
  const panel = (
    <SentPanel reference="SM-2345-6789" next="Wir antworten." onAgain={() => undefined} />
  );
  expect(read(await show('de', panel))).toBe(
    'Vielen Dank Ihre Anfrage ist bei uns angekommen. ' +
      'Wir antworten. Ihre Referenznummer: SM-2345-6789 Nummer kopieren Neue Anfrage',
  );
});
