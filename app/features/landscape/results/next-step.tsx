import { useTranslation } from 'react-i18next';
import { formatQueryString } from '#app/domain/pricing/search';
import { useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/page-paths';
import { site } from '#app/site';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';

interface NextStepProps {
  systems: number;
  landscapes: number;
}

/** Links out of the page; the one to the calculator carries two numbers and says so (D52). */
export function NextStep({ systems, landscapes }: NextStepProps) {
  const { t } = useTranslation('landscape');
  const language = useLanguage();
  const numbers = formatQueryString({ systems, landscapes });
  return (
    <div className={cx(card({ variant: 'muted' }), layout)}>
      <div>
        <h3 className={css({ textStyle: 'title' })}>
          {t('results.next.title', { brand: site.brand })}
        </h3>
        <p>
          {t('results.next.text', {
            systems: t('results.next.systems', { count: systems }),
            landscapes: t('results.next.landscapes', { count: landscapes }),
          })}
        </p>
      </div>
      <div className={links}>
        <a href={`${getPagePath('calculator', language)}${numbers}`} className={button()}>
          {t('results.next.calculate')}
        </a>
        <a
          href={`${getPagePath('home', language)}#contact`}
          className={button({ visual: 'outline' })}
        >
          {t('results.next.demo')}
        </a>
      </div>
    </div>
  );
}

const layout = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '4',
  marginBlockStart: '4',
  '& > :first-child': { flex: '[1 1 20rem]', maxWidth: 'text' },
});

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
