import { useTranslation } from 'react-i18next';
import { JsonLd } from '#app/features/landing/json-ld';
import { Section } from '#app/features/landing/section';
import { useServiceFacts } from '#app/features/landing/security/use-service-facts';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';

/** Questions and answers, for search engines as well; they open without scripts. */
export function Faq() {
  const { t } = useTranslation(['faq', 'landing', 'sheet']);
  const language = useLanguage();
  const replace = {
    ...useServiceFacts(),
    ...t('sheet:contract', { returnObjects: true }),
    reply: t('landing:demo.next.answer', { count: site.demo.answerWorkingDays }),
  };
  const list = t('faq:list', { returnObjects: true, replace });
  return (
    <Section name="faq" title={t('faq:title')}>
      <div className={css({ maxWidth: 'text' })}>
        {list.map(({ question, answer }) => (
          <details key={question} className={entry}>
            <summary className={summary}>
              <h3 className={css({ fontWeight: 'semibold', minWidth: '0' })}>{question}</h3>
              <Icon name="plus" className={cx(icon, closedIcon)} />
              <Icon name="minus" className={cx(icon, openIcon)} />
            </summary>
            <p className={css({ color: 'muted', paddingBlockEnd: '5' })}>{answer}</p>
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

const entry = css({
  borderBlockStart: 'line',
  // On paper nothing can be opened, so all of them are.
  _print: { '&::details-content': { contentVisibility: 'visible' } },
});

const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '4',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

const icon = css({
  flexShrink: '0',
  width: '4',
  height: '4',
  color: 'accent',
  _print: { visibility: 'hidden' },
});
const closedIcon = css({ '[open] > * > &': { display: 'none' } });
const openIcon = css({ display: 'none', '[open] > * > &': { display: 'block' } });
