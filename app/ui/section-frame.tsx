import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { column } from '#styled/recipes';

/** A part of a page over its whole width. */
export const sectionBand = css({
  paddingBlock: 'section',
  // Its band begins right under the header; the air is inside.
  scrollMarginTop: '[-1.5rem]',
  '&[data-tone=sunken]': { backgroundColor: 'surfaceSunken', borderBlock: 'line' },
});

interface SectionFrameProps {
  titleId: string;
  eyebrow?: string | undefined;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** What stands in it: heading, a sentence, content. */
export function SectionFrame({ titleId, eyebrow, title, text, children }: SectionFrameProps) {
  return (
    <div className={cx(column(), layout)}>
      <div className={css({ display: 'grid', gap: '3', maxWidth: 'text' })}>
        {eyebrow !== undefined && (
          <p className={css({ textStyle: 'eyebrow', color: 'accent' })}>{eyebrow}</p>
        )}
        <h2 id={titleId} className={css({ textStyle: 'heading' })}>
          {title}
        </h2>
        {text !== undefined && <p className={css({ textStyle: 'lead', color: 'muted' })}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

const layout = css({ display: 'grid', gap: '[clamp(2rem, 1.5rem + 2vw, 3.5rem)]' });
