import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import { findLandscapes } from '#app/domain/landscape/find-landscapes';
import type { WordProposal } from '#app/domain/landscape/propose-words';
import { APART, findApart, type LandscapeView } from '#app/domain/landscape/view-landscape';
import type { LandscapeSession } from '#app/features/landscape/landscape-session';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

interface QuestionProps {
  view: LandscapeView;
  session: LandscapeSession;
}

/** What the page asks, because it doubts its own reading; until the answer, gaps are unknown. */
export function Questions({
  comparison,
  ...props
}: QuestionProps & { comparison: LandscapeComparison }) {
  const apart = findApart(props.view, comparison);
  return (
    <>
      {props.view.proposal ? (
        <Proposal {...props} proposal={props.view.proposal} />
      ) : (
        apart.length > 0 && <Apart {...props} stages={comparison.figures.shared > 0 ? apart : []} />
      )}
      <Regions {...props} />
    </>
  );
}

/** A word that would let more ids meet. */
function Proposal({ view, session, proposal }: QuestionProps & { proposal: WordProposal }) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { words, gain, readings } = proposal;
  const own = words.filter(({ isWhole }) => !isWhole);
  const kind = own.length === 0 ? 'without' : own.length === 1 ? 'stage' : 'stages';
  const said = new Set(
    (own.length === 0 ? words : own).map(({ text }) => t('proposal.word', { text })),
  );
  const apply = () => {
    for (const [at, { rules, rest }] of readings) {
      const tenant = view.shown[at];
      if (tenant) session.changeTenant(tenant.key, { rules: [...rules], openStage: rest });
    }
  };
  return (
    <Question
      title={t('proposal.title')}
      text={`${t(`proposal.${kind}`, { words: list([...said]), count: gain })} ${t('proposal.until')}`}
      actions={[
        { label: t('proposal.apply'), act: apply },
        { label: t('proposal.refuse'), act: () => session.answer(...words.map(({ key }) => key)) },
      ]}
    />
  );
}

/** Hardly any id of some stages stands on another one. */
function Apart({ session, stages }: QuestionProps & { stages: readonly string[] }) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  return (
    <Question
      title={
        stages.length > 0 ? t('unmatched.hardly', { stages: list(stages) }) : t('unmatched.title')
      }
      text={`${t('unmatched.none')} ${t('proposal.until')}`}
      actions={[{ label: t('unmatched.together'), act: () => session.answer(APART) }]}
    />
  );
}

/** Proposes landscapes of their own for regions with the same stages. */
function Regions({ view, session }: QuestionProps) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { shown, shownLandscape, landscapes } = view;
  const regions = useMemo(() => [...(findLandscapes(shown) ?? [])], [shown]);
  if (regions.length === 0) return null;
  const apply = () => {
    for (const [at, [, tenants]] of regions.entries()) {
      const landscape = at === 0 ? shownLandscape : Math.max(...landscapes) + at;
      for (const { key } of tenants) session.changeTenant(key, { landscape });
    }
  };
  const named = regions.map(([region, tenants]) => region || list(tenants.map(({ name }) => name)));
  const text = t('regions.text', { regions: list(named) });
  const actions = [{ label: t('regions.apply'), act: apply }];
  return <Question title={t('regions.title')} text={text} actions={actions} />;
}

interface QuestionParts {
  title: string;
  text: string;
  actions: readonly { label: string; act: () => void }[];
}

function Question({ title, text, actions }: QuestionParts) {
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <div className={css({ wrap: '2' })}>
          {actions.map(({ label, act }) => (
            <Button key={label} translate="no" visual="outline" size="sm" onClick={act}>
              {label}
            </Button>
          ))}
        </div>
      }
    >
      <p translate="no">{text}</p>
    </Notice>
  );
}
