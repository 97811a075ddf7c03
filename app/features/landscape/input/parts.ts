import { css } from '#styled/css';

/** The title of something that opens, as a link of text. */
export const summaryLink = css({
  width: 'fit',
  paddingBlock: '1',
  cursor: 'pointer',
  color: 'accent',
  textStyle: 'small',
  fontWeight: 'medium',
  _hover: { color: 'accentHover', textDecoration: 'underline' },
});

/** Style of the line of text below a row's fields. */
export const note = css({ textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' });
