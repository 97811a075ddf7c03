import { ArrowRight, GripVertical, Hand, Package, Plus, Regex, TriangleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { artefacts, type IntegrationPackage, packages, TENANTS } from '../data/landscape.ts';
import { assignment, openArtefact, type StageRule, stageRules } from '../data/stage-rules.ts';
import { fill, useTexts } from '../language.tsx';
import { AppWindow } from '../parts/app-window.tsx';
import { Action, Choices, SelectBox } from '../parts/controls.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Panel } from '../parts/panel.tsx';
import { StageTag } from '../parts/stage-tag.tsx';

const total = assignment.byRule + assignment.byHand + assignment.open;

/** Which artefact on a shared tenant belongs to which stage, and by which rule. */
export function StageManagement() {
  const { stages, areas } = useTexts();
  return (
    <AppWindow area="monitoring">
      <PageHeader title={areas.stageManagement} detail={fill(stages.detail, { count: total })}>
        <SelectBox label={stages.tenant} value={TENANTS.DEV} />
        <Action icon={Plus} label={stages.addRule} primary />
      </PageHeader>
      <div className={body}>
        <div className={side}>
          <Panel title={stages.rules} detail={stages.rulesDetail} className={css({ flexGrow: '1' })}>
            {stageRules.map((rule, index) => (
              <Rule key={rule.pattern} rule={rule} position={index + 1} />
            ))}
          </Panel>
          <Coverage />
          <OpenArtefact />
        </div>
        <Panel title={stages.preview} detail={stages.previewDetail}>
          <div className={lanes}>
            <Lane stage="DEV" />
            <Lane stage="TEST" />
          </div>
        </Panel>
      </div>
    </AppWindow>
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
      <span className={hits}>{rule.hits}</span>
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
        <span className={css({ fontFamily: 'mono', color: 'ink' })}>{openArtefact.name}</span>
        <span>{stages.noRule}</span>
      </span>
      <Choices chosen={-1} options={[{ label: 'DEV' }, { label: 'TEST' }]} />
    </div>
  );
}
