import postcss from 'postcss';
import { expect, it } from 'vitest';
import { writeConstantTokens } from '#tools/styles/constant-tokens.ts';

it('writes what nothing changes where it is used, and leaves out what nothing uses', () => {
  const sheet = postcss.parse(`
    @layer tokens {
      :where(:root, :host) {
        --spacing-2: .5rem;
        --spacing-9: 2.25rem;
        --spacing-3\\.5: .875rem;
        --borders-line: 1px solid var(--colors-line);
        --colors-line: #eee;
        --colors-unused: red;
      }
      @media (prefers-color-scheme: dark) {
        :where(:root, :host) { --colors-line: #333; --colors-unused: blue }
      }
    }
    .a { gap: var(--spacing-2); border: var(--borders-line); margin: calc(-1 * var(--spacing-3\\.5)) }
    .b { --thickness: 2px; width: var(--thickness)}`);
  writeConstantTokens(sheet);
  expect(sheet.toString().replace(/\s+/g, ' ').trim()).toBe(
    '@layer tokens { :where(:root, :host) { --colors-line: #eee; } ' +
      '@media (prefers-color-scheme: dark) { :where(:root, :host) { --colors-line: #333} } } ' +
      '.a { gap: .5rem; border: 1px solid var(--colors-line); margin: calc(-1 * .875rem) } ' +
      '.b { --thickness: 2px; width: var(--thickness)}',
  );
});
