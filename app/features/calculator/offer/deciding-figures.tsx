import { NetNote } from '#app/catalog/net-note';
import type { Sheet } from '#app/sheet/compose-sheet';
import { css } from '#styled/css';

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
      <p className={phoneNote}>
        <NetNote isShort />
      </p>
    </div>
  );
}

const phoneNote = css({
  fontSize: '[0.85em]',
  md: { display: 'none' },
  _print: { display: 'none' },
});

const THREE = '[repeat(3, minmax(0, 1fr))]';

const band = css({
  display: 'grid',
  gridTemplateColumns: { md: THREE, _print: THREE },
  columnGap: '[1.5em]',
  rowGap: '[1em]',
  padding: '[1.1em 1.2em]',
  backgroundColor: '[#f2f1ed]',
  borderBlockStart: '[2pt solid black]',
  printColorAdjust: 'exact',
  '& dt': { fontSize: '[0.85em]' },
  '& strong': {
    display: 'block',
    textStyle: 'figure',
    fontSize: '[1.7em]',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    paddingBlock: '[0.15em]',
  },
  '& small': { fontSize: '[0.85em]', color: '[#555]' },
});
