import { ArrowRight, GripVertical, Plus, TriangleAlert } from 'lucide-react';
import { NOW, TENANTS } from '#app/features/explorer/demo/landscape.ts';
import { countHits, openArtefact, type StageRule, stageRules } from '#studio/data/stage-rules.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { CloseUp, CloseUpRow, mono } from '#studio/parts/close-up.tsx';
import { Action, Choices, StageTag } from '#studio/parts/controls.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { Panel } from '#studio/parts/panel.tsx';
import { SharedTenantLane } from '#studio/parts/shared-tenant-lane.tsx';
import { css } from '#styled/css';

/** Stages of the artefacts on a shared tenant, with the rules that assign them. */
export function StageManagement() {
  const { stages, areas } = useTexts();
  const formats = useFormats();
  return (
    <AppWindow area="stageManagement">
      <PageHeader
        title={areas.stageManagement}
        detail={fill(stages.detail, { time: formats.time(NOW) })}
      >
        <Action icon={Plus} label={stages.addRule} primary />
      </PageHeader>
      <div className={body}>
        <div className={side}>
          <Panel
            title={stages.rules}
            detail={stages.rulesDetail}
            className={css({ flexGrow: '1' })}
          >
            {stageRules.map((rule, index) => (
              <Rule key={rule.pattern} rule={rule} position={index + 1} />
            ))}
          </Panel>
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

/** An example of each rule with its stage, and the artefact that matches none. */
export function StageManagementCloseUp() {
  const { stages, areas } = useTexts();
  return (
    <CloseUp title={areas.stageManagement} detail={TENANTS.DEV}>
      {stageRules.map((rule) => (
        <CloseUpRow key={rule.pattern}>
          <span className={mono}>
            <Example rule={rule} />
          </span>
          <StageTag stage={rule.stage} />
        </CloseUpRow>
      ))}
      <CloseUpRow>
        <span className={mono}>{openArtefact}</span>
        <span className={css({ color: 'muted', fontWeight: 'medium' })}>{stages.open}</span>
      </CloseUpRow>
    </CloseUp>
  );
}

/** The artefact's name, with the part that the rule matches highlighted. */
function Example({ rule: { example, pattern } }: { rule: StageRule }) {
  const [known = ''] = pattern.split('*').filter((part) => part !== '');
  const [before, after] = example.split(known);
  return (
    <>
      {before}
      <span className={css({ color: 'accent', fontWeight: 'semibold' })}>{known}</span>
      {after}
    </>
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
        <span className={css({ color: 'muted', textStyle: 'code', fontSize: '[0.75rem]' })}>
          <Example rule={rule} />
        </span>
      </span>
      <ArrowRight className={icon} aria-hidden="true" />
      <StageTag stage={rule.stage} />
      <span className={css({ width: '14', textAlign: 'end', color: 'muted' })}>
        {fill(stages.hits, { count: countHits(rule.kind) })}
      </span>
    </div>
  );
}

function OpenArtefact() {
  const { stages } = useTexts();
  return (
    <div className={open}>
      <TriangleAlert className={css({ width: '4', height: '4', flexShrink: '0' })} />
      <span className={css({ display: 'grid', gap: '0.5', flexGrow: '1' })}>
        <span className={mono}>{openArtefact}</span>
        <span>{stages.noRule}</span>
      </span>
      <Choices options={['DEV', 'TEST']} />
    </div>
  );
}

const body = css({
  display: 'grid',
  gridTemplateColumns: '[28rem minmax(0, 1fr)]',
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

const open = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  border: '[1px dashed {colors.lineStrong}]',
  borderRadius: 'md',
  color: 'muted',
  fontSize: '[0.75rem]',
});
