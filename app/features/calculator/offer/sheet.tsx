import { encode } from 'uqr';
import { NetLine } from '#app/catalog/use-prices';
import type { NamedOffer } from '#app/domain/offers/offer';
import { useLanguage } from '#app/i18n/language-context';
import { composeSheet, type Sheet as SheetContent } from '#app/sheet/compose-sheet';
import { css, cx } from '#styled/css';
import { RecipientLines, SheetBrand, SheetCompany } from './letterhead';
import { DecidingFigures, OfferTable, VatBlock } from './sheet-figures';

/** The offer as one white A4 page, on screen and printed (D39). */
export function Sheet(offer: NamedOffer) {
  const sheet = composeSheet(offer, useLanguage());
  const { validity, conditions, note, address } = sheet;
  return (
    <article data-offer="" className={paper}>
      <div className={row}>
        <SheetBrand />
        <RecipientLines blanks={sheet.blanks} />
      </div>
      <div className={title}>
        <h1 className={css({ fontSize: '[1.8em]', fontWeight: 'semibold' })}>{sheet.title}</h1>
        {validity !== undefined && <p>{validity}</p>}
      </div>
      {sheet.changed && <ChangedPrices {...sheet.changed} />}
      <DecidingFigures deciding={sheet.deciding} />
      <div className={afterLines}>
        {sheet.about.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <dl className={cx(particulars, afterLines)}>
        {sheet.particulars.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate={value === offer.number ? 'no' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <OfferTable {...sheet.table} />
      <NetLine />
      <div className={cx(columns, afterLines)}>
        {sheet.vat && <VatBlock {...sheet.vat} />}
        <section className={conditionsBlock}>
          <h2>{conditions.title}</h2>
          {conditions.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        <QrCode text={address} label={sheet.qrCode} />
      </div>
      <div className={afterLines}>
        {note !== undefined && <p>{note}</p>}
        <p>{sheet.addressLabel}</p>
        <p className={css({ overflowWrap: 'anywhere' })}>
          <a href={address}>{address}</a>
        </p>
      </div>
      <p className={afterLines}>
        <strong>{sheet.legal}</strong>
      </p>
      <div className={afterLines}>
        <SheetCompany />
      </div>
    </article>
  );
}

// Fills the printed A4 page; the space is distributed between its parts.
const paper = css({
  stack: { base: '[1em]', _print: '[0.8em]' },
  gridTemplateColumns: '[minmax(0, 1fr)]',
  backgroundColor: '[white]',
  color: '[black]',
  colorScheme: 'light',
  fontSize: 'sm',
  lineHeight: 'snug',
  padding: { base: '4', md: '8' },
  border: 'line',
  borderRadius: 'md',
  minWidth: '0',
  _print: {
    padding: '0',
    border: 'none',
    fontSize: '[9pt]',
    minHeight: '[267mm]',
    alignContent: 'space-between',
  },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '[0.25em]' },
});

const row = css({ wrap: '4', justifyContent: 'space-between', alignItems: 'start' });

const title = css({
  wrap: '1',
  alignItems: 'baseline',
  columnGap: '4',
});

/** A phone shows the lines first. */
const afterLines = css({ mdDown: { order: '1' } });

const COLUMNS = '[minmax(0, 4fr) minmax(0, 3fr) auto]';

const columns = css({
  stack: '4',
  columnGap: '[2em]',
  alignItems: 'start',
  gridTemplateColumns: { base: COLUMNS, mdDown: '[none]' },
});

const conditionsBlock = css({
  stack: '[0.3em]',
  fontSize: '[0.9em]',
  '& h2': { fontWeight: 'semibold' },
});

const THREE = '[repeat(3, minmax(0, 1fr))]';

const particulars = css({
  stack: '[0.6em]',
  gridTemplateColumns: { base: THREE, mdDown: '[repeat(auto-fit, minmax(min(10em, 100%), 1fr))]' },
  columnGap: '[1.5em]',
  '& dt': { fontSize: '[0.8em]', color: '[{colors.paper.muted}]' },
  '& dd': { fontWeight: 'semibold', overflowWrap: 'break-word' },
});

/** Black on white in both themes, with the quiet zone of four modules that readers need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={code}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

// On paper only, since a screen has the address itself.
const code = css({
  width: '[26mm]',
  height: '[26mm]',
  display: 'none',
  _print: { display: 'block' },
});

/** Says that another price list is in force, and what it changes (D39). */
function ChangedPrices({ title, totals, changes }: NonNullable<SheetContent['changed']>) {
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
  border: '[1.5pt solid {colors.paper.lineStrong}]',
  backgroundColor: '[{colors.paper.sunken}]',
  borderRadius: 'md',
  padding: '[0.8em]',
  printColorAdjust: 'exact',
});
