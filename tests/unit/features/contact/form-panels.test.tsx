import { expect, it } from 'vitest';
import { FailedPanel, SentPanel } from '#app/features/contact/form-panels';
import { site } from '#app/site';
import { DELIVERED_COMPANY } from '../../../delivered-company';
import { read, show } from '../show';

const readPanel = async (failure: object) =>
  read(await show('de', <FailedPanel failure={failure} onRetry={() => undefined} />));

// D36: one message, not two that contradict each other.
it.each([true, false])(
  'a stored inquiry requires no further action, pending %s',
  async (isPending) => {
    expect(await readPanel({ reference: 'SM-2345-6789', isPending })).toBe(
      'Ein Fehler ist aufgetreten Verbindung fehlgeschlagen. ' +
        `Sie erreichen uns auch per E-Mail: ${site.contactEmail} ` +
        'Ihre Anfrage ist trotzdem unter der Referenznummer SM-2345-6789 gespeichert; ' +
        'Sie müssen nichts weiter tun. Erneut versuchen',
    );
  },
);

it('an inquiry that was not stored remains in the form', async () => {
  expect(await readPanel({})).toBe(
    'Ein Fehler ist aufgetreten Verbindung fehlgeschlagen. Ihre Angaben sind noch da. ' +
      `Sie erreichen uns auch per E-Mail: ${site.contactEmail} Erneut versuchen`,
  );
});

it('a connection that has sent too much knows when the next inquiry is accepted', async () => {
  expect(await readPanel({ retryAfterSeconds: 60 })).toContain(
    'Von Ihrem Anschluss kamen zu viele Anfragen. In 1 Minute nehmen wir die nächste an.',
  );
});

it('the confirmation shows when the inquiry will be answered', async () => {
  const panel = <SentPanel reference="SM-2345-6789" onAgain={() => undefined} />;
  expect(read(await show('de', panel))).toBe(
    'Vielen Dank Ihre Anfrage ist bei uns angekommen. ' +
      `Wir antworten ${DELIVERED_COMPANY.answered}, per E-Mail oder telefonisch. ` +
      'Ihre Referenznummer: SM-2345-6789 Neue Anfrage',
  );
});
