import { RefreshCw } from 'lucide-react';
import {
  type Artefact,
  artefacts,
  compareStages,
  deviates,
  NOW,
} from '#app/features/explorer/demo/landscape.ts';
import { failedInHours, hours } from '#studio/data/runtime.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { BarChart } from '#studio/parts/charts.tsx';
import { CloseUp, CloseUpRow, mono } from '#studio/parts/close-up.tsx';
import { Action, SelectBox, StageTag } from '#studio/parts/controls.tsx';
import { type KeyFigure, KeyFigures } from '#studio/parts/key-figures.tsx';
import { LandscapeLanes } from '#studio/parts/landscape-lanes.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { Panel, screenBody } from '#studio/parts/panel.tsx';
import { css } from '#styled/css';

const deviating = artefacts.filter(deviates);

/** The landscape's state on one page. */
export function Dashboard() {
  const { dashboard, areas } = useTexts();
  const formats = useFormats();
  return (
    <AppWindow area="dashboard">
      <PageHeader
        title={areas.dashboard}
        detail={fill(dashboard.detail, { time: formats.time(NOW) })}
      >
        <SelectBox label={dashboard.period} value={dashboard.lastDay} />
        <Action icon={RefreshCw} label={dashboard.refresh} />
      </PageHeader>
      <div className={screenBody}>
        <KeyFigures figures={[...useLandscapeFigures(), ...useMessageFigures()]} />
        <Panel
          title={dashboard.lanes}
          detail={fill(dashboard.lanesDetail, { count: artefacts.length })}
          className={css({ flexShrink: '0' })}
        >
          <LandscapeLanes />
        </Panel>
        <div className={columns}>
          <Panel
            title={dashboard.deviations}
            detail={fill(dashboard.showAll, { count: deviating.length })}
          >
            {deviating.slice(-4).map((artefact) => (
              <Deviation key={artefact.name} artefact={artefact} />
            ))}
          </Panel>
          <Panel title={dashboard.messages} detail={dashboard.messagesDetail}>
            <MessagesChart />
          </Panel>
        </div>
      </div>
    </AppWindow>
  );
}

export function DashboardCloseUp() {
  const { areas } = useTexts();
  return (
    <CloseUp title={areas.dashboard}>
      <KeyFigures figures={useLandscapeFigures()} isClose />
      <LandscapeLanes isClose />
    </CloseUp>
  );
}

function useLandscapeFigures(): KeyFigure[] {
  const { figures } = useTexts().dashboard;
  const formats = useFormats();
  const total = artefacts.length;
  const equal = total - deviating.length;
  const missing = deviating.filter((one) => one.versions.PROD === undefined).length;
  return [
    {
      label: figures.aligned,
      value: formats.percent(equal / total),
      detail: fill(figures.alignedDetail, { equal, total }),
      tone: 'aligned',
    },
    {
      label: figures.deviations,
      value: formats.number(deviating.length),
      detail: fill(figures.deviationsDetail, { missing }),
      tone: 'deviation',
    },
  ];
}

function useMessageFigures(): KeyFigure[] {
  const { figures } = useTexts().dashboard;
  const formats = useFormats();
  const messages = hours.reduce((sum, count) => sum + count, 0);
  return [
    { label: figures.messages, value: formats.number(messages), detail: figures.messagesDetail },
    {
      label: figures.failed,
      value: formats.number(failedInHours),
      detail: formats.percent(failedInHours / messages, 2),
    },
  ];
}

function Deviation({ artefact }: { artefact: Artefact }) {
  const { findings } = useTexts().dashboard;
  const finding = compareStages(artefact);
  if (finding.kind === 'aligned') return null;
  const [version = ''] = finding.behind.map((stage) => artefact.versions[stage]);
  const { DEV: reference = '' } = artefact.versions;
  return (
    <CloseUpRow>
      <span className={mono}>{artefact.name}</span>
      <span className={css({ display: 'flex', alignItems: 'center', gap: '1.5' })}>
        <span className={css({ color: 'deviation', textStyle: 'figure', marginInlineEnd: '2' })}>
          {fill(findings[finding.kind], { version, reference })}
        </span>
        {[...finding.behind, ...finding.missing].map((stage) => (
          <StageTag key={stage} stage={stage} />
        ))}
      </span>
    </CloseUpRow>
  );
}

function MessagesChart() {
  const formats = useFormats();
  const firstHour = Math.floor(NOW / HOUR) - hours.length;
  return (
    <div className={css({ paddingInline: '4' })}>
      <BarChart
        width={540}
        height={156}
        values={hours}
        ticks={[0, 2000, 4000]}
        formatTick={(value) => formats.number(value)}
        labels={hours.map((_, index) =>
          index % 4 === 0 ? formats.time((firstHour + index) * HOUR) : undefined,
        )}
      />
    </div>
  );
}

const HOUR = 60 * 60 * 1000;

const columns = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 1fr)]',
  gap: '3',
  flexGrow: '1',
  minHeight: '0',
});
