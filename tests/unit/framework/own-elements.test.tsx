import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import type { ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wrapTexts } from '#app/framework/own-elements';

it('texts beside others share an element of their own, and a text alone needs none', () => {
  const shown = 'a';
  const draw = (isLong: boolean) => (
    <p>
      {shown} {1}
      <b>b</b>
      {isLong && 'long'} <i>{shown}</i>
    </p>
  );
  expect(renderToStaticMarkup(draw(false))).toBe(
    '<p><span>a 1</span><b>b</b><span> </span><i>a</i></p>',
  );
  expect(renderToStaticMarkup(draw(true))).toBe(
    '<p><span>a 1</span><b>b</b><span>long </span><i>a</i></p>',
  );
});

it('in a drawing they get one that drawings know', () => {
  expect(
    renderToStaticMarkup(
      <text>
        {'a'}
        {1}
        <tspan>b</tspan>
      </text>,
    ),
  ).toBe('<text><tspan>a1</tspan><tspan>b</tspan></text>');
});

const child = fc.oneof<fc.Arbitrary<ReactNode>[]>(
  fc.string(),
  fc.integer(),
  fc.constantFrom(null, undefined, false, true),
  fc.constant(<b>b</b>),
);

it('whatever stands beside each other, the words stay and no text has a sibling', () => {
  fc.assert(
    fc.property(fc.array(child, { minLength: 2 }), (children) => {
      const { document } = parseHTML('<html><body></body></html>');
      const draw = (props: object) => {
        document.body.innerHTML = renderToStaticMarkup(jsxs('p', props));
        return document.body.textContent;
      };
      const before = draw({ children: children.map((one) => (one === false ? null : one)) });
      const props = wrapTexts('p', { children });
      if (typeof props !== 'object' || props === null) throw new Error('no props');
      expect(draw(props)).toBe(before);
      for (const { nodeType } of document.querySelector('p')?.childNodes ?? []) {
        expect(nodeType).not.toBe(3);
      }
    }),
  );
});
