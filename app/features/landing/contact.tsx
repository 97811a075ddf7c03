import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLinks } from '#app/catalog/contact-links';
import { css } from '#styled/css';
import { Section } from './section';

export function Contact({ form }: { form: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <Section id="contact" name="contact" title={t('contact.title')} text={t('contact.text')}>
      <div
        className={css({ display: 'grid', gap: '6', '& form': { _print: { display: 'none' } } })}
      >
        <ContactLinks visual="link" />
        {form}
      </div>
    </Section>
  );
}
