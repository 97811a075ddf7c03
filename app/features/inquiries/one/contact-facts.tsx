import { useTranslation } from 'react-i18next';
import type { Inquiry } from '#app/features/inquiries/load';
import { useReasonText, useWayText } from '#app/features/inquiries/use-words';
import { Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { Fact, Facts } from './facts';

/** What the visitor typed; one press calls or writes. */
export function ContactFacts({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['inquiries', 'contact']);
  const reasonText = useReasonText();
  const wayText = useWayText();
  const { reference, firstName, lastName, email, phone, preferredContact, reason } = inquiry;
  const subject = encodeURIComponent(t('inquiries:one.mailSubject', { reference }));
  // A question mark in the address would add recipients.
  const mail = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`;
  return (
    <Panel title={t('inquiries:one.contact')}>
      <Facts>
        <Fact name={t('inquiries:one.name')}>
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </Fact>
        <Fact name={t('contact:fields.email')}>
          {email !== '' && (
            <a href={mail} className={link}>
              {email}
            </a>
          )}
        </Fact>
        <Fact name={t('contact:fields.phone')}>
          {phone !== '' && (
            <a href={`tel:${phone}`} className={link} dir="ltr">
              {phone}
            </a>
          )}
        </Fact>
        <Fact name={t('contact:fields.preferredContact')}>
          {preferredContact !== undefined && wayText(preferredContact)}
        </Fact>
        <Fact name={t('contact:fields.reason')}>{reasonText(reason)}</Fact>
      </Facts>
    </Panel>
  );
}

const link = css({ color: 'accent', textDecoration: 'underline', textUnderlineOffset: '[0.25em]' });
