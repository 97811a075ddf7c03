import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeAmounts } from '#app/ui/whole-amounts';

it('no text stands beside an amount without an element of its own', () => {
  const draw = (text: string) =>
    renderToStaticMarkup(<WholeAmounts>{text}</WholeAmounts>).replaceAll(/ class="[^"]+"/g, '');
  expect(draw('28 × 49\u00a0€ = 1.372\u00a0€')).toBe(
    '<span>28 × </span><span>49\u00a0€</span><span> = </span><span>1.372\u00a0€</span>',
  );
  expect(draw('kostenfrei')).toBe('<span>kostenfrei</span>');
});
