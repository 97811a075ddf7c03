import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import { getOfferValidUntil } from '#app/domain/offers/offer-dates';
import { COUNT_UNITS, getCounts } from '#app/domain/pricing/counts';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { useExactFormats } from './exact-prices';
import { SheetBrand, SheetCompany } from './letterhead';
import type { NamedOffer } from './offer';
import { OfferTable } from './offer-table';
import { QrCode } from './qr-code';
import { RecipientLines } from './recipient-lines';
import { VatBlock } from './vat-block';

/** The offer as one A4 page of white paper, on screen and printed (D39). */
export function OfferDocument(offer: NamedOffer) {
  const { config, selection, number, version, listedAt, madeAt, address } = offer;
  const { t } = useTranslation(['sheet', 'calculator']);
  const { number: write } = useFormats();
  const { date } = useExactFormats();
  const { plan, commitmentYears } = selection;
  const counts = getCounts(selection);
  const isPreview = version === undefined;
  const notice = commitmentYears === undefined ? 'monthlyNotice' : 'yearlyNotice';
  const statePrices = () => {
    if (isPreview) return t('legalPreview', { date: date(madeAt) });
    const list = { version: write(version) };
    if (listedAt === undefined) return t('legalUndated', { ...list, date: date(madeAt) });
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
        {!isPreview && <p>{t('validity', { date: date(getOfferValidUntil(madeAt)) })}</p>}
      </div>
      <dl className={facts}>
        {isPreview && <Fact name={t('number')}>{t('preview')}</Fact>}
        {number !== undefined && <Fact name={t('number')}>{number}</Fact>}
        <Fact name={t('date')}>{date(madeAt)}</Fact>
        {!isPreview && <Fact name={t('priceList')}>{write(version)}</Fact>}
        <Fact name={t('plan')}>{plan.title}</Fact>
        {COUNT_UNITS.map((unit) => (
          <Fact key={unit} name={t(`calculator:summary.steppers.${unit}`)}>
            {write(counts[unit])}
          </Fact>
        ))}
        <Fact name={t('term')}>
          {commitmentYears === undefined
            ? t('monthly')
            : t('yearly', { years: t('calculator:term.years', { count: commitmentYears }) })}
        </Fact>
      </dl>
      <OfferTable {...{ config, selection }} />
      <p>
        <NetNote />
      </p>
      <div className={halves}>
        <VatBlock {...{ config, selection }} />
        <div className={link}>
          <QrCode text={address} label={t('qrCode')} />
          <p className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
            {t(number === undefined ? 'calculatorAddress' : 'address')}
            <br />
            {address}
            {number === undefined && (
              <>
                <br />
                {t(isPreview ? 'previewNote' : 'notKept')}
              </>
            )}
          </p>
        </div>
      </div>
      <p>
        {t('conditions', {
          notice: t(`contract.${notice}`),
          payment: t('contract.payment'),
        })}
      </p>
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

const paper = css({
  display: 'grid',
  gap: '[1em]',
  backgroundColor: '[white]',
  color: '[black]',
  colorScheme: 'light',
  fontSize: 'sm',
  lineHeight: 'snug',
  padding: { base: '4', md: '8' },
  border: 'line',
  borderRadius: 'md',
  minWidth: '0',
  _print: { padding: '0', border: 'none', fontSize: '[9.5pt]' },
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

const halves = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { md: '[minmax(0, 3fr) minmax(0, 2fr)]' },
  _print: { gridTemplateColumns: '[minmax(0, 3fr) minmax(0, 2fr)]' },
});

const link = css({ display: 'flex', gap: '3', alignItems: 'center', fontSize: '[0.9em]' });

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '[2.5em]',
  rowGap: '[0.6em]',
  '& dt': { fontSize: '[0.8em]', color: '[#555]' },
  '& dd': { fontWeight: 'semibold' },
});
