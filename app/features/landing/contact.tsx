import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from './section';

export function Contact({ form }: { form: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <Section id="contact" name="contact" title={t('contact.title')} text={t('contact.text')}>
      {form}
    </Section>
  );
}
