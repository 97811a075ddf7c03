import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListedInquiry } from '#app/features/inquiries/load';
import { StateBadges } from '#app/features/inquiries/state-badges';
import { useReasonText } from '#app/features/inquiries/use-choice-texts';
import { denseTable } from '#app/features/staff/dense-table';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { useFormats } from '#app/i18n/language-context';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

/** Rows become cards on a phone. */
export function InquiryTable({ inquiries }: { inquiries: readonly ListedInquiry[] }) {
  const { t } = useTranslation('inquiries');
  return (
    <div className={cx(card(), css({ smDown: { padding: '0', border: 'none' } }))}>
      <table className={denseTable} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('list.contact')}</th>
            <th scope="col">{t('columns.received')}</th>
            <th scope="col">{t('columns.reason')}</th>
            <th scope="col" data-align="end">
              {t('one.total')}
            </th>
            <th scope="col">{t('list.state')}</th>
          </tr>
        </thead>
        <tbody>
          {inquiries.map((inquiry) => (
            <Row key={inquiry.reference} inquiry={inquiry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ inquiry }: { inquiry: ListedInquiry }) {
  const { t } = useTranslation('inquiries');
  const { show } = useBerlinTimes();
  const { euros } = useFormats();
  const reasonText = useReasonText();
  const { reference, firstName, lastName, email, phone, receivedAt, reason, selection } = inquiry;
  return (
    <tr>
      <th scope="row">
        <Link
          to="/{-$locale}/admin/anfragen/$reference"
          params={{ reference: reference.toLowerCase() }}
          search
          className={name}
        >
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </Link>
        <span className={below}>{email || phone}</span>
        <span className={cx(below, css({ textStyle: 'code' }))}>{reference}</span>
      </th>
      <td data-label={t('columns.received')}>
        <time dateTime={receivedAt}>{show(receivedAt)}</time>
      </td>
      <td data-label={t('columns.reason')}>
        {reasonText(reason)}
        {selection && (
          <span className={below}>
            <bdi>{selection.plan}</bdi>
          </span>
        )}
      </td>
      <td data-label={t('one.total')} data-align="end">
        {inquiry.total !== null && euros(inquiry.total)}
      </td>
      <td data-label={t('list.state')}>
        <StateBadges inquiry={inquiry} />
      </td>
    </tr>
  );
}

const name = css({
  display: 'block',
  color: 'accent',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textDecorationThickness: '[1px]',
  textUnderlineOffset: '[0.25em]',
  _coarse: { paddingBlock: '2' },
});

const below = css({ display: 'block', color: 'muted' });
