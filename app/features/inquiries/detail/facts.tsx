import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_KEYS, type ContactKey, mapExtras } from '#app/domain/contact/fields';
import type { Inquiry } from '#app/features/inquiries/load';
import { useContactMethodText, useReasonText } from '#app/features/inquiries/use-choice-texts';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { findLanguage } from '#app/i18n/languages';
import { Panel } from '#app/ui/panel';
import { css } from '#styled/css';

/** A list of names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={list}>{children}</dl>;
}

/** Renders nothing for an empty value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === '' || children === false) {
    return null;
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const list = css({
  width: 'full',
  stack: '2.5',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[11rem minmax(0, 1fr)]' },
    columnGap: '4',
    alignItems: 'baseline',
  },
  '& dt': { textStyle: 'small', color: 'muted' },
});

/** Contact details, with links to call and write. */
export function ContactFacts({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['staff', 'contact']);
  const reasonText = useReasonText();
  const wayText = useContactMethodText();
  const { reference, name, email, phone, preferredContact, reason } = inquiry;
  const subject = encodeURIComponent(t('inquiries.one.mailSubject', { reference }));
  // A question mark in the address would add recipients.
  const mail = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`;
  const values: Record<ContactKey, ReactNode> = {
    email: email !== '' && (
      <a href={mail} className={link}>
        {email}
      </a>
    ),
    phone: phone !== '' && (
      <a href={`tel:${phone}`} className={link} dir="ltr">
        {phone}
      </a>
    ),
    preferredContact: preferredContact !== undefined && wayText(preferredContact),
    reason: reasonText(reason),
    ...mapExtras((key) => inquiry[key] !== '' && <bdi className={lines}>{inquiry[key]}</bdi>),
  };
  return (
    <Panel title={t('inquiries.one.contact')}>
      <Facts>
        <Fact name={t('inquiries.one.name')}>
          <bdi>{name || t('inquiries.nameless')}</bdi>
        </Fact>
        {CONTACT_KEYS.map((key) => (
          <Fact key={key} name={t(`contact:fields.${key}`)}>
            {values[key]}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const link = css({ color: 'accent', textDecoration: 'underline', textUnderlineOffset: '[0.25em]' });

/** Metadata stored with the inquiry. */
export function StoredFacts({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { reference, receivedAt, language, page, consentVersion } = inquiry;
  return (
    <Panel title={t('inquiries.one.stored')}>
      <Facts>
        <Fact name={t('inquiries.one.reference')}>{reference}</Fact>
        <Fact name={t('inquiries.columns.received')}>{show(receivedAt)}</Fact>
        <Fact name={t('inquiries.one.language')}>{findLanguage(language)?.name ?? language}</Fact>
        <Fact name={t('inquiries.one.page')}>
          <code className={css({ textStyle: 'code' })}>{page}</code>
        </Fact>
        <Fact name={t('inquiries.one.consent')}>
          {t('inquiries.one.consentVersion', { version: consentVersion })}
        </Fact>
      </Facts>
    </Panel>
  );
}
