import type { ReactNode } from 'react';
import type { Resources } from '#app/i18n/namespaces';
import { useTextLanguage } from '#app/i18n/text-language';
import { css, cx } from '#styled/css';
import { column } from '#styled/recipes';

interface SectionProps {
  /** The section's anchor, where it has one (spec §2). */
  id?: string;
  /** Its texts' group. */
  name: keyof Resources['landing'];
  eyebrow?: string;
  title: string;
  text?: string;
  tone?: 'plain' | 'sunken';
  children: ReactNode;
}

/** A part of the landing page: heading, a sentence, content. `name` keeps heading ids apart. */
export function Section({
  id,
  name,
  eyebrow,
  title,
  text,
  tone = 'plain',
  children,
}: SectionProps) {
  const titleId = `${name}-title`;
  const textLanguage = useTextLanguage('landing', name);
  return (
    <section id={id} aria-labelledby={titleId} className={band} data-tone={tone} {...textLanguage}>
      <div className={cx(column(), inner)}>
        <div className={css({ display: 'grid', gap: '3', maxWidth: 'text' })}>
          {eyebrow !== undefined && (
            <p className={css({ textStyle: 'eyebrow', color: 'accent' })}>{eyebrow}</p>
          )}
          <h2 id={titleId} className={css({ textStyle: 'heading' })}>
            {title}
          </h2>
          {text !== undefined && (
            <p className={css({ textStyle: 'lead', color: 'muted' })}>{text}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

const band = css({
  paddingBlock: 'section',
  // Its band begins right under the header; the air is inside.
  scrollMarginTop: '[-1.5rem]',
  '&[data-tone=sunken]': { backgroundColor: 'surfaceSunken', borderBlock: 'line' },
});

const inner = css({ display: 'grid', gap: '[clamp(2rem, 1.5rem + 2vw, 3.5rem)]' });
