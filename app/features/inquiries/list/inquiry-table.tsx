import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListedInquiry } from '#app/features/inquiries/load';
import { StateBadges } from '#app/features/inquiries/state-badges';
import { useReasonText } from '#app/features/inquiries/use-choice-texts';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { useFormats } from '#app/i18n/language-context';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

/** Rows become cards on a phone. */
export function InquiryTable({ inquiries }: { inquiries: readonly ListedInquiry[] }) {
  const { t } = useTranslation('inquiries');
  return (
    <div className={cx(card(), css({ smDown: { padding: '0', border: 'none' } }))}>
      <table className={table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('list.contact')}</th>
            <th scope="col">{t('columns.received')}</th>
            <th scope="col">{t('columns.reason')}</th>
            <th scope="col">{t('one.total')}</th>
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
        <span>{email || phone}</span>
        <span className={css({ textStyle: 'code' })}>{reference}</span>
      </th>
      <td data-label={t('columns.received')}>
        <time dateTime={receivedAt}>{show(receivedAt)}</time>
      </td>
      <td data-label={t('columns.reason')}>
        {reasonText(reason)}
        {selection && (
          <span>
            <bdi>{selection.plan}</bdi>
          </span>
        )}
      </td>
      <td data-label={t('one.total')} className={css({ textStyle: 'figure' })}>
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

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { textStyle: 'caption', color: 'muted', fontWeight: 'medium' },
  '& th, & td': { paddingBlock: '3', paddingInlineEnd: '4', verticalAlign: 'top' },
  '& time': { whiteSpace: 'nowrap' },
  // Name, address and plan may be one long word each.
  '& tbody th, & td > span': { minWidth: '[7rem]', overflowWrap: 'anywhere' },
  '& tbody :is(th, td) > span': { display: 'block', color: 'muted' },
  '& tbody tr': { borderBlockStart: 'line' },
  smDown: {
    '& thead': { srOnly: true },
    '& tbody': { display: 'grid', gap: '3' },
    '& tbody tr': {
      display: 'grid',
      gap: '1.5',
      padding: '4',
      border: 'line',
      borderRadius: 'lg',
      backgroundColor: 'surface',
    },
    '& tbody :is(th, td)': { padding: '0' },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '[7.5rem minmax(0, 1fr)]',
      _empty: { display: 'none' },
    },
    '& td > *': { gridColumn: '2' },
    '& td::before': { content: 'attr(data-label)', color: 'muted' },
  },
});
