import { createElement, type ElementType } from 'react';

/**
 * Gives each text that has siblings an element of its own, the same on server and in browsers. A
 * browser's translator replaces text nodes, after which React can neither change nor remove them nor
 * insert anything before them (D59); an element that holds nothing but text is written as a whole.
 * Neighbouring texts share an element, as they share a line.
 */
export function wrapTexts(type: ElementType, props: unknown): unknown {
  if (typeof props !== 'object' || props === null || !('children' in props)) return props;
  const { children } = props;
  if (!Array.isArray(children) || !children.some(isText)) return props;
  let text = '';
  // The others keep their places, by which React compares children.
  const wrapped = children.map((child: unknown, place) => {
    if (!isText(child)) return child;
    text += child;
    if (isText(children[place + 1])) return null;
    const element = createElement(
      type === 'text' ? 'tspan' : 'span',
      { key: `text-${place}` },
      text,
    );
    text = '';
    return element;
  });
  return { ...props, children: wrapped };
}

function isText(child: unknown): child is string | number {
  return (typeof child === 'string' && child !== '') || typeof child === 'number';
}
