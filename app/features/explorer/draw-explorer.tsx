import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { SectionFrame } from '#app/ui/section-frame';
import { landscape } from '#styled/recipes';
import { artefacts, deviates } from './demo/landscape';
import { LandscapeTable } from './landscape-table';
import { LandscapeTools } from './landscape-tools';

/** By which the section around it is named. */
const TITLE_ID = 'landscape-title';

/** What is seen of the explorer: the same for every visitor of a language. Needs its texts. */
export function drawExplorer(): ReactNode {
  return <Drawing />;
}

function Drawing() {
  const { t } = useTranslation('explorer');
  const figures = { artefacts: artefacts.length, deviations: artefacts.filter(deviates).length };
  return (
    <div {...useTextLanguage('explorer')}>
      <SectionFrame
        titleId={TITLE_ID}
        eyebrow={t('eyebrow')}
        title={t('title', figures)}
        text={t('text')}
      >
        <div data-landscape="">
          <LandscapeTools />
          <div className={landscape().frame}>
            <LandscapeTable />
            {/* Filled once there is something to say; what is not there yet is not announced. */}
            <div role="status" data-answer="" />
          </div>
        </div>
      </SectionFrame>
    </div>
  );
}
