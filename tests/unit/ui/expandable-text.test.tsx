import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExpandableText } from '#app/ui/expandable-text';

test.each([
  { length: 'one short line', lines: ['Anmeldung mit Ihrem Konto.'], isCut: false },
  { length: 'one long line', lines: ['Wort '.repeat(40)], isCut: true },
  { length: 'three lines', lines: ['Eins', 'Zwei', 'Drei'], isCut: true },
])('the server offers more of a text only where it is cut: $length', ({ lines, isCut }) => {
  const html = renderToStaticMarkup(
    <ExpandableText lines={lines} moreLabel="Mehr" lessLabel="Weniger" nameOf={String} head={null}>
      {lines.join(' ')}
    </ExpandableText>,
  );
  expect(html.includes('<button')).toBe(isCut);
  expect(html.includes('data-overflowing="')).toBe(isCut);
});

test('on paper nothing is cut', () => {
  const html = renderToStaticMarkup(
    <ExpandableText
      lines={['Wort '.repeat(40)]}
      moreLabel=""
      lessLabel=""
      nameOf={String}
      head={null}
    >
      {null}
    </ExpandableText>,
  );
  expect(html).toContain('[data-state=collapsed]]:print:max-h_[none]');
  expect(html).toContain('[data-overflowing]]:print:msk-i_[none]');
});
