import { ArrowRight, Check, GripVertical, Plus, TriangleAlert } from 'lucide-react';
import {
  artefacts,
  NOW,
  STAGES,
  type Stage,
  TENANTS,
} from '#app/features/explorer/demo/landscape.ts';
import {
  assignment,
  countHits,
  openArtefact,
  type StageRule,
  stageRules,
} from '#studio/data/stage-rules.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { Action, Choices } from '#studio/parts/controls.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { Panel } from '#studio/parts/panel.tsx';
import { SharedTenantLane } from '#studio/parts/shared-tenant-lane.tsx';
import { StageTag } from '#studio/parts/stage-tag.tsx';
import { css } from '#styled/css';

const total = assignment.byRule + assignment.byHand + assignment.open;

/** Stages of the artefacts on a shared tenant, with the rules that assign them. */
export function StageManagement() {
  const { stages, areas } = useTexts();
  const formats = useFormats();
  return (
    <AppWindow area="monitoring">
      <PageHeader
        title={areas.stageManagement}
        detail={fill(stages.detail, { time: formats.time(NOW) })}
      >
        <Action icon={Plus} label={stages.addRule} primary />
      </PageHeader>
      <div className={body}>
        <div className={side}>
          <Tenants />
          <Panel
            title={stages.rules}
            detail={stages.rulesDetail}
            className={css({ flexGrow: '1' })}
          >
            {stageRules.map((rule, index) => (
              <Rule key={rule.pattern} rule={rule} position={index + 1} />
            ))}
          </Panel>
          <Coverage />
          <OpenArtefact />
        </div>
        <Panel title={stages.preview} detail={stages.previewDetail}>
          <div className={lanes}>
            <SharedTenantLane stage="DEV" />
            <SharedTenantLane stage="TEST" />
          </div>
        </Panel>
      </div>
    </AppWindow>
  );
}

function Tenants() {
  const { stages } = useTexts();
  const onProd = artefacts.filter(({ versions }) => versions.PROD !== undefined).length;
  return (
    <Panel title={stages.tenants}>
      <Tenant name={TENANTS.DEV} count={total} isChosen />
      <Tenant name={TENANTS.PROD} count={onProd} />
    </Panel>
  );
}

interface TenantProps {
  name: string;
  count: number;
  isChosen?: boolean;
}

function Tenant({ name, count, isChosen = false }: TenantProps) {
  const { stages } = useTexts();
  return (
    <div className={tenantRow} data-chosen={isChosen || undefined}>
      <span className={css({ fontFamily: 'mono', fontWeight: 'medium' })}>{name}</span>
      {STAGES.filter((stage: Stage) => TENANTS[stage] === name).map((stage) => (
        <StageTag key={stage} stage={stage} />
      ))}
      <span className={tenantDetail}>
        <Check aria-hidden="true" />
        {fill(stages.artefacts, { count })}
      </span>
    </div>
  );
}

function Rule({ rule, position }: { rule: StageRule; position: number }) {
  const { stages } = useTexts();
  return (
    <div className={ruleRow}>
      <GripVertical className={icon} aria-hidden="true" />
      <span className={css({ color: 'muted', textStyle: 'figure' })}>{position}</span>
      <span className={css({ display: 'grid', gap: '1', flexGrow: '1' })}>
        <span className={condition}>
          {stages.kinds[rule.kind]}
          <span className={pattern}>{rule.pattern}</span>
        </span>
        <span className={example}>{rule.example}</span>
      </span>
      <ArrowRight className={icon} aria-hidden="true" />
      <StageTag stage={rule.stage} />
      <span className={hits}>{fill(stages.hits, { count: countHits(rule.kind) })}</span>
    </div>
  );
}

function Coverage() {
  const { stages } = useTexts();
  const parts = [
    { kind: 'byRule', label: stages.byRule, count: assignment.byRule },
    { kind: 'byHand', label: stages.byHand, count: assignment.byHand },
    { kind: 'open', label: stages.open, count: assignment.open },
  ] as const;
  return (
    <Panel title={stages.coverage} detail={fill(stages.artefacts, { count: total })}>
      <div className={css({ display: 'grid', gap: '3', padding: '4', paddingBlockStart: '0' })}>
        <span className={track}>
          {parts.map(({ kind, count }) => (
            <span key={kind} className={segment} data-kind={kind} style={{ flexGrow: count }} />
          ))}
        </span>
        <span className={css({ display: 'flex', gap: '5', fontSize: '[0.75rem]' })}>
          {parts.map(({ kind, label, count }) => (
            <span key={kind} className={key} data-kind={kind}>
              {label}
              <span className={css({ color: 'muted', textStyle: 'figure' })}>{count}</span>
            </span>
          ))}
        </span>
      </div>
    </Panel>
  );
}

function OpenArtefact() {
  const { stages } = useTexts();
  return (
    <div className={open}>
      <TriangleAlert className={css({ width: '4', height: '4', flexShrink: '0' })} />
      <span className={css({ display: 'grid', gap: '0.5', flexGrow: '1' })}>
        <span className={css({ fontFamily: 'mono', color: 'ink' })}>{openArtefact}</span>
        <span>{stages.noRule}</span>
      </span>
      <Choices chosen={-1} options={[{ label: 'DEV' }, { label: 'TEST' }]} />
    </div>
  );
}

const body = css({
  display: 'grid',
  gridTemplateColumns: '[27rem minmax(0, 1fr)]',
  gap: '3',
  flexGrow: '1',
  minHeight: '0',
  paddingInline: '5',
  paddingBlockEnd: '5',
});

const side = css({ display: 'flex', flexDirection: 'column', gap: '3', minHeight: '0' });

const lanes = css({
  display: 'grid',
  gridTemplateColumns: '[1fr 1fr]',
  flexGrow: '1',
  borderBlockStart: 'line',
  '& > :last-child': { borderInlineStart: 'line' },
});

const tenantRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: '10',
  paddingInline: '4',
  borderBlockStart: 'line',
  fontSize: '[0.75rem]',
  '&[data-chosen]': { backgroundColor: 'accentSoft' },
});

const tenantDetail = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  marginInlineStart: 'auto',
  color: 'muted',
  '& > svg': { width: '3.5', height: '3.5', color: 'aligned' },
});

const ruleRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  flexGrow: '1',
  flexBasis: '0',
  paddingInlineStart: '2.5',
  paddingInlineEnd: '4',
  borderBlockStart: 'line',
});

const icon = css({ width: '3.5', height: '3.5', flexShrink: '0', color: 'muted' });

const condition = css({ display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'medium' });

const pattern = css({
  paddingInline: '1.5',
  borderRadius: '[4px]',
  backgroundColor: 'accentSoft',
  color: 'accent',
  fontFamily: 'mono',
  fontSize: '[0.75rem]',
});

const example = css({ color: 'muted', fontFamily: 'mono', fontSize: '[0.6875rem]' });

const hits = css({
  width: '14',
  textAlign: 'end',
  color: 'muted',
  fontSize: '[0.75rem]',
  textStyle: 'figure',
});

const track = css({ display: 'flex', gap: '0.5', height: '2' });

const segment = css({
  flexBasis: '0',
  borderRadius: '[2px]',
  '&[data-kind=byRule]': {
    backgroundColor: '[color-mix(in oklab, {colors.aligned} 42%, {colors.alignedSoft})]',
  },
  '&[data-kind=byHand]': { backgroundColor: 'lineStrong' },
  '&[data-kind=open]': { backgroundColor: 'deviationMark' },
});

const key = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '&::before': { content: '""', width: '2', height: '2', borderRadius: '[2px]' },
  '&[data-kind=byRule]::before': {
    backgroundColor: '[color-mix(in oklab, {colors.aligned} 42%, {colors.alignedSoft})]',
  },
  '&[data-kind=byHand]::before': { backgroundColor: 'lineStrong' },
  '&[data-kind=open]::before': { backgroundColor: 'deviationMark' },
});

const open = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  border: '[1px solid {colors.deviationMark}]',
  borderRadius: 'md',
  backgroundColor: 'deviationSoft',
  color: 'deviation',
  fontSize: '[0.75rem]',
});
