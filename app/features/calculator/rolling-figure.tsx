import { useState } from 'react';
import { css, cx } from '#styled/css';

interface RollingFigureProps {
  text: string;
  id?: string;
  className: string;
}

/** A figure that rolls into its place when it changes, so that the change is felt (D30). */
export function RollingFigure({ text, id, className }: RollingFigureProps) {
  const [shown, setShown] = useState({ text, changes: 0 });
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 });
  return (
    <span id={id} className={className}>
      <span key={shown.changes} className={cx(figure, shown.changes > 0 && rolling)}>
        {text}
      </span>
    </span>
  );
}

// Only drawn elsewhere for a moment, never laid out elsewhere: nothing around it moves.
const figure = css({ display: 'inline-block' });
const rolling = css({ _motionSafe: { animation: '[roll-in 200ms {easings.out}]' } });
