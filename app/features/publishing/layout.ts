import { css } from '#styled/css';

export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' });

export const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' });

export const partHeading = css({ textStyle: 'small', fontWeight: 'semibold', color: 'ink' });

export const quiet = css({ textStyle: 'small', color: 'muted' });

/** Buttons at the end of a dialog, below one another where there is no room. */
export const dialogActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '3',
  '& > button': { smDown: { flexGrow: '1' } },
});

/** Buttons beside one another. */
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
