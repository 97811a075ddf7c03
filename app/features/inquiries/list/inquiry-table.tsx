import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListedInquiry } from '#app/features/inquiries/load';
import { StateBadges } from '#app/features/inquiries/state-badges';
import { useReasonText } from '#app/features/inquiries/use-reason-text';
import { denseTable, TableFrame } from '#app/features/staff/dense-table';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { useFormats } from '#app/i18n/language-context';
import { css, cx } from '#styled/css';

/** Two lines a row; on a phone compact entries. */
export function InquiryTable({ inquiries }: { inquiries: readonly ListedInquiry[] }) {
  const { t } = useTranslation(['staff', 'contact']);
  return (
    <TableFrame>
      <table className={cx(denseTable, table)} aria-label={t('inquiries.title')}>
        <thead>
          <tr>
            <th scope="col" className={contactColumn}>
              {t('inquiries.list.contact')}
            </th>
            <th scope="col" className={companyColumn}>
              {t('contact:fields.company')}
            </th>
            <th scope="col" className={reasonColumn}>
              {t('inquiries.columns.reason')}
            </th>
            <th scope="col" data-align="end" className={priceColumn}>
              {t('inquiries.one.total')}
            </th>
            <th scope="col" className={timeColumn}>
              {t('inquiries.columns.received')}
            </th>
            <th scope="col">{t('inquiries.list.state')}</th>
          </tr>
        </thead>
        <tbody>
          {inquiries.map((inquiry) => (
            <Row key={inquiry.reference} inquiry={inquiry} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Row({ inquiry }: { inquiry: ListedInquiry }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const reasonText = useReasonText();
  const {
    reference,
    name: visitor,
    company,
    email,
    phone,
    receivedAt,
    reason,
    selection,
    unreadable,
  } = inquiry;
  return (
    <tr className={entry}>
      <th scope="row">
        <Link
          to="/{-$locale}/admin/anfragen/$reference"
          params={{ reference: reference.toLowerCase() }}
          search
          className={name}
        >
          <bdi translate="no">{visitor || (unreadable ? reference : t('inquiries.nameless'))}</bdi>
        </Link>
        <span className={second} title={email}>
          {email || phone}
        </span>
      </th>
      <td className={firm} title={company}>
        <bdi translate="no">{company}</bdi>
      </td>
      <td>
        {reasonText(reason)}{' '}
        {selection && (
          <span className={beside}>
            <bdi>{selection.plan}</bdi>
          </span>
        )}
      </td>
      <td data-align="end" className={price}>
        <Price inquiry={inquiry} />
      </td>
      <td className={received}>
        <time dateTime={receivedAt} className={time}>
          {show(receivedAt)}
        </time>
      </td>
      <td className={state}>
        <StateBadges inquiry={inquiry} isCompact />
      </td>
    </tr>
  );
}

/** The amount above its period, so that amounts stand under one another. */
function Price({ inquiry: { total, term } }: { inquiry: ListedInquiry }) {
  const { t } = useTranslation('staff');
  const { euros } = useFormats();
  if (total === null) return null;
  return (
    <>
      {euros(total)}{' '}
      <span className={beside}>
        {t(term === 'monthly' ? 'inquiries.list.perMonth' : 'inquiries.list.perYear')}
      </span>
    </>
  );
}

const table = css({
  sm: {
    tableLayout: 'fixed',
    '& tbody tr :is(th, td)': { paddingBlock: '1' },
  },
});

/** On a phone: the contact, what is asked for and its price, time and state. */
const entry = css({
  smDown: {
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    '& > th': { gridColumn: '[1 / -1]' },
  },
});

const contactColumn = css({ sm: { width: '[20%]' } });
const companyColumn = css({ sm: { width: '[17%]' } });
const reasonColumn = css({ sm: { width: '[16%]' } });
const priceColumn = css({ sm: { width: '[11%]' } });
const timeColumn = css({ sm: { width: '[13%]' } });

const name = css({
  display: 'block',
  color: 'accent',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textDecorationThickness: '[1px]',
  textUnderlineOffset: '[0.2em]',
});

/** Cut off, so that every row is as high as the others. */
const second = css({
  display: 'block',
  color: 'muted',
  truncate: true,
});

/** On a phone in one line with what stands before it. */
const beside = css({ color: 'muted', sm: { display: 'block' } });

/** At most two lines, which a row has anyway; on a phone one of its own. */
const firm = css({
  '& > bdi': { lineClamp: '2' },
  smDown: { gridColumn: '[1 / -1]', '&:has(> bdi:empty)': { display: 'none' } },
});

const price = css({ smDown: { justifySelf: 'end', whiteSpace: 'nowrap' } });
const state = css({ smDown: { justifySelf: 'end' } });
const received = css({ smDown: { color: 'muted' } });
const time = css({ '&&': { whiteSpace: { base: 'normal', xl: 'nowrap' } } });
