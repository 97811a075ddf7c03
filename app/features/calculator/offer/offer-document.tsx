import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import { getOfferValidUntil } from '#app/domain/offers/offer-dates';
import { COUNT_UNITS, getCounts, getIncludedCount } from '#app/domain/pricing/counts';
import { useFormats } from '#app/i18n/language-context';
import { site } from '#app/site';
import { css } from '#styled/css';
import { DecidingFigures } from './deciding-figures';
import { useExactFormats } from './exact-prices';
import { SheetBrand, SheetCompany } from './letterhead';
import type { NamedOffer } from './offer';
import { OfferTable } from './offer-table';
import { QrCode } from './qr-code';
import { RecipientLines } from './recipient-lines';
import { VatBlock } from './vat-block';

/** The offer as one A4 page of white paper, on screen and printed (D39). */
export function OfferDocument(offer: NamedOffer) {
  const { config, selection, number, version, listedAt, createdAt, address } = offer;
  const { t } = useTranslation(['sheet', 'calculator', 'catalog']);
  const { number: write, list } = useFormats();
  const { date } = useExactFormats();
  const { plan, commitmentYears } = selection;
  const counts = getCounts(selection);
  const isPreview = version === undefined;
  const notice = commitmentYears === undefined ? 'monthlyNotice' : 'yearlyNotice';
  const included = [
    ...COUNT_UNITS.map((unit) =>
      t(`catalog:plans.${unit}`, { count: getIncludedCount(plan, unit) }),
    ),
    ...config.ADDONS.filter(({ id }) => plan.includedAddons.includes(id)).map(({ title }) => title),
  ];
  const statePrices = () => {
    if (isPreview) return t('legalPreview', { date: date(createdAt) });
    const list = { version: write(version) };
    if (listedAt === undefined) return t('legalUndated', { ...list, date: date(createdAt) });
    return t('legal', { ...list, date: date(listedAt) });
  };
  return (
    <article data-offer="" className={paper}>
      <div className={row}>
        <SheetBrand />
        <RecipientLines />
      </div>
      <div className={title}>
        <h1 className={css({ fontSize: '[1.8em]', fontWeight: 'semibold' })}>
          {t('title', { plan: plan.title })}
        </h1>
        {!isPreview && <p>{t('validity', { date: date(getOfferValidUntil(createdAt)) })}</p>}
      </div>
      <DecidingFigures {...{ config, selection }} />
      <div>
        <p>{t('about', { brand: site.brand })}</p>
        <p>{t('included', { list: list(included) })}</p>
      </div>
      <dl className={facts}>
        {isPreview && <Fact name={t('number')}>{t('preview')}</Fact>}
        {number !== undefined && <Fact name={t('number')}>{number}</Fact>}
        <Fact name={t('date')}>{date(createdAt)}</Fact>
        {!isPreview && <Fact name={t('priceList')}>{write(version)}</Fact>}
        {COUNT_UNITS.map((unit) => (
          <Fact key={unit} name={t(`calculator:summary.steppers.${unit}`)}>
            {write(counts[unit])}
          </Fact>
        ))}
      </dl>
      <OfferTable {...{ config, selection }} />
      <p>
        <NetNote />
      </p>
      <div className={columns}>
        <VatBlock {...{ config, selection }} />
        <section className={conditions}>
          <h2>{t('conditions.title')}</h2>
          <p>{t('conditions.notice', { notice: t(`contract.${notice}`) })}</p>
          <p>{t('conditions.payment', { payment: t('contract.payment') })}</p>
          <p>{t('conditions.reverse')}</p>
        </section>
        <QrCode text={address} label={t('qrCode')} />
      </div>
      <div>
        {number === undefined && <p>{t(isPreview ? 'previewNote' : 'notKept')}</p>}
        <p>{t(number === undefined ? 'calculatorAddress' : 'address')}</p>
        <p className={css({ overflowWrap: 'anywhere' })}>
          <a href={address}>{address}</a>
        </p>
      </div>
      <p>
        <strong>{statePrices()}</strong>
      </p>
      <SheetCompany />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// On paper it fills the A4 page, the space between its parts being shared out.
const paper = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: { base: '[1em]', _print: '[0.8em]' },
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

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '4',
});

const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '1',
});

const COLUMNS = '[minmax(0, 4fr) minmax(0, 3fr) auto]';

const columns = css({
  display: 'grid',
  columnGap: '[2em]',
  rowGap: '4',
  alignItems: 'start',
  gridTemplateColumns: { md: COLUMNS },
  _print: { gridTemplateColumns: COLUMNS },
});

const conditions = css({
  display: 'grid',
  gap: '[0.3em]',
  fontSize: '[0.9em]',
  '& h2': { fontWeight: 'semibold' },
});

const THREE = '[repeat(3, minmax(0, 1fr))]';

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, auto)]', md: THREE, _print: THREE },
  columnGap: '[1.5em]',
  rowGap: '[0.6em]',
  '& dt': { fontSize: '[0.8em]', color: '[#555]' },
  '& dd': { fontWeight: 'semibold', overflowWrap: 'break-word' },
});
