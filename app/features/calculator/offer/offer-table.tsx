import type { Sheet } from '#app/sheet/compose-sheet';
import { css } from '#styled/css';

/** Every line with quantity and unit price, discounts by name, and the totals to the cent (D39). */
export function OfferTable({ heads, lines, sums }: Sheet['table']) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{heads.position}</th>
          <th scope="col">{heads.quantity}</th>
          <th scope="col">{heads.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, discount, quantity, amount }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {discount !== undefined && <small> · {discount}</small>}
            </th>
            <td>{quantity}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ name, amount, isTotal }) => (
          <tr key={name} data-total={isTotal ? '' : undefined}>
            <th scope="row" colSpan={2}>
              {name}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { fontSize: '[0.8em]', color: '[#555]' },
  '& td, & thead th:not(:first-child)': { textAlign: 'end' },
  '& td': { textStyle: 'figure', whiteSpace: 'nowrap', paddingInlineStart: '2' },
  // On phones quantity and price need two lines.
  '& tbody td:not(:last-child)': { whiteSpace: { mdDown: 'normal', _print: 'nowrap' } },
  '& th, & td': { paddingBlock: '[0.28em]', verticalAlign: 'baseline' },
  '& small': { fontSize: '[0.85em]', color: '[#555]' },
  '& tr': { borderBlockStart: '[0.5pt solid #ccc]' },
  '& thead tr': { borderBlockStart: 'none' },
  '& tfoot tr:first-child': { borderBlockStart: '[1pt solid black]' },
  '& [data-total] :is(th, td)': { fontWeight: 'semibold' },
});
