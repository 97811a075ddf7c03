import { expect, it } from 'vitest';
import { css } from '#styled/css';
import { button, siteFooter } from '#styled/recipes';
import { computeClasses, loadStyled } from '#tools/styles/computed-classes.ts';

const styled = await loadStyled();
const IMPORTS =
  "import { css, cx as join } from '#styled/css'; import { button, siteFooter } from '#styled/recipes';";
const compute = (code: string) => computeClasses(IMPORTS + code, styled).slice(IMPORTS.length);

it('the build computes the classes that a browser would', () => {
  const styles = { stack: '3', '& > p': { md: { marginBlock: '[-1rem]' }, opacity: '0' } } as const;
  expect(compute(`css(${JSON.stringify(styles)})`)).toBe(`("${css(styles)}")`);
  expect(compute("f(css({ display: `grid` }), button({ visual: 'outline' }), button())")).toBe(
    `f(("d_grid"), ("${button({ visual: 'outline' })}"), ("${button()}"))`,
  );
  expect(compute('siteFooter().root')).toBe(`(${JSON.stringify(siteFooter())}).root`);
});

it.each([
  'css({ color })',
  'css({ ...styles })',
  'css(...styles)',
  "css({ [key]: '1' })",
  "css({ md: { width: isWide ? '1' : '2' } })",
  'button({ visual })',
  "join('a', b)",
  "other.css({ color: 'ink' })",
])('leaves %s to the browser', (code) => {
  expect(compute(code)).toBe(code);
});
