import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface CloseUpProps {
  /** Without one the content begins at the top. */
  title?: string;
  detail?: string;
  children: ReactNode;
}

/** A part of a screen at the size of a card or phone. */
export function CloseUp({ title, detail, children }: CloseUpProps) {
  return (
    <div className={frame}>
      {title !== undefined && (
        <div className={head}>
          <span className={css({ fontWeight: 'semibold' })}>{title}</span>
          <span className={note}>{detail}</span>
        </div>
      )}
      {children}
    </div>
  );
}

interface CloseUpRowProps {
  children: ReactNode;
}

/** A row of a close-up; the rows share the height. */
export function CloseUpRow({ children }: CloseUpRowProps) {
  return <div className={row}>{children}</div>;
}

export const mono = css({ textStyle: 'code', fontSize: '[0.75rem]' });

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  width: '[100vw]',
  height: '[100vh]',
  overflow: 'hidden',
  backgroundColor: 'surface',
  fontSize: 'xs',
  lineHeight: 'snug',
  whiteSpace: 'nowrap',
});

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flexShrink: '0',
  height: '9',
  paddingInline: '4',
  backgroundColor: 'canvas',
  borderBlockEnd: 'line',
});

// The narrowest card has room for the title only.
const note = css({
  color: 'muted',
  fontSize: '[0.75rem]',
  '@media (width < 300px)': { display: 'none' },
});

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  '&:not(:last-child)': { borderBlockEnd: 'line' },
});
