import type { Sheet } from '#app/sheet/compose-sheet';
import { css } from '#styled/css';

/** Says that another price list is in force, and what it changes (D39). */
export function ChangedPrices({ title, totals, changes }: NonNullable<Sheet['changed']>) {
  return (
    <section className={frame}>
      <h2 className={css({ fontWeight: 'semibold' })}>{title}</h2>
      <p>{totals}</p>
      {changes.length > 0 && (
        <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
          {changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

// Colours of paper in both themes.
const frame = css({
  border: '[1.5pt solid #9a5500]',
  backgroundColor: '[#fdf3e3]',
  borderRadius: 'md',
  padding: '[0.8em]',
  printColorAdjust: 'exact',
});
