import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';

export function DemoCall() {
  const { t } = useTranslation('landing');
  return (
    <section
      aria-labelledby="demo-title"
      className={column()}
      {...useTextLanguage('landing', 'demo')}
    >
      <div className={panel}>
        <div className={css({ display: 'grid', gap: '2' })}>
          <h2 id="demo-title" className={css({ textStyle: 'heading' })}>
            {t('demo.title')}
          </h2>
          <p>{t('demo.text')}</p>
        </div>
        <Link
          to="."
          hash="contact"
          // The form sets its reason by it.
          data-contact-reason="demo"
          className={cx(button({ visual: 'outline', size: 'lg' }))}
        >
          {t('demo.button')}
        </Link>
      </div>
    </section>
  );
}

const panel = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6',
  borderRadius: 'lg',
  padding: '[clamp(1.5rem, 1rem + 3vw, 3.5rem)]',
  backgroundColor: 'accentSoft',
});
