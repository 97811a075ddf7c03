import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';

interface PanelProps {
  title?: string;
  detail?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, detail, className, children }: PanelProps) {
  return (
    <section className={cx(panel, className)}>
      {title !== undefined && (
        <div className={head}>
          <h2 className={heading}>{title}</h2>
          {detail !== undefined && <span className={aside}>{detail}</span>}
        </div>
      )}
      {children}
    </section>
  );
}

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
  overflow: 'hidden',
  border: 'line',
  borderRadius: 'md',
  backgroundColor: 'surface',
});

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  flexShrink: '0',
  height: '10',
  paddingInline: '4',
});

const heading = css({ fontSize: 'xs', fontWeight: 'semibold', letterSpacing: 'normal' });

const aside = css({ color: 'muted', fontSize: '[0.75rem]' });

/** Panels below one another. */
export const screenBody = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flexGrow: '1',
  minHeight: '0',
  paddingInline: '5',
  paddingBlockEnd: '5',
});
