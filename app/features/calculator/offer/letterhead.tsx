import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { css } from '#styled/css';

/** Whose sheet it is, at its head. */
export function SheetBrand() {
  return (
    <p className={css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: '[1.4em]' })}>
      <BrandMark />
      <strong>{site.brand}</strong>
    </p>
  );
}

/** Name, ways to reach and register of the company, at the foot of a sheet. */
export function SheetCompany() {
  const { t } = useTranslation('sheet');
  const { company } = site;
  return (
    <p
      className={css({
        borderBlockStart: '[0.5pt solid #999]',
        paddingBlockStart: '2',
        fontSize: '[0.8em]',
      })}
    >
      {[company.name, company.street, `${company.postalCode} ${company.city}`].join(' · ')}
      <br />
      {[site.phone.shown, site.contactEmail].join(' · ')}
      <br />
      {[
        t('director', { name: company.managingDirector }),
        `${company.registerCourt}, ${company.registerNumber}`,
        t('vatId', { id: company.vatId }),
      ].join(' · ')}
    </p>
  );
}
