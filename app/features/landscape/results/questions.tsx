import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findLandscapes } from '#app/domain/landscape/find-landscapes';
import type { WordProposal } from '#app/domain/landscape/propose-words';
import { APART, findApart } from '#app/domain/landscape/view-landscape';
import type { Landscape } from '#app/features/landscape/landscape-session';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { actions } from '#app/ui/panel';

interface Question {
  title: string;
  text: string;
  answers: readonly { label: string; act: () => void }[];
}

/** Questions of a page that doubts its own reading; until the answer, gaps are unknown. */
export function Questions({ view, comparison, session }: Landscape) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { shown, shownLandscape, landscapes, proposal } = view;
  const regions = useMemo(() => [...(findLandscapes(shown) ?? [])], [shown]);
  const apart = findApart(view, comparison);
  const questions: Question[] = [];

  /** A word that would let more ids meet. */
  const propose = ({ words, gain, readings }: WordProposal): Question => {
    const own = words.filter(({ isWhole }) => !isWhole);
    const kind = own.length === 0 ? 'without' : own.length === 1 ? 'stage' : 'stages';
    const said = (own.length === 0 ? words : own).map(({ text }) => t('proposal.word', { text }));
    const apply = () => {
      for (const [at, { rules, rest }] of readings) {
        const tenant = shown[at];
        if (tenant) session.changeTenant(tenant.key, { rules: [...rules], openStage: rest });
      }
    };
    const refuse = () => session.answer(...words.map(({ key }) => key));
    return {
      title: t('proposal.title'),
      text: `${t(`proposal.${kind}`, { words: list([...new Set(said)]), count: gain })} ${t('proposal.until')}`,
      answers: [
        { label: t('proposal.apply'), act: apply },
        { label: t('proposal.refuse'), act: refuse },
      ],
    };
  };
  if (proposal) questions.push(propose(proposal));
  else if (apart.length > 0)
    questions.push({
      title:
        comparison.figures.shared > 0
          ? t('unmatched.hardly', { stages: list(apart) })
          : t('unmatched.title'),
      text: `${t('unmatched.none')} ${t('proposal.until')}`,
      answers: [{ label: t('unmatched.together'), act: () => session.answer(APART) }],
    });

  /** Regions with the same stages become landscapes of their own. */
  const separate = () => {
    for (const [at, [, tenants]] of regions.entries()) {
      const landscape = at === 0 ? shownLandscape : Math.max(...landscapes) + at;
      for (const { key } of tenants) session.changeTenant(key, { landscape });
    }
  };
  const named = regions.map(([region, tenants]) => region || list(tenants.map(({ name }) => name)));
  if (regions.length > 0)
    questions.push({
      title: t('regions.title'),
      text: t('regions.text', { regions: list(named) }),
      answers: [{ label: t('regions.apply'), act: separate }],
    });

  return questions.map(({ title, text, answers }) => (
    <Notice
      key={title}
      tone="warning"
      title={title}
      action={
        <div className={actions}>
          {answers.map(({ label, act }) => (
            <Button key={label} translate="no" visual="outline" size="sm" onClick={act}>
              {label}
            </Button>
          ))}
        </div>
      }
    >
      <p translate="no">{text}</p>
    </Notice>
  ));
}
