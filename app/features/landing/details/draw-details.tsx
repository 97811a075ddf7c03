import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonTable } from '#app/catalog/comparison-table';
import { useItemLanguage } from '#app/catalog/item-texts';
import { useServiceTerms } from '#app/catalog/service-terms';
import { NetNote } from '#app/catalog/use-prices';
import { listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { Section } from '#app/features/landing/section';
import { SecuritySummary } from '#app/features/landing/security';
import { JsonLd } from '#app/features/landing/structured-data';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button, disclosure } from '#styled/recipes';
import { usePlanRows } from './use-plan-rows';

/** The parts below the plans: the comparison depends on the prices, the answers do not. */
export function drawDetails(config: PricingConfig) {
  return {
    comparison: <PlanComparison config={config} />,
    answers: (
      <>
        <SecuritySection />
        <Faq />
      </>
    ),
  };
}

/** The short form; the page has the whole. */
function SecuritySection() {
  const { t } = useTranslation('common');
  return (
    <Section
      name="security"
      title={t('security.title')}
      text={t('security.text', { brand: site.brand })}
      aside={
        <Link to="/{-$locale}/technik-und-sicherheit" className={button({ visual: 'link' })}>
          {t('security.more')}
          <Icon name="arrow-right" className={css({ _rtl: { scale: '[-1 1]' } })} />
        </Link>
      }
      tone="sunken"
    >
      <SecuritySummary />
    </Section>
  );
}

/** Everything that the plans differ in, and once what holds for all of them. */
export function PlanComparison({ config }: { config: PricingConfig }) {
  const { t } = useTranslation('details');
  const { list } = useFormats();
  const languageOf = useItemLanguage('plans');
  const rows = usePlanRows(config);
  const plans = listPlans(config);
  if (plans.length < 2) return null;
  return (
    <div data-figures="">
      <Disclosure title={t('comparison.show')}>
        <ComparisonTable
          caption={
            <>
              {t('comparison.text', { plans: list(plans.map(({ title }) => title)) })}{' '}
              {t('comparison.monthly')} <NetNote />
            </>
          }
          corner={t('comparison.feature')}
          heads={plans.map((plan) => ({
            key: plan.id,
            head: <bdi {...languageOf(plan, plan.title)}>{plan.title}</bdi>,
          }))}
          rows={rows.different}
          last={{ head: t('comparison.same'), rows: rows.same }}
        />
      </Disclosure>
    </div>
  );
}

/** Questions and answers, for search engines as well; they open without scripts. */
export function Faq() {
  const { t } = useTranslation(['details', 'contact']);
  const language = useLanguage();
  const replace = {
    ...useServiceTerms(),
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

/** Content that opens without scripts, and is open on paper. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.root}>
      <summary className={classes.title}>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}

const classes = disclosure();
