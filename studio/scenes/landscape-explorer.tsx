import { Download } from 'lucide-react';
import {
  type Artefact,
  artefacts,
  deviates,
  NOW,
  packages,
} from '#app/features/explorer/demo/landscape.ts';
import { LandscapeTable } from '#app/features/explorer/landscape-table';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { CloseUp } from '#studio/parts/close-up.tsx';
import { Action, SearchBox } from '#studio/parts/controls.tsx';
import { ExplorerRows } from '#studio/parts/explorer-rows.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { SideList } from '#studio/parts/side-list.tsx';
import { css } from '#styled/css';

/** The table's second page. */
const SHOWN = ['Logistics Execution', 'Procurement'];
const shownArtefacts = packages
  .filter(({ name }) => SHOWN.includes(name))
  .flatMap((one) => one.artefacts);

/** All packages and a page of their artefacts. */
export function LandscapeExplorer() {
  const { explorer, areas } = useTexts();
  const formats = useFormats();
  return (
    <AppWindow area="explorer">
      <PageHeader
        title={areas.landscapeExplorer}
        detail={fill(explorer.detail, {
          packages: packages.length,
          artefacts: artefacts.length,
          time: formats.time(NOW),
        })}
      >
        <SearchBox placeholder={explorer.search} />
        <Action icon={Download} label={explorer.export} />
      </PageHeader>
      <div className={body}>
        <SideList
          title={explorer.packages}
          entries={[
            { ...summarize(explorer.allPackages, artefacts), isChosen: true },
            ...packages.map((one) => summarize(one.name, one.artefacts)),
          ]}
        />
        <div className={table}>
          <ExplorerRows shows={(row) => SHOWN.includes(packageOf(row))}>
            <LandscapeTable />
          </ExplorerRows>
          <div className={foot}>
            <span>
              {fill(explorer.rows, {
                first: artefacts.findIndex((one) => shownArtefacts.includes(one)) + 1,
                last: artefacts.findLastIndex((one) => shownArtefacts.includes(one)) + 1,
                total: artefacts.length,
              })}
            </span>
            <span>{fill(explorer.page, { page: 2, pages: 3 })}</span>
          </div>
        </div>
      </div>
    </AppWindow>
  );
}

/** Two artefacts of a package: one aligned, one that deviates. */
export function LandscapeExplorerCloseUp() {
  const { areas } = useTexts();
  const content = packages.find(({ name }) => name === SHOWN[0]);
  const shown = content?.artefacts.slice(0, 2).map(({ name }) => name) ?? [];
  return (
    <CloseUp title={areas.landscapeExplorer} {...(content && { detail: content.name })}>
      <ExplorerRows shows={({ dataset }) => shown.includes(dataset.artefact ?? '')}>
        <LandscapeTable />
      </ExplorerRows>
    </CloseUp>
  );
}

function summarize(name: string, content: readonly Artefact[]) {
  return { name, deviating: content.filter(deviates).length, total: content.length };
}

function packageOf(row: HTMLElement): string {
  return row.closest('tbody')?.dataset.package ?? '';
}

const body = css({
  display: 'grid',
  gridTemplateColumns: '[13.5rem minmax(0, 1fr)]',
  flexGrow: '1',
  minHeight: '0',
  borderBlockStart: 'line',
});

const table = css({ display: 'flex', flexDirection: 'column', borderInlineStart: 'line' });

const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '9',
  paddingInline: '5',
  borderBlockStart: 'line',
  backgroundColor: 'surface',
  color: 'muted',
});
