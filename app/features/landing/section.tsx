import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { column, section } from '#styled/recipes';

interface SectionProps {
  /** The section's anchor, where it has one (spec §2). */
  id?: string;
  /** Keeps the ids of headings apart. */
  name: string;
  title: string;
  text?: ReactNode;
  /** Stands at the end of the heading's row. */
  aside?: ReactNode;
  tone?: 'sunken';
  /** Less space above and below. */
  isCompact?: boolean;
  /** From 1024 px on, the last child stands beside the heading. */
  isBeside?: boolean;
  /** A function places the heading itself. */
  children: ReactNode | ((head: ReactNode) => ReactNode);
}

/** A part of the landing page: heading, a sentence, content. */
export function Section(props: SectionProps) {
  const { id, name, title, text, aside, tone, isCompact, isBeside, children } = props;
  const titleId = `${name}-title`;
  const head = (
    <div className={classes.head}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      {aside}
    </div>
  );
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classes.band}
      data-tone={tone}
      data-compact={isCompact || undefined}
    >
      <div className={cx(column(), classes.frame)} data-beside={isBeside || undefined}>
        {typeof children === 'function' ? (
          children(head)
        ) : (
          <>
            {head}
            {children}
          </>
        )}
      </div>
    </section>
  );
}

const classes = section();
