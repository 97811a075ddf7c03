import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { css } from '#styled/css';
import { Button } from './button';

interface ExpandableTextProps {
  children: ReactNode;
  /** The paragraphs and list entries; the server, which cannot measure, estimates their height. */
  lines: readonly string[];
  moreLabel: string;
  lessLabel: string;
  /** The button's accessible name; begins with its label. */
  nameOf: (label: string) => string;
  /** Stands at the start of the button's row. */
  head: ReactNode;
  /** On a phone nothing is seen of the content until it is opened. */
  isBrief?: boolean;
  /** Stands before the content once it is open. */
  whenOpen?: ReactNode;
}

/**
 * Cuts its content at 4 rem (64 px, spec §4); the button shows only if something is cut off. It stands
 * above the content, so that it does not move when it is pressed.
 */
export function ExpandableText(props: ExpandableTextProps) {
  const { children, lines, moreLabel, lessLabel, nameOf, head, isBrief = false, whenOpen } = props;
  const [isOpen, setOpen] = useState(false);
  const [isTaller, setTaller] = useState(() => looksLong(lines));
  const inner = useRef<HTMLDivElement>(null);
  const id = useId();
  const label = isOpen ? lessLabel : moreLabel;

  useEffect(() => {
    if (!inner.current) return;
    const limit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 4;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setTaller(entry.contentRect.height > limit + 1);
    });
    observer.observe(inner.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div className={classes.head}>
        {head}
        {isTaller && (
          <Button
            visual="link"
            size="sm"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={nameOf(label)}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </Button>
        )}
      </div>
      <div
        id={id}
        className={classes.content}
        data-state={isOpen ? 'open' : 'collapsed'}
        data-overflowing={isTaller ? '' : undefined}
        data-brief={isBrief && isTaller ? '' : undefined}
      >
        <div ref={inner}>
          {isOpen && whenOpen}
          {children}
        </div>
      </div>
    </>
  );
}

/** The estimate avoids a layout shift: more than two lines of about 65 characters are cut. */
function looksLong(lines: readonly string[]): boolean {
  return lines.length > 2 || lines.join(' ').length > 130;
}

const classes = {
  // Beside the longest label, so that opening does not move it to the next line.
  head: css({
    display: 'flex',
    gap: '2',
    alignItems: 'baseline',
    '& > :first-child': { flex: '[1 1 0]', minWidth: '0' },
  }),
  content: css({
    '&[data-state=collapsed]': {
      maxHeight: '16',
      overflow: 'hidden',
      // Open without scripts, because nothing could open it.
      _noscript: { maxHeight: '[none]', maskImage: '[none]' },
      _print: { maxHeight: '[none]' },
    },
    '&[data-state=collapsed][data-brief]': {
      smDown: { maxHeight: '0' },
    },
    '&[data-state=collapsed][data-overflowing]': {
      maskImage: '[linear-gradient(#000 calc(100% - 1.75rem), transparent)]',
      _print: { maskImage: '[none]' },
    },
  }),
  // Quieter than the button beside it.
  toggle: css({ fontWeight: 'medium', _print: { display: 'none' } }),
};
