import { css } from '#styled/css';

export const summaryPart = css({
  stack: '3',
  borderBlockStart: 'line',
  paddingBlockStart: '4',
  '& > h3': { textStyle: 'small', fontWeight: 'semibold', color: 'muted' },
});
