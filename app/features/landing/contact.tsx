import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from './section';

interface ContactProps {
  /** Shows the heading above what happens next. */
  form: (head: ReactNode) => ReactNode;
}

export function Contact({ form }: ContactProps) {
  const { t } = useTranslation('landing');
  return (
    <Section id="contact" name="contact" title={t('contact.title')} text={t('contact.text')}>
      {form}
    </Section>
  );
}
