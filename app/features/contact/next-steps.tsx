import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLinks } from '#app/catalog/contact-links';
import { useTextLanguage } from '#app/i18n/text-language';
import { site } from '#app/site';
import { inquiryForm } from '#styled/recipes';

interface NextStepsProps {
  last: 'decide' | 'quote';
  children?: ReactNode;
}

/** The next steps after an inquiry, in three lines, with e-mail and phone. */
export function NextSteps({ last, children }: NextStepsProps) {
  const { t } = useTranslation('contact');
  const id = useId();
  const steps = [
    t('next.reference'),
    t('next.answer', { count: site.demo.answerWorkingDays }),
    t(`next.${last}`),
  ];
  return (
    <div className={classes.beside}>
      {children}
      <div className={classes.steps} {...useTextLanguage('contact', 'next')}>
        <p id={id}>{t('next.title')}</p>
        <ol aria-labelledby={id}>
          {steps.map((text, index) => (
            <li key={text}>
              <span aria-hidden="true">{index + 1}</span>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <ContactLinks />
    </div>
  );
}

const classes = inquiryForm();
