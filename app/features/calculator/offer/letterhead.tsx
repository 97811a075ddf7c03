import { useTranslation } from 'react-i18next';
import { composeCompany, type Sheet } from '#app/sheet/compose-sheet';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { css } from '#styled/css';

export function SheetBrand() {
  return (
    <div>
      <p className={css({ hstack: '2', fontSize: '[1.4em]' })}>
        <BrandMark />
        <strong>{site.brand}</strong>
      </p>
      <p className={contact}>
        <a href={`tel:${site.phone.dialed}`}>{site.phone.shown}</a>
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>
    </div>
  );
}

export function SheetCompany() {
  const { t } = useTranslation('details');
  return (
    <p
      className={css({
        borderBlockStart: '[0.5pt solid {colors.paper.lineStrong}]',
        paddingBlockStart: '2',
        fontSize: '[0.8em]',
      })}
    >
      {composeCompany(t).map((line) => (
        <span key={line} className={css({ display: 'block' })}>
          {line}
        </span>
      ))}
    </p>
  );
}

const contact = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '[1.2em]',
  paddingBlockStart: '[0.3em]',
  fontSize: '[0.9em]',
  // Touch target size.
  '& a': { paddingBlock: { base: '1', _coarse: '2.5', _print: '0' } },
});

/** Lines to fill in before or after printing; nothing is sent. */
export function RecipientLines({ blanks }: Pick<Sheet, 'blanks'>) {
  return (
    <div className={recipient}>
      {blanks.map((label) => (
        <label key={label} className={css({ display: 'block' })}>
          <span
            className={css({
              display: 'block',
              fontSize: '[0.8em]',
              color: '[{colors.paper.muted}]',
            })}
          >
            {label}
          </span>
          <input type="text" maxLength={120} autoComplete="off" className={field} />
        </label>
      ))}
    </div>
  );
}

// A phone shows the price first; on paper they can be filled in by hand.
const recipient = css({
  stack: '2',
  flex: '[1 1 14em]',
  maxWidth: '[20em]',
  mdDown: { display: 'none' },
});

const field = css({
  width: 'full',
  minHeight: '8',
  background: '[transparent]',
  color: '[black]',
  borderBlockEnd: '[0.75pt solid {colors.paper.muted}]',
  _coarse: { minHeight: '11' },
  _print: { minHeight: '6', outline: '[none]' },
});
