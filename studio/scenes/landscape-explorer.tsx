import { Columns3, Download, Package, TriangleAlert } from 'lucide-react';
import {
  artefacts,
  compareStages,
  deviates,
  type IntegrationPackage,
  NOW,
  packages,
  TENANTS,
} from '#app/features/explorer/demo/landscape.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { Action, Choices, SearchBox } from '#studio/parts/controls.tsx';
import { FindingText } from '#studio/parts/finding-text.tsx';
import { PackageList } from '#studio/parts/package-list.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { LaneHeads, VersionLane } from '#studio/parts/version-lane.tsx';
import { css } from '#styled/css';

/** The table's first page. */
const firstPage = packages.slice(0, 3);

/** The packages filtered by deviations. */
export const deviatingPackages = packages
  .map((one) => ({ ...one, artefacts: one.artefacts.filter(deviates) }))
  .filter((one) => one.artefacts.length > 0);

/** Every artefact with its version on every stage, or those that deviate. */
export function LandscapeExplorer({ onlyDeviating = false }: { onlyDeviating?: boolean }) {
  const { explorer, live, areas } = useTexts();
  const formats = useFormats();
  const deviating = artefacts.filter(deviates).length;
  const shown = onlyDeviating ? deviatingPackages : firstPage;
  const rows = shown.flatMap((one) => one.artefacts).length;
  const found = onlyDeviating ? deviating : artefacts.length;
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
          chosen={onlyDeviating ? 1 : 0}
          options={[
            { label: live.filter.all, count: formats.number(artefacts.length) },
            { label: live.filter.deviations, count: formats.number(deviating), tone: 'deviation' },
          ]}
        />
        <Action icon={Columns3} label={explorer.columns} />
        <Action icon={Download} label={explorer.export} />
      </PageHeader>
      <div className={body}>
        <PackageList packages={packages} />
        <div className={table}>
          <TableHead />
          {shown.map((one) => (
            <PackageRows key={one.name} content={one} isWhole={!onlyDeviating} />
          ))}
          <div className={foot}>
            <span>{fill(explorer.rows, { last: rows, total: found })}</span>
            <span>{fill(explorer.page, { page: 1, pages: onlyDeviating ? 1 : 3 })}</span>
          </div>
        </div>
      </div>
    </AppWindow>
  );
}

export function TableHead() {
  const { explorer, live } = useTexts();
  return (
    <div className={headRow}>
      <span>{live.artefact}</span>
      <LaneHeads details={TENANTS} />
      <span>{live.finding}</span>
      <span>{explorer.deployed}</span>
    </div>
  );
}

interface PackageRowsProps {
  content: IntegrationPackage;
  /** Nothing of the package is left out. */
  isWhole?: boolean;
}

export function PackageRows({ content, isWhole = true }: PackageRowsProps) {
  const { live } = useTexts();
  const formats = useFormats();
  const deviating = content.artefacts.filter(deviates).length;
  return (
    <>
      <div className={groupRow}>
        <Package aria-hidden="true" />
        {content.name}
        {isWhole && (
          <span className={css({ color: 'muted', fontWeight: 'normal' })}>
            {fill(live.artefacts_other, { count: content.artefacts.length })}
          </span>
        )}
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
          <FindingText finding={compareStages(artefact)} />
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
  gridTemplateColumns: '[15rem 16.5rem 13rem 1fr]',
  columnGap: '5',
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
  gridTemplateColumns: '[15rem 16.5rem 13rem 1fr]',
  columnGap: '5',
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
