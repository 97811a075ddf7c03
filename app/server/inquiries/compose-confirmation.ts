import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import type { Mail } from '#app/server/delivery/mail';
import type { NewInquiry } from '#app/server/store/save-inquiry';
import { site } from '#app/site';

/** The confirmation for the visitor. It repeats no input, since the address may be someone else's. */
export async function composeConfirmation({
  reference,
  language,
  email,
}: NewInquiry): Promise<Mail> {
  const instance = await loadTexts(findLanguage(language) ?? referenceLanguage, ['staff']);
  const t = instance.getFixedT(null, 'staff');
  const company = site.company.name;
  return {
    to: email,
    subject: t('mail.confirmation.subject', { brand: site.brand, reference }),
    text: [
      t('mail.confirmation.greeting'),
      t('mail.confirmation.text', { reference }),
      t('mail.confirmation.mistake'),
      `${company}\n${site.contactEmail}`,
    ].join('\n\n'),
  };
}
