import type { ReactNode, Ref } from 'react';
import { css } from '#styled/css';

interface PageHeadProps {
  title: ReactNode;
  headRef?: Ref<HTMLHeadingElement>;
  /** At the other end of the line. */
  children?: ReactNode;
}

/** Head of a staff page in one line. */
export function PageHead({ title, headRef, children }: PageHeadProps) {
  return (
    <header className={line}>
      <h1 ref={headRef} tabIndex={-1} className={css({ textStyle: 'heading' })}>
        {title}
      </h1>
      {children}
    </header>
  );
}

/** Two things at both ends of a line, stacked on a narrow screen. */
export const line = css({
  wrap: '2',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
});
