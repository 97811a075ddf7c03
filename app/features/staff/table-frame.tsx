import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

/** Card around a dense table; on a phone each row is a card. */
export function TableFrame({ children }: { children: ReactNode }) {
  return <div className={cx(card(), frame)}>{children}</div>;
}

const frame = css({
  paddingBlock: '2',
  paddingInline: { base: '4', lg: '5' },
  smDown: { padding: '0', border: 'none', backgroundColor: '[transparent]' },
});
