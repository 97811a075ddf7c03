import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

interface PanelProps {
  title: ReactNode;
  headRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled part of the page. */
export function Panel({ title, headRef, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(card(), layout)}>
      <h2 id={id} ref={headRef} tabIndex={-1} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const layout = css({ stack: '4', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' });

const heading = css({ textStyle: 'title', overflowWrap: 'anywhere' });

/** A row of buttons that wraps. */
export const actions = css({ wrap: '3' });

export const muted = css({ textStyle: 'small', color: 'muted' });

/** List of entries with a button each. */
export const entries = css({ width: 'full', stack: '3' });

export const entry = css({
  wrap: '2',
  columnGap: '4',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBlockStart: 'line',
  paddingBlockStart: '3',
  overflowWrap: 'anywhere',
});
