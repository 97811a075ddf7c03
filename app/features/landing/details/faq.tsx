import { useTranslation } from 'react-i18next';
import { JsonLd } from '#app/features/landing/json-ld';
import { Section } from '#app/features/landing/section';
import { useServiceFacts } from '#app/features/landing/security/use-service-facts';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { faq } from '#styled/recipes';

/** Questions and answers, for search engines as well; they open without scripts. */
export function Faq() {
  const { t } = useTranslation(['faq', 'contact', 'sheet']);
  const language = useLanguage();
  const replace = {
    ...useServiceFacts(),
    company: site.company.name,
    city: site.company.city,
    ...t('sheet:contract', { returnObjects: true }),
    reply: t('contact:next.answer', { count: site.demo.answerWorkingDays }),
  };
  const list = t('faq:list', { returnObjects: true, replace });
  if (list.length === 0) return null;
  return (
    <Section name="faq" title={t('faq:title')}>
      <div className={css({ maxWidth: 'text' })}>
        {list.map(({ question, answer }) => (
          <details key={question} className={classes.entry}>
            <summary className={classes.question}>
              <h3>{question}</h3>
              <Icon name="plus" className={classes.closed} />
              <Icon name="minus" className={classes.opened} />
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          inLanguage: language.code,
          mainEntity: list.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </Section>
  );
}

const classes = faq();
