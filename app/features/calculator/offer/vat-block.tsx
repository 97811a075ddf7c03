import { useId } from 'react';
import type { Sheet } from '#app/sheet/compose-sheet';
import { css } from '#styled/css';

/** Tax and gross for customers in Germany (D39). */
export function VatBlock({ title, columns, rows }: Sheet['vat']) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={block}>
      <h2 id={id} className={css({ fontWeight: 'semibold', fontSize: '[1em]' })}>
        {title}
      </h2>
      <table className={table}>
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amounts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column, at) => (
                <td key={column}>{amounts[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const block = css({ border: '[0.5pt solid #999]', padding: '[0.8em]' });

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { fontSize: '[0.85em]', color: '[#555]' },
  '& td, & thead th': { textAlign: 'end' },
  '& td': { textStyle: 'figure', whiteSpace: 'nowrap', paddingInlineStart: '2' },
  '& tbody tr:last-child :is(th, td)': { fontWeight: 'semibold' },
});
