import { css } from '#styled/css';

/** Running text as the build makes it from Markdown: 65 to 75 characters a line. */
export const prose = css({
  maxWidth: '[36rem]',
  _print: { maxWidth: '[none]' },
  '& > :first-child': { marginBlockStart: '0' },
  '& h2': { textStyle: 'title', marginBlock: '[2.5em 0.6em]' },
  '& h3': { fontWeight: 'semibold', lineHeight: 'snug', marginBlock: '[1.75em 0.5em]' },
  '& p, & ul, & ol': { marginBlock: '[0.85em]' },
  '& ul': { listStyle: '[disc]', paddingInlineStart: '5' },
  '& ul > li': { marginBlock: '1.5', _marker: { color: 'muted' } },
  // Paragraphs of a clause, numbered as one cites them: (1), (2) …
  '& ol': { listStyle: 'none', counterReset: 'paragraph' },
  '& ol > li': {
    position: 'relative',
    marginBlock: '[0.85em]',
    paddingInlineStart: '9',
    counterIncrement: 'paragraph',
    _before: {
      content: '"(" counter(paragraph) ")"',
      position: 'absolute',
      insetInlineStart: '0',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '& strong': { fontWeight: 'semibold' },
  '& a': {
    color: 'accent',
    textDecoration: 'underline',
    textDecorationThickness: '[1px]',
    textUnderlineOffset: '[0.2em]',
    _hover: { color: 'accentHover', textDecorationThickness: '[2px]' },
  },
});

/** The items of the table of contents. */
export const contentsList = css({
  listStyle: 'none',
  marginBlockStart: '2',
  '& a': {
    display: 'block',
    paddingBlock: '1',
    color: 'muted',
    lineHeight: 'snug',
    textUnderlineOffset: '[0.2em]',
    _hover: { color: 'ink', textDecoration: 'underline' },
    _coarse: { paddingBlock: '2.5' },
  },
});
