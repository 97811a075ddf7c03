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
    'Wie zahlen und kündigen wir?',
    'Wer antwortet uns, und wann?',
  ]);
  for (const term of ['per SEPA-Lastschrift', 'von einem Monat zum', 'von drei Monaten zum Ende']) {
    expect(shown[3]?.[1]).toContain(term);
  }
  expect(shown[4]?.[1]).toContain(`Die ${site.company.name} in ${site.company.city}.`);
  expect(shown[4]?.[1]).toContain('von Montag bis Freitag, 08:00–18:00 Uhr (MEZ).');
});
