import { expect, it, onTestFinished } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { createMailSender } from '#app/server/delivery/mail';
import { createPriceMailJob } from '#app/server/delivery/price-mail';
import { composePriceMail } from '#app/server/prices/compose-price-mail';
import { cancelPlanned, publishList } from '#app/server/prices/publishing';
import { readPriceLog } from '#app/server/store/price-log';
import catalog from '#locales/de/catalog.json';
import { atShell } from '../../../actors';
import { openMemoryStore } from '../memory-store';
import { startSmtp } from './smtp';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const texts = { referenceTexts: catalog.pricing, languages: [] };
const builtIn = createBuiltInConfig(catalog.pricing);

it('a list that is planned, called off or published sends one mail, whoever sends and fails', async () => {
  const store = await openMemoryStore();
  const smtp = await startSmtp('refuses the sender for now', 1);
  onTestFinished(smtp.stop);
  let now = NOW;
  const createJob = () => {
    const url = `smtp://127.0.0.1:${smtp.port}?requireTLS=false`;
    const sendMail = createMailSender({ url, from: 'web@example.org' });
    return createPriceMailJob({
      store,
      compose: (entry, log) => composePriceMail(entry, log, 'https://staff.example'),
      send: (key, mail) => sendMail(key, { ...mail, to: 'sales@mail.example' }),
      clock: () => now,
    });
  };
  const jobs = [createJob(), createJob()];
  const runAll = async () => {
    now += 60_000;
    await Promise.all(jobs.map((run) => run()));
  };
  const publish = (DISCOUNT: number, reason: string, effectiveAt?: number) =>
    publishList(
      store,
      {
        list: { ...builtIn, YEARLY_DISCOUNT: DISCOUNT },
        confirmed: ['undone-by-plan', 'price-change', 'quarter-passed', 'texts-missing'],
        author: atShell('Ada'),
        reason,
        effectiveAt,
      },
      texts,
      () => now,
    );
  const subjects = () => smtp.mails.map(({ text }) => /^Subject: (.*)/m.exec(text)?.[1]);

  await publish(0.1, 'before there was an address');
  await runAll();
  expect(smtp.seen).toEqual([]);
  await publish(0.2, 'Preisrunde 2027', Date.parse('2026-12-31T23:00:00Z'));
  // The first attempt is refused.
  await runAll();
  expect(smtp.mails).toEqual([]);
  await runAll();
  await runAll();
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.to).toEqual(['sales@mail.example']);
  expect(smtp.mails[0]?.text).toContain('Preisrunde 2027');
  expect(smtp.mails[0]?.text).toContain('https://staff.example/admin/preiskalkulator');
  const planned = (await readPriceLog(store)).at(-1);
  await cancelPlanned(
    store,
    planned?.position ?? 0,
    { author: atShell('Ada'), reason: 'Nein' },
    () => now,
  );
  await publish(0.25, 'Sofort');
  await runAll();
  await runAll();
  expect(subjects()).toEqual([
    'Preisliste Version 2 ist ab 01.01.2027, 00:00 geplant',
    expect.stringContaining('Preisliste Version 2 ist abgesagt'),
    'Preisliste Version 3 ist in Kraft',
  ]);
});
