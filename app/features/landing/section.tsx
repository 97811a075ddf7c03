import type { ReactNode } from 'react';
import type { Resources } from '#app/i18n/namespaces';
import { useTextLanguageOf } from '#app/i18n/text-language';
import { cx } from '#styled/css';
import { column, section } from '#styled/recipes';

/** Texts that only the server needs are in files of their own. */
const FILES = ['faq', 'security'] as const;

interface SectionProps {
  /** The section's anchor, where it has one (spec §2). */
  id?: string;
  /** Its texts' group among those of the landing page, or the file that holds them all. */
  name: keyof Resources['landing'] | (typeof FILES)[number];
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

/** A part of the landing page: heading, a sentence, content. `name` keeps heading ids apart. */
export function Section(props: SectionProps) {
  const { id, name, title, text, aside, tone, isCompact, isBeside, children } = props;
  const titleId = `${name}-title`;
  const file = FILES.find((one) => one === name);
  const textLanguage = useTextLanguageOf(file ?? 'landing')(file ? '*' : name);
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
      {...textLanguage}
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
