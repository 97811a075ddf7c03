import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { site } from '#app/site';
import { css } from '#styled/css';
import { button, column, demoCall } from '#styled/recipes';

/** Once the product has been shown. */
export function ProductDemoCall() {
  const { t } = useTranslation('landing');
  return (
    <div className={css({ paddingBlockEnd: 'section', _print: { display: 'none' } })}>
      <Call
        name="productDemo"
        visual="solid"
        title={t('productDemo.title')}
        text={t('productDemo.text', { minutes: site.demo.minutes })}
      />
    </div>
  );
}

/** Above the form: the specified call, and what happens after one asks. */
export function DemoCall() {
  const { t } = useTranslation('landing');
  const next = [
    t('demo.next.stored'),
    t('demo.next.answer', { count: site.demo.answerWorkingDays }),
    t('demo.next.decide'),
  ];
  return (
    <Call name="demo" visual="outline" title={t('demo.title')} text={t('demo.text')}>
      <ol aria-label={t('demo.next.title')} className={classes.steps}>
        {next.map((text, index) => (
          <li key={text}>
            <span aria-hidden="true">{index + 1}</span>
            {text}
          </li>
        ))}
      </ol>
    </Call>
  );
}

interface CallProps {
  /** Its texts' group. */
  name: 'productDemo' | 'demo';
  visual: 'solid' | 'outline';
  title: string;
  text: string;
  children?: ReactNode;
}

function Call({ name, visual, title, text, children }: CallProps) {
  const { t } = useTranslation('landing');
  const titleId = `${name}-title`;
  return (
    <section aria-labelledby={titleId} className={column()} {...useTextLanguage('landing', name)}>
      <div className={classes.root}>
        <div className={classes.text}>
          <h2 id={titleId}>{title}</h2>
          <p>{text}</p>
        </div>
        <a
          href="#contact"
          // The form sets its reason by it.
          data-contact-reason="demo"
          className={button({ visual, size: 'lg' })}
        >
          {t('demo.button')}
        </a>
        {children}
      </div>
    </section>
  );
}

const classes = demoCall();
