import { useEffect, useRef } from 'react';
import { css, cx } from '#styled/css';

interface RollingFigureProps {
  text: string;
  id?: string;
  className: string;
}

/** A figure that rolls into place when it changes (D30). */
export function RollingFigure({ text, id, className }: RollingFigureProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate(ROLL_IN, { duration: ROLL_MS, easing: 'ease-out' });
  }, [text]);
  return (
    <span ref={element} id={id} className={cx(figure, className)}>
      {text}
    </span>
  );
}

const ROLL_MS = 200;
const ROLL_IN = { translate: ['0 0.35em', '0 0'], opacity: [0.4, 1] };

// Moves only when painting, so that the layout does not shift.
const figure = css({ display: 'inline-block' });
