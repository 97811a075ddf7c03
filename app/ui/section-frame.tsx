import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { column, section } from '#styled/recipes';

interface SectionFrameProps {
  titleId: string;
  eyebrow?: string | undefined;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A section's heading, sentence and content. */
export function SectionFrame({ titleId, eyebrow, title, text, children }: SectionFrameProps) {
  return (
    <div className={cx(column(), classes.frame)}>
      <div className={classes.head}>
        {eyebrow !== undefined && <p>{eyebrow}</p>}
        <h2 id={titleId}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}

const classes = section();

export const sectionBand = classes.band;
