import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Section } from '#app/features/landing/section';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { SecuritySummary } from './summary';

/** The short form; the page has the whole. */
export function SecuritySection() {
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
      <SecuritySummary facts={3} />
    </Section>
  );
}
