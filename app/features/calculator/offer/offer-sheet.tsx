import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { COUNT_UNITS, countsOf } from '#app/domain/pricing/counts';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { css } from '#styled/css';
import type { Offer } from './offer';
import { OfferTable } from './offer-table';
import { QrCode } from './qr-code';

interface OfferSheetProps extends Offer {
  address: string;
  date: Date;
  onPrinted: () => void;
}

/** The offer on one A4 page, for print only: the page itself stays as it is (D30). */
export function OfferSheet({ config, selection, address, date, onPrinted }: OfferSheetProps) {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { number } = useFormats();
  const { locale } = useLanguage();
  usePrint(onPrinted);

  const { plan, commitmentYears } = selection;
  const counts = countsOf(selection);
  return createPortal(
    <div data-printed-offer="" className={sheet}>
      <div className={head}>
        <p className={css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: '[14pt]' })}>
          <BrandMark />
          <strong>{site.brand}</strong>
        </p>
        <p>
          {t('sheet.date', {
            date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date),
          })}
          <br />
          <strong>{t('sheet.validity')}</strong>
        </p>
      </div>
      <h1 className={css({ fontSize: '[20pt]', fontWeight: 'semibold' })}>
        {t('sheet.title', { plan: plan.title })}
      </h1>
      <dl className={facts}>
        <Fact name={t('summary.plan')}>{plan.title}</Fact>
        {COUNT_UNITS.map((unit) => (
          <Fact key={unit} name={t(`summary.steppers.${unit}`)}>
            {number(counts[unit])}
          </Fact>
        ))}
        <Fact name={t('sheet.term')}>
          {commitmentYears === undefined
            ? t('sheet.monthly')
            : t('sheet.yearly', { years: t('term.years', { count: commitmentYears }) })}
        </Fact>
      </dl>
      <OfferTable {...{ config, selection }} />
      <p>{t('catalog:netNote')}</p>
      <div className={css({ display: 'flex', gap: '[6mm]', alignItems: 'center' })}>
        <QrCode text={address} label={t('sheet.qrCode')} />
        <p className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
          {t('sheet.address')}
          <br />
          {address}
        </p>
      </div>
      <Company />
    </div>,
    document.body,
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

function Company() {
  const { t } = useTranslation('calculator');
  const { company } = site;
  return (
    <p
      className={css({
        borderBlockStart: '[0.5pt solid #999]',
        paddingBlockStart: '[3mm]',
        fontSize: '[8pt]',
      })}
    >
      {[company.name, company.street, `${company.postalCode} ${company.city}`].join(' · ')}
      <br />
      {[site.phone.shown, site.contactEmail].join(' · ')}
      <br />
      {[
        t('sheet.director', { name: company.managingDirector }),
        `${company.registerCourt}, ${company.registerNumber}`,
        t('sheet.vatId', { id: company.vatId }),
      ].join(' · ')}
    </p>
  );
}

/** Opens the print dialog once the sheet stands. */
function usePrint(onPrinted: () => void): void {
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => done();
    window.addEventListener('afterprint', onAfterPrint);
    // Not within the effect: the dialog holds everything up for as long as it is open.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, []);
}

const sheet = css({
  display: 'none',
  _print: {
    display: 'grid',
    gap: '[6mm]',
    page: 'offer',
    color: '[black]',
    colorScheme: 'light',
    fontSize: '[10pt]',
    lineHeight: 'snug',
  },
});

const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  '& p:last-child': { textAlign: 'end' },
});

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '[10mm]',
  rowGap: '[2mm]',
  '& dt': { fontSize: '[8pt]', color: '[#555]' },
  '& dd': { fontWeight: 'semibold' },
});
