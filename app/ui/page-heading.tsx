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

const head = css({
  display: 'grid',
  gap: '2',
  paddingBlockStart: 'intro',
  paddingBlockEnd: '[clamp(1rem, 0.75rem + 1vw, 1.75rem)]',
});
