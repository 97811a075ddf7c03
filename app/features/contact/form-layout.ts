import { css } from '#styled/css';

/** Two columns where the form has the room, whatever the page's width. */
export const formContainer = css({ containerType: 'inline-size' });

export const formGrid = css({
  display: 'grid',
  columnGap: '5',
  rowGap: '5',
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (min-width: 34rem)': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
  '&[hidden]': { display: 'none' },
});

export const wholeRow = css({ gridColumn: '[1 / -1]' });
