import { expect, it } from 'vitest';
import { Faq } from '#app/features/landing/details/draw-details';
import { site } from '#app/site';
import { read, show } from '../show';

async function readFaq(code: string) {
  const html = await show(code, <Faq />);
  const shown = Array.from(
    html.matchAll(/<summary[^>]*><h3[^>]*>(.*?)<\/h3>.*?<\/summary><p[^>]*>(.*?)<\/p>/g),
    ([, question = '', answer = '']) => [read(question), read(answer)],
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return { shown, data: JSON.parse(json) };
}

it.each(['de', 'en'])('search engines get the visible FAQ in %s', async (code) => {
  const { shown, data } = await readFaq(code);
  expect(shown).toHaveLength(5);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: code,
    mainEntity: shown.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  });
  // Everything is filled in, and no mark of the owner's is left.
  expect(JSON.stringify(data)).not.toMatch(/\{\{|⟪|⟫|undefined/);
});

it('answers from the terms', async () => {
  const { shown } = await readFaq('de');
  expect(shown.map(([question]) => question)).toEqual([
    `Läuft ${site.brand} mit Neo oder mit Cloud Foundry?`,
    'Was ist, wenn wir keine Namenskonvention haben?',
    'Welche Daten liest der Dienst?',
    'Wie bezahlen wir, und wie kündigen wir?',
    'Wer antwortet uns, und wann?',
  ]);
  expect(shown[3]?.[1]).toBe(
    'Sie zahlen per SEPA-Lastschrift oder Kreditkarte, monatlich oder jährlich im Voraus; mit dem Paket Enterprise auch auf Rechnung. Bei monatlicher Abrechnung kündigen Sie mit einer Frist von einem Monat zum Monatsende, bei jährlicher mit einer Frist von drei Monaten zum Ende der Laufzeit. Eine Nachricht in Textform genügt.',
  );
  const [first, rest] = shown[4]?.[1]?.split(/ Wir antworten innerhalb .*, per E-Mail/) ?? [];
  expect(first).toBe(`Die ${site.company.name} in ${site.company.city}.`);
  expect(rest).toBe(
    ' oder telefonisch. Als Kunde erreichen Sie uns von Montag bis Freitag, 08:00–18:00 Uhr (MEZ). Störungen bearbeiten wir für alle Kunden, weitere Fragen, soweit Ihr Paket oder ein Addon Support umfasst. Feste Reaktionszeiten vereinbaren wir mit dem SLA-Addon zu Enterprise.',
  );
});
