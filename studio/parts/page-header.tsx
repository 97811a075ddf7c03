import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface PageHeaderProps {
  title: string;
  detail: string;
  /** Filters and actions, on the far side. */
  children?: ReactNode;
}

export function PageHeader({ title, detail, children }: PageHeaderProps) {
  return (
    <div className={header}>
      <div>
        <h1 className={heading}>{title}</h1>
        <p className={description}>{detail}</p>
      </div>
      <div className={actions}>{children}</div>
    </div>
  );
}

const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6',
  flexShrink: '0',
  height: '14',
  paddingInline: '5',
});

const heading = css({ fontSize: '[1.0625rem]', fontWeight: 'semibold', lineHeight: 'snug' });

const description = css({ color: 'muted', fontSize: '[0.75rem]', lineHeight: 'snug' });

const actions = css({ display: 'flex', alignItems: 'center', gap: '2.5' });
