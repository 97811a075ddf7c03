import { useId } from 'react';
import { NetLine } from '#app/catalog/use-prices';
import type { Sheet } from '#app/sheet/compose-sheet';
import { css } from '#styled/css';
import { offerTable } from '#styled/recipes';

/** The key figures: price per year, term and saving, in whole euros (D5, D39). */
export function DecidingFigures({ deciding }: Pick<Sheet, 'deciding'>) {
  return (
    <div>
      <dl className={band}>
        {deciding.map(({ name, figure, detail }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{figure}</strong>
              <small>{detail}</small>
            </dd>
          </div>
        ))}
      </dl>
      {/* The sheet's own note is too far below on phones (D4). */}
      <NetLine isShort className={phoneNote} />
    </div>
  );
}

const phoneNote = css({
  fontSize: '[0.85em]',
  paddingBlockStart: '1',
  display: { base: 'none', mdDown: 'block' },
});

const THREE = '[repeat(3, minmax(0, 1fr))]';

const band = css({
  stack: '[1em]',
  // One below the other on a phone, where a large font leaves no room for two.
  gridTemplateColumns: { md: THREE, _print: THREE },
  columnGap: '[1.5em]',
  padding: '[1.1em 1.2em]',
  backgroundColor: '[{colors.paper.sunken}]',
  borderBlockStart: '[2pt solid black]',
  printColorAdjust: 'exact',
  '& dt': { fontSize: '[0.85em]' },
  '& strong': {
    display: 'block',
    textStyle: 'figure',
    fontSize: '[min(1.7em, 7vw)]',
    whiteSpace: 'nowrap',
    _print: { fontSize: '[1.7em]' },
    fontWeight: 'semibold',
    lineHeight: 'tight',
    paddingBlock: '[0.15em]',
  },
  '& small': { fontSize: '[0.85em]', color: '[{colors.paper.muted}]' },
});

/** Every line with quantity and unit price, discounts by name, and the totals to the cent (D39). */
export function OfferTable({ heads, lines, sums }: Sheet['table']) {
  return (
    <table className={offerTable({ kind: 'lines' })}>
      <thead>
        <tr>
          <th scope="col">{heads.position}</th>
          <th scope="col" className={css({ mdDown: { srOnly: true } })}>
            {heads.quantity}
          </th>
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

/** Tax and gross for customers in Germany (D39). */
export function VatBlock({ title, columns, rows }: NonNullable<Sheet['vat']>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={block}>
      <h2 id={id} className={css({ fontWeight: 'semibold', fontSize: '[1em]' })}>
        {title}
      </h2>
      <table className={offerTable({ kind: 'vat' })}>
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

const block = css({ border: '[0.5pt solid {colors.paper.lineStrong}]', padding: '[0.8em]' });
