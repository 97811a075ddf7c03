import { Download } from 'lucide-react';
import { artefacts, NOW, STAGES } from '#app/features/explorer/demo/landscape.ts';
import type { Parameter, ParameterGroup } from '#app/features/explorer/demo/parameter-values.ts';
import {
  comparedArtefacts,
  compareParameter,
  findParameterGroups,
  type ParameterFinding,
} from '#app/features/explorer/demo/parameters.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { Action, Choices, SearchBox, SelectBox } from '#studio/parts/controls.tsx';
import { FindingText } from '#studio/parts/finding-text.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { css } from '#styled/css';

const chosen = comparedArtefacts[0];
const artefact = artefacts.find(({ name }) => name === chosen?.name);
const parameterGroups = findParameterGroups(chosen?.name ?? '');
const parameters = parameterGroups.flatMap((group) => group.parameters);

/** One artefact's externalised parameters on all stages. */
export function ConfigurationComparison() {
  const { comparison, live, areas } = useTexts();
  const formats = useFormats();
  if (!artefact) return null;
  return (
    <AppWindow area="comparison">
      <PageHeader title={areas.comparison} detail={comparison.detail}>
        <SearchBox placeholder={comparison.search} />
        <SelectBox label={comparison.package} value={comparison.allPackages} />
        <Action icon={Download} label={comparison.export} />
      </PageHeader>
      <div className={body}>
        <nav className={list}>
          <p className={listHead}>
            {comparison.artefacts}
            <span>{comparison.deviations}</span>
          </p>
          {comparedArtefacts.map(({ name, deviating }) => (
            <span key={name} className={entry} data-chosen={name === artefact.name || undefined}>
              {name}
              {deviating > 0 && <span className={count}>{deviating}</span>}
            </span>
          ))}
        </nav>
        <div className={table}>
          <div className={title}>
            <span className={css({ display: 'grid', gap: '0.5' })}>
              <span className={css({ fontFamily: 'mono', fontSize: 'xs', fontWeight: 'semibold' })}>
                {artefact.name}
              </span>
              <span className={css({ color: 'muted', fontSize: '[0.75rem]' })}>
                {comparison.package}: Sales Integration
              </span>
            </span>
            <Filter />
          </div>
          <div className={headRow}>
            <span>{live.comparison.parameter}</span>
            {STAGES.map((stage) => (
              <span key={stage} className={stageHead}>
                {stage}
                <span
                  className={versionBadge}
                  data-deviates={artefact.versions[stage] !== artefact.versions.DEV || undefined}
                >
                  {artefact.versions[stage]}
                </span>
              </span>
            ))}
            <span>{live.finding}</span>
          </div>
          {parameterGroups.map((group) => (
            <GroupRows key={group.name} group={group} />
          ))}
          <div className={foot}>
            <span>{fill(comparison.rows, { count: parameters.length })}</span>
            <span>{fill(comparison.compared, { time: formats.time(NOW) })}</span>
          </div>
        </div>
      </div>
    </AppWindow>
  );
}

function Filter() {
  const { comparison } = useTexts();
  const formats = useFormats();
  const findings = parameters.map(compareParameter);
  const count = (wanted: readonly ParameterFinding['kind'][]) =>
    formats.number(findings.filter((finding) => wanted.includes(finding.kind)).length);
  return (
    <Choices
      chosen={0}
      options={[
        { label: comparison.all, count: formats.number(parameters.length) },
        { label: comparison.differences, count: count(['perStage', 'behind']) },
        { label: comparison.deviations, count: count(['behind']), tone: 'deviation' },
      ]}
    />
  );
}

function GroupRows({ group }: { group: ParameterGroup }) {
  const { live } = useTexts();
  return (
    <>
      <div className={groupRow}>
        {fill(live.comparison.groups[group.name], { system: group.system ?? '' })}
      </div>
      {group.parameters.map((parameter) => (
        <ParameterRow key={parameter.name} parameter={parameter} />
      ))}
    </>
  );
}

function ParameterRow({ parameter }: { parameter: Parameter }) {
  const finding = compareParameter(parameter);
  return (
    <div className={row} data-finding={finding.kind}>
      <span className={css({ fontWeight: 'medium' })}>{parameter.name}</span>
      {STAGES.map((stage) => (
        <span key={stage}>
          <span
            className={value}
            data-deviates={
              (finding.kind === 'behind' && finding.stages.includes(stage)) || undefined
            }
          >
            {parameter.values[stage]}
          </span>
        </span>
      ))}
      <FindingText finding={finding} />
    </div>
  );
}

const body = css({
  display: 'grid',
  gridTemplateColumns: '[16rem minmax(0, 1fr)]',
  flexGrow: '1',
  minHeight: '0',
  borderBlockStart: 'line',
});

const list = css({ display: 'flex', flexDirection: 'column', gap: '0.5', padding: '3' });

const listHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: '2',
  paddingBlock: '1.5',
  color: 'muted',
  fontSize: '[0.6875rem]',
  fontWeight: 'medium',
});

const entry = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '8',
  paddingInline: '2',
  borderRadius: 'sm',
  fontFamily: 'mono',
  fontSize: '[0.6875rem]',
  '&[data-chosen]': { backgroundColor: 'accentSoft', color: 'accent', fontWeight: 'semibold' },
});

const count = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '[1.125rem]',
  height: '[1.125rem]',
  borderRadius: 'full',
  backgroundColor: 'deviationSoft',
  color: 'deviation',
  fontFamily: 'sans',
  fontWeight: 'semibold',
});

const table = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  backgroundColor: 'surface',
  borderInlineStart: 'line',
});

const title = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '14',
  paddingInline: '5',
  borderBlockEnd: 'line',
});

const headRow = css({
  display: 'grid',
  gridTemplateColumns: '[11.5rem repeat(3, 8.75rem) minmax(0, 1fr)]',
  columnGap: '4',
  alignItems: 'center',
  height: '9',
  paddingInline: '5',
  borderBlockEnd: 'line',
  color: 'muted',
  fontSize: '[0.75rem]',
  fontWeight: 'medium',
});

const stageHead = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  color: 'ink',
  fontFamily: 'mono',
  fontWeight: 'semibold',
});

const versionBadge = css({
  paddingInline: '1.5',
  borderRadius: '[4px]',
  backgroundColor: 'alignedSoft',
  color: 'aligned',
  fontSize: '[0.6875rem]',
  fontWeight: 'normal',
  '&[data-deviates]': { backgroundColor: 'deviationSoft', color: 'deviation' },
});

const groupRow = css({
  display: 'flex',
  alignItems: 'center',
  height: '[1.8125rem]',
  paddingInline: '5',
  borderBlockEnd: 'line',
  backgroundColor: 'surfaceSunken',
  fontSize: '[0.75rem]',
  fontWeight: 'semibold',
});

const row = css({
  display: 'grid',
  gridTemplateColumns: '[11.5rem repeat(3, 8.75rem) minmax(0, 1fr)]',
  columnGap: '4',
  alignItems: 'center',
  height: '[1.8125rem]',
  paddingInline: '5',
  borderBlockEnd: '[1px solid color-mix(in srgb, {colors.line} 60%, transparent)]',
  fontFamily: 'mono',
  fontSize: '[0.75rem]',
});

const value = css({
  '[data-finding=aligned] &': { color: 'muted' },
  '&[data-deviates]': {
    marginInlineStart: '[-0.375rem]',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    borderRadius: '[4px]',
    backgroundColor: 'deviationSoft',
    color: 'deviation',
    fontWeight: 'semibold',
    boxShadow: '[inset 0 0 0 1px {colors.deviationMark}]',
  },
});

const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexGrow: '1',
  paddingInline: '5',
  color: 'muted',
  fontSize: '[0.75rem]',
});
