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
import { Action, SelectBox } from '#studio/parts/controls.tsx';
import { type KeyFigure, KeyFigures } from '#studio/parts/key-figures.tsx';
import { LandscapeLanes } from '#studio/parts/landscape-lanes.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { Panel } from '#studio/parts/panel.tsx';
import { StageTag } from '#studio/parts/stage-tag.tsx';
import { css } from '#styled/css';

const deviating = artefacts.filter(deviates);
const latest = artefacts.toSorted((a, b) => b.deployed.at - a.deployed.at).slice(0, 6);

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
      <div className={body}>
        <KeyFigures figures={useKeyFigures()} />
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
            <ul className={list}>
              {deviating.slice(0, 6).map((artefact) => (
                <Deviation key={artefact.name} artefact={artefact} />
              ))}
            </ul>
          </Panel>
          <Panel title={dashboard.messages} detail={dashboard.messagesDetail}>
            <MessagesChart />
          </Panel>
          <Panel title={dashboard.deployments}>
            <ul className={list}>
              {latest.map((artefact) => (
                <Deployment key={artefact.name} artefact={artefact} />
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </AppWindow>
  );
}

function useKeyFigures(): KeyFigure[] {
  const { dashboard } = useTexts();
  const formats = useFormats();
  const equal = artefacts.length - deviating.length;
  const missing = deviating.filter((one) => compareStages(one).kind === 'missing').length;
  const messages = hours.reduce((sum, count) => sum + count, 0);
  return [
    {
      label: dashboard.figures.aligned,
      value: formats.percent(equal / artefacts.length),
      detail: fill(dashboard.figures.alignedDetail, { equal, total: artefacts.length }),
      tone: 'aligned',
    },
    {
      label: dashboard.figures.deviations,
      value: formats.number(deviating.length),
      detail: fill(dashboard.figures.deviationsDetail, { missing }),
      tone: 'deviation',
    },
    {
      label: dashboard.figures.messages,
      value: formats.number(messages),
      detail: dashboard.figures.messagesDetail,
    },
    {
      label: dashboard.figures.failed,
      value: formats.number(failedInHours),
      detail: formats.percent(failedInHours / messages, 2),
    },
  ];
}

function Deviation({ artefact }: { artefact: Artefact }) {
  const { dashboard } = useTexts();
  const finding = compareStages(artefact);
  if (finding.kind === 'aligned') return null;
  const [version] = finding.stages.map((stage) => artefact.versions[stage]);
  return (
    <li className={entry}>
      <span className={css({ display: 'grid', gap: '1' })}>
        <span className={name}>{artefact.name}</span>
        <span className={css({ color: 'deviation', fontSize: '[0.75rem]', textStyle: 'figure' })}>
          {fill(dashboard.findings[finding.kind], {
            version: version ?? '',
            reference: artefact.versions.DEV ?? '',
          })}
        </span>
      </span>
      <span className={side}>
        {finding.stages.map((stage) => (
          <StageTag key={stage} stage={stage} />
        ))}
      </span>
    </li>
  );
}

function Deployment({ artefact }: { artefact: Artefact }) {
  const formats = useFormats();
  const { at, stage } = artefact.deployed;
  return (
    <li className={entry}>
      <span className={css({ display: 'grid', gap: '1' })}>
        <span className={name}>{artefact.name}</span>
        <span className={css({ color: 'muted', fontSize: '[0.75rem]', textStyle: 'figure' })}>
          {formats.moment(at)}
        </span>
      </span>
      <span className={side}>
        {artefact.versions[stage]}
        <StageTag stage={stage} />
      </span>
    </li>
  );
}

function MessagesChart() {
  const formats = useFormats();
  const firstHour = Math.floor(NOW / HOUR) - hours.length;
  return (
    <div className={css({ padding: '4', paddingBlockStart: '1' })}>
      <BarChart
        width={320}
        height={268}
        values={hours}
        ticks={[0, 1000, 2000, 3000, 4000]}
        formatTick={(value) => formats.number(value)}
        labels={hours.map((_, index) =>
          index % 4 === 0 ? formats.time((firstHour + index) * HOUR) : undefined,
        )}
      />
    </div>
  );
}

const HOUR = 60 * 60 * 1000;

const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flexGrow: '1',
  minHeight: '0',
  paddingInline: '5',
  paddingBlockEnd: '5',
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) 22rem minmax(0, 1fr)]',
  gap: '3',
  flexGrow: '1',
  minHeight: '0',
});

const list = css({ display: 'flex', flexDirection: 'column', flexGrow: '1', listStyle: 'none' });

const entry = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  borderBlockStart: 'line',
  lineHeight: 'tight',
});

const name = css({ fontFamily: 'mono', fontSize: '[0.75rem]' });

const side = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  fontFamily: 'mono',
  fontSize: '[0.75rem]',
});
