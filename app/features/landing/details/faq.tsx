import { useTranslation } from 'react-i18next';
import { JsonLd } from '#app/features/landing/json-ld';
import { Section } from '#app/features/landing/section';
import { useServiceFacts } from '#app/features/landing/security/use-service-facts';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { css } from '#styled/css';
import { Disclosure } from './disclosure';

/** Questions and answers, for search engines as well; they open without scripts. */
export function Faq() {
  const { t } = useTranslation(['details', 'contact']);
  const language = useLanguage();
  const replace = {
    ...useServiceFacts(),
    company: site.company.name,
    city: site.company.city,
    ...t('sheet.contract', { returnObjects: true }),
    reply: t('contact:next.answer', { count: site.demo.answerWorkingDays }),
  };
  const list = t('faq.list', { returnObjects: true, replace });
  if (list.length === 0) return null;
  const half = Math.ceil(list.length / 2);
  return (
    <Section name="faq" title={t('faq.title')} isCompact>
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
      <div className={columns}>
        {[list.slice(0, half), list.slice(half)].map((questions) => (
          <div key={questions[0]?.question}>
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} title={question}>
                <p className={css({ color: 'muted', paddingBlockEnd: '5' })}>{answer}</p>
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

// An answer that opens moves only the questions below it.
const columns = css({
  display: 'grid',
  columnGap: '16',
  gridTemplateColumns: { lg: '[repeat(2, minmax(0, 1fr))]' },
});
