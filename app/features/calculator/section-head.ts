import { css } from '#styled/css';

/** A section's heading with its control at the other end. */
export const sectionHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '4',
});
