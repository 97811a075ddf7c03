import { describe, expect, it } from 'vitest';
import { renderLegalText } from '#tools/legal/render.ts';

const facts = {
  company: { name: 'Nord & Süd GmbH', motto: '*[x](javascript:alert)* <b>' },
  email: 'post@nord.example',
  sumEuros: 2_500_000,
};

function render(markdown: string, locale = 'de-DE') {
  return renderLegalText(markdown, facts, locale);
}

it.each([
  ['Wir sind {{company.name}}.', 'Wir sind Nord &amp; Süd GmbH.'],
  ['[{{email}}](mailto:{{email}})', '<a href="mailto:post@nord.example">post@nord.example</a>'],
  ['{{sumEuros}} €', '2.500.000\u00a0€'],
  ['{{sumEuros}} €', '2,500,000\u00a0€', 'en-GB'],
  // Never read as Markdown or HTML.
  ['{{company.motto}}', '*[x](javascript:alert)* &lt;b&gt;'],
])('facts replace their names: %s', (markdown, html, locale = 'de-DE') => {
  expect(render(markdown, locale).html).toBe(`<p>${html}</p>\n`);
});

describe('texts that the owner must still supply (D48)', () => {
  const markdown =
    '## Erstens\n\nWahr. ⟪Offen.⟫\n\n⟪Offen.⟫\n\n- **A:** ⟪Offen.⟫\n- **B:** wahr\n\n' +
    '## Zweitens\n\n⟪Offen.⟫\n\n### Teil\n\n- **A:** ⟪Offen.⟫\n\n## Drittens\n\nWahr.';

  it('are removed with empty sections; other sections keep their numbers', () => {
    expect(render(markdown)).toEqual({
      contentsHtml:
        '<li><a href="#section-1">Erstens</a></li>\n<li><a href="#section-3">Drittens</a></li>\n',
      html:
        '<h2 id="section-1">Erstens</h2>\n<p>Wahr.</p>\n<ul>\n<li><strong>B:</strong> wahr</li>\n</ul>\n' +
        '<h2 id="section-3">Drittens</h2>\n<p>Wahr.</p>\n',
    });
  });

  it('leave no rows in a table, and months are written as the language writes them', () => {
    const table = '| Dokument | Stand |\n| --- | --- |\n| ⟪AVV⟫ | ⟪Monat⟫ |\n| A | {{month}} |';
    const withMonth = { month: new Date('2026-11') };
    const { html } = renderLegalText(table, withMonth, 'de-DE');
    expect(html.match(/<td>.*?<\/td>/g)).toEqual(['<td>A</td>', '<td>November 2026</td>']);
    expect(renderLegalText(table, withMonth, 'en-GB').html).toContain('November 2026');
  });

  it('are shown with their marks in development', () => {
    const { html } = renderLegalText(markdown, facts, 'de-DE', { showsUnfinished: true });
    expect(html).toContain('<p>Wahr. ⟪Offen.⟫</p>\n<p>⟪Offen.⟫</p>');
    expect(html).toContain('<h3 id="section-2-1">Teil</h3>');
  });
});

it('sections have ids by position, whatever the language', () => {
  const { html, contentsHtml } = render('\ufeff## Erstens\n\n### Teil\n\n### Teil\n\n## Zweitens');
  expect(html).toBe(
    '<h2 id="section-1">Erstens</h2>\n<h3 id="section-1-1">Teil</h3>\n' +
      '<h3 id="section-1-2">Teil</h3>\n<h2 id="section-2">Zweitens</h2>\n',
  );
  expect(contentsHtml).toBe(
    '<li><a href="#section-1">Erstens</a></li>\n<li><a href="#section-2">Zweitens</a></li>\n',
  );
});

it.each([
  'https://example.org/?a=1&b=2',
  'mailto:a@b.example',
  'tel:+4940',
  '#section-1',
  'agb#section-2',
])('links may lead to %s', (target) => {
  expect(render(`## Eins\n\n[Link](${target})`).html).toContain(
    `href="${target.replace('&', '&amp;')}"`,
  );
});

it.each([
  // Facts and conditions
  ['{{compny.name}}', 'unknown placeholder'],
  ['{{toString}}', 'unknown placeholder'],
  ['{{company.name', 'stray brace'],
  ['{{{company.name}}}', 'stray brace'],
  ['{{if challenge}}a', 'has no {{end}}'],
  ['a{{end}}', '{{end}} out of place'],
  ['{{if mail}}{{if webhook}}a{{end}}{{end}}', '{{if webhook}} out of place'],
  ['{{if other}}a{{end}}', 'unknown placeholder'],
  // Numbers and levels of sections
  ['## 1. Eins\n\n## 3. Drei', '"3. Drei" stands where 2 belongs'],
  ['## § 2 Zwei', 'stands where 1 belongs'],
  ['## 1. Eins\n\n### 1.2 Teil', 'stands where 1.1 belongs'],
  ['# Titel', 'level 2 and 3'],
  // Links, raw HTML and pictures
  ['[Link](javascript:alert(1))', 'leads nowhere'],
  ['[Link](http://example.org)', 'leads nowhere'],
  ['[Link](#section-1)', 'leads nowhere'],
  ['<script>alert(1)</script>', 'neither HTML nor pictures'],
  ['Text <b>fett</b>', 'neither HTML nor pictures'],
  ['![Bild](https://example.org/x.png)', 'neither HTML nor pictures'],
])('%s is refused', (markdown, message) => {
  expect(() => render(markdown)).toThrow(message);
});
