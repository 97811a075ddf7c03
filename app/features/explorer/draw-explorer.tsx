import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/page-paths';
import { css } from '#styled/css';
import { column, landscape } from '#styled/recipes';
import { artefacts, deviates } from './demo/landscape';
import { LandscapeTable } from './landscape-table';
import { LandscapeTools } from './landscape-tools';

/** Id of the heading that labels the section. */
const TITLE_ID = 'landscape-title';

/** The explorer's markup, the same for every visitor of a language. Requires loaded texts. */
export function drawExplorer(): ReactNode {
  return <Drawing />;
}

function Drawing() {
  const { t } = useTranslation('details');
  const classes = landscape();
  const figures = { artefacts: artefacts.length, deviations: artefacts.filter(deviates).length };
  return (
    <div className={column()}>
      <div data-landscape="">
        <div className={classes.head}>
          <div>
            <h2 id={TITLE_ID}>{t('explorer.title', figures)}</h2>
            <p>
              {t('explorer.text')}{' '}
              <a href={getPagePath('landscape', useLanguage())} className={link}>
                {t('explorer.own')}
              </a>
            </p>
          </div>
          <LandscapeTools />
        </div>
        <div className={classes.frame}>
          <LandscapeTable />
          {/* Rendered empty first, because screen readers announce only changes. */}
          <div role="status" data-search-status="" />
        </div>
      </div>
    </div>
  );
}

const link = css({ color: 'accent', textDecoration: 'underline' });
