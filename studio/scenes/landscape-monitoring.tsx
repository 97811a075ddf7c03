import { RefreshCw } from 'lucide-react';
import {
  type Artefact,
  artefacts,
  compareStages,
  NOW,
  packages,
  STAGES,
  type Stage,
  TENANTS,
} from '#app/features/explorer/demo/landscape.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { Action, Choices } from '#studio/parts/controls.tsx';
import { FindingText } from '#studio/parts/finding-text.tsx';
import { type KeyFigure, KeyFigures } from '#studio/parts/key-figures.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { Panel } from '#studio/parts/panel.tsx';
import { StageTag } from '#studio/parts/stage-tag.tsx';
import { css } from '#styled/css';

/** The latest change of each artefact, the newest first. */
export const changes: readonly Artefact[] = artefacts.toSorted(
  (a, b) => b.deployed.at - a.deployed.at,
);

/** What changed last on which stage, and what it means for the others. */
export function LandscapeMonitoring() {
  const { monitoring, areas } = useTexts();
  const formats = useFormats();
  return (
    <AppWindow area="monitoring">
      <PageHeader
        title={areas.monitoring}
        detail={fill(monitoring.detail, { time: formats.time(NOW) })}
      >
        <Choices chosen={0} options={[monitoring.all, ...STAGES].map((label) => ({ label }))} />
        <Action icon={RefreshCw} label={monitoring.refresh} />
      </PageHeader>
      <div className={body}>
        <KeyFigures figures={useKeyFigures()} />
        <Panel
          title={monitoring.changes}
          detail={monitoring.changesDetail}
          className={css({ flexGrow: '1' })}
        >
          <div className={headRow}>
            <span>{monitoring.when}</span>
            <span>{monitoring.artefact}</span>
            <span>{monitoring.package}</span>
            <span>{monitoring.stage}</span>
            <span>{monitoring.version}</span>
            <span>{monitoring.finding}</span>
          </div>
          {changes.slice(0, 13).map((artefact) => (
            <Change key={artefact.name} artefact={artefact} />
          ))}
        </Panel>
      </div>
    </AppWindow>
  );
}

function useKeyFigures(): KeyFigure[] {
  const { monitoring } = useTexts();
  const formats = useFormats();
  const today = changes.filter(isOfToday);
  return [
    ...STAGES.map((stage): KeyFigure => {
      const there = artefacts.filter(({ versions }) => versions[stage] !== undefined);
      const differing = artefacts.filter(({ versions }) => versions[stage] !== versions.DEV);
      return {
        label: `${stage} · ${TENANTS[stage]}`,
        value: formats.number(there.length),
        ...(stage === 'DEV'
          ? { detail: monitoring.reference }
          : { detail: fill(monitoring.differing, { count: differing.length }), tone: 'deviation' }),
      };
    }),
    {
      label: monitoring.today,
      value: formats.number(today.length),
      detail: formats.list(STAGES.filter((one) => today.some(isOn(one)))),
    },
  ];
}

function isOfToday({ deployed }: Artefact): boolean {
  return Math.floor(deployed.at / DAY) === Math.floor(NOW / DAY);
}

const isOn = (stage: Stage) => (artefact: Artefact) => artefact.deployed.stage === stage;

const DAY = 24 * 60 * 60 * 1000;

function Change({ artefact }: { artefact: Artefact }) {
  const formats = useFormats();
  const { at, stage } = artefact.deployed;
  return (
    <div className={row}>
      <span className={css({ color: 'muted', textStyle: 'figure' })}>{formats.moment(at)}</span>
      <span className={css({ fontFamily: 'mono' })}>{artefact.name}</span>
      <span className={css({ color: 'muted' })}>
        {packages.find((one) => one.artefacts.includes(artefact))?.name}
      </span>
      <span>
        <StageTag stage={stage} />
      </span>
      <span className={css({ fontFamily: 'mono' })}>{artefact.versions[stage]}</span>
      <FindingText finding={compareStages(artefact)} />
    </div>
  );
}

const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flexGrow: '1',
  minHeight: '0',
  paddingInline: '5',
  paddingBlockEnd: '5',
});

const COLUMNS = '[8.5rem 16.5rem minmax(0, 1fr) 5rem 5rem 13.5rem]';

const headRow = css({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  alignItems: 'center',
  height: '8',
  flexShrink: '0',
  paddingInline: '4',
  color: 'muted',
  fontSize: '[0.75rem]',
  fontWeight: 'medium',
});

const row = css({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  alignItems: 'center',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  borderBlockStart: 'line',
  fontSize: '[0.75rem]',
});
