import { useId } from 'react';
import type { Sheet } from '#app/sheet/compose-sheet';
import { css } from '#styled/css';

/** Lines to fill in before or after printing; nothing is sent. */
export function RecipientLines({ blanks }: Pick<Sheet, 'blanks'>) {
  return (
    <div className={css({ stack: '2', width: '[min(100%, 20em)]' })}>
      {blanks.map((label) => (
        <Line key={label} label={label} />
      ))}
    </div>
  );
}

function Line({ label }: { label: string }) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className={css({ display: 'block', fontSize: '[0.8em]', color: '[#555]' })}
      >
        {label}
      </label>
      <input id={id} type="text" maxLength={120} autoComplete="off" className={field} />
    </div>
  );
}

const field = css({
  width: 'full',
  minHeight: '8',
  background: '[transparent]',
  color: '[black]',
  borderBlockEnd: '[0.75pt solid #555]',
  _coarse: { minHeight: '11' },
  _print: { minHeight: '6' },
});
