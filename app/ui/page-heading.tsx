import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface PageHeadingProps {
  title: ReactNode;
  lead: ReactNode;
}

/** Heading of a staff page. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <header className={head}>
      <h1 className={css({ textStyle: 'heading' })}>{title}</h1>
      <p className={css({ textStyle: 'lead', color: 'muted' })}>{lead}</p>
    </header>
  );
}

const head = css({ stack: '1', paddingBlockEnd: '3' });
