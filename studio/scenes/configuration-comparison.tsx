import { Download } from 'lucide-react';
import { ParameterTable } from '#app/features/explorer/comparison-dialog';
import { artefacts, packages } from '#app/features/explorer/demo/landscape.ts';
import { countDeviating } from '#app/features/explorer/demo/parameters.ts';
import { useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { CloseUp } from '#studio/parts/close-up.tsx';
import { Action, SearchBox } from '#studio/parts/controls.tsx';
import { ExplorerRows } from '#studio/parts/explorer-rows.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { SideList } from '#studio/parts/side-list.tsx';
import { css } from '#styled/css';

export const COMPARED = 'Goods_Receipt_3PL_to_S4';
/** On a phone the version and the parameter that deviates. */
const ON_PHONE = ['Poll_Interval_s'];
const artefact = artefacts.find(({ name }) => name === COMPARED);
const content = packages.find((one) => one.artefacts.some(({ name }) => name === COMPARED));

/** One artefact's externalised parameters on all stages. */
export function ConfigurationComparison() {
  const { comparison, areas } = useTexts();
  if (!artefact || !content) return null;
  return (
    <AppWindow area="comparison">
      <PageHeader title={areas.comparison} detail={comparison.detail}>
        <SearchBox placeholder={comparison.search} />
        <Action icon={Download} label={comparison.export} />
      </PageHeader>
      <div className={body}>
        <SideList
          isMono
          title={content.name}
          entries={content.artefacts.map(({ name }) => ({
            name,
            deviating: countDeviating(name),
            isChosen: name === COMPARED,
          }))}
        />
        <ExplorerRows shows={() => true} className={css({ borderInlineStart: 'line' })}>
          <ParameterTable artefact={artefact} />
        </ExplorerRows>
      </div>
    </AppWindow>
  );
}

export function ConfigurationComparisonCloseUp() {
  const { areas } = useTexts();
  if (!artefact) return null;
  const isPhone = innerWidth < 576;
  return (
    <CloseUp title={isPhone ? COMPARED : areas.comparison} {...(!isPhone && { detail: COMPARED })}>
      <ExplorerRows
        className={css({ '& tr:has(> [colspan])': { display: 'none' } })}
        shows={(row) =>
          !isPhone ||
          row.matches('table > tbody:first-of-type > tr') ||
          ON_PHONE.includes(row.querySelector('th')?.textContent ?? '')
        }
      >
        <ParameterTable artefact={artefact} />
      </ExplorerRows>
    </CloseUp>
  );
}

const body = css({
  display: 'grid',
  gridTemplateColumns: '[18rem minmax(0, 1fr)]',
  flexGrow: '1',
  minHeight: '0',
  borderBlockStart: 'line',
});
