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
  /** Stands at the end of the button's row. */
  action: ReactNode;
  /** Stands before the content once it is open. */
  whenOpen?: ReactNode;
}

/** Cuts its content at 4 rem (64 px, spec §4); the button shows only if something is cut off. */
export function ExpandableText(props: ExpandableTextProps) {
  const { children, lines, moreLabel, lessLabel, nameOf, action, whenOpen } = props;
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
    <div className={classes.root}>
      <div
        id={id}
        className={classes.content}
        data-state={isOpen ? 'open' : 'collapsed'}
        data-overflowing={isTaller ? '' : undefined}
      >
        <div ref={inner}>
          {isOpen && whenOpen}
          {children}
        </div>
      </div>
      <div className={classes.foot}>
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
        {action}
      </div>
    </div>
  );
}

/** The estimate avoids a layout shift: more than two lines of about 65 characters are cut. */
function looksLong(lines: readonly string[]): boolean {
  return lines.length > 2 || lines.join(' ').length > 130;
}

const classes = {
  // It fills its card, so that the feet of cards in a row stand on one line.
  root: css({ stack: '2', gridTemplateRows: '1fr' }),
  foot: css({
    wrap: '2',
    alignItems: '[last baseline]',
    '& > :last-child': { marginInlineStart: 'auto' },
  }),
  content: css({
    '&[data-state=collapsed]': {
      maxHeight: '16',
      overflow: 'hidden',
      // Open without scripts, because nothing could open it.
      _noscript: { maxHeight: '[none]', maskImage: '[none]' },
      _print: { maxHeight: '[none]' },
    },
    '&[data-state=collapsed][data-overflowing]': {
      maskImage: '[linear-gradient(#000 calc(100% - 1.75rem), transparent)]',
      _print: { maskImage: '[none]' },
    },
  }),
  // Quieter than the button beside it.
  toggle: css({ fontWeight: 'medium', _print: { display: 'none' } }),
};
