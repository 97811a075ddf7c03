import { useTranslation } from 'react-i18next';
import { ContactLinks } from '#app/catalog/contact-links';
import { Section } from './section';

export function Contact() {
  const { t } = useTranslation('landing');
  return (
    <Section id="contact" name="contact" title={t('contact.title')} text={t('contact.text')}>
      <ContactLinks />
    </Section>
  );
}
