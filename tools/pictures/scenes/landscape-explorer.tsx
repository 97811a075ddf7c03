import { Columns3, Download, Package, TriangleAlert } from 'lucide-react';
import { css } from '#styled/css';
import {
  artefacts,
  deviates,
  type IntegrationPackage,
  NOW,
  packages,
  TENANTS,
} from '../data/landscape.ts';
import { fill, useFormats, useTexts } from '../language.tsx';
import { AppWindow } from '../parts/app-window.tsx';
import { Action, Choices, SearchBox } from '../parts/controls.tsx';
import { FindingText } from '../parts/finding-text.tsx';
import { PackageList } from '../parts/package-list.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { LaneHeads, VersionLane } from '../parts/version-lane.tsx';

/** The table's first page. */
const shown = packages.slice(0, 3);

/** Every artefact with its version on every stage. */
export function LandscapeExplorer() {
  const { explorer, areas } = useTexts();
  const formats = useFormats();
  const deviating = artefacts.filter(deviates).length;
  const rows = shown.flatMap((one) => one.artefacts).length;
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
        <Choices
          chosen={0}
          options={[
            { label: explorer.all, count: formats.number(artefacts.length) },
            { label: explorer.deviating, count: formats.number(deviating), tone: 'deviation' },
          ]}
        />
        <Action icon={Columns3} label={explorer.columns} />
        <Action icon={Download} label={explorer.export} />
      </PageHeader>
      <div className={body}>
        <PackageList packages={packages} />
        <div className={table}>
          <div className={headRow}>
            <span>{explorer.artefact}</span>
            <LaneHeads details={TENANTS} />
            <span>{explorer.finding}</span>
            <span>{explorer.deployed}</span>
          </div>
          {shown.map((one) => (
            <PackageRows key={one.name} content={one} />
          ))}
          <div className={foot}>
            <span>{fill(explorer.rows, { last: rows, total: artefacts.length })}</span>
            <span>{fill(explorer.page, { page: 1, pages: 3 })}</span>
          </div>
        </div>
      </div>
    </AppWindow>
  );
}

function PackageRows({ content }: { content: IntegrationPackage }) {
  const { explorer } = useTexts();
  const formats = useFormats();
  const deviating = content.artefacts.filter(deviates).length;
  return (
    <>
      <div className={groupRow}>
        <Package aria-hidden="true" />
        {content.name}
        <span className={css({ color: 'muted', fontWeight: 'normal' })}>
          {fill(explorer.count, { count: content.artefacts.length })}
        </span>
        {deviating > 0 && (
          <span className={groupFinding}>
            <TriangleAlert aria-hidden="true" />
            {deviating}
          </span>
        )}
      </div>
      {content.artefacts.map((artefact) => (
        <div key={artefact.name} className={row} data-deviates={deviates(artefact) || undefined}>
          <span className={name}>{artefact.name}</span>
          <VersionLane artefact={artefact} />
          <FindingText artefact={artefact} />
          <span className={when}>{formats.moment(artefact.deployed.at)}</span>
        </div>
      ))}
    </>
  );
}

const body = css({
  display: 'grid',
  gridTemplateColumns: '[12.5rem minmax(0, 1fr)]',
  flexGrow: '1',
  minHeight: '0',
  borderBlockStart: 'line',
});

const table = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  backgroundColor: 'surface',
  borderInlineStart: 'line',
});

const headRow = css({
  display: 'grid',
  gridTemplateColumns: '[15rem 19rem 10rem 1fr]',
  columnGap: '6',
  alignItems: 'center',
  height: '11',
  paddingInline: '5',
  borderBlockEnd: 'line',
  color: 'muted',
  fontSize: '[0.75rem]',
  fontWeight: 'medium',
});

const row = css({
  display: 'grid',
  gridTemplateColumns: '[15rem 19rem 10rem 1fr]',
  columnGap: '6',
  alignItems: 'center',
  height: '[1.875rem]',
  paddingInline: '5',
  borderBlockEnd: '[1px solid color-mix(in srgb, {colors.line} 60%, transparent)]',
});

const groupRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: '[1.875rem]',
  paddingInline: '5',
  borderBlockEnd: 'line',
  backgroundColor: 'surfaceSunken',
  fontSize: '[0.75rem]',
  fontWeight: 'semibold',
  '& > svg': { width: '3.5', height: '3.5', color: 'muted' },
});

const groupFinding = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  color: 'deviation',
  '& > svg': { width: '3', height: '3' },
});

const name = css({ fontFamily: 'mono', fontSize: '[0.75rem]' });

const when = css({ color: 'muted', fontSize: '[0.75rem]', textStyle: 'figure' });

const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexGrow: '1',
  paddingInline: '5',
  color: 'muted',
  fontSize: '[0.75rem]',
});
