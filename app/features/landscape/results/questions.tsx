import { useTranslation } from 'react-i18next';
import { findLandscapes } from '#app/domain/landscape/find-landscapes';
import { APART } from '#app/domain/landscape/view-landscape';
import { Action } from '#app/features/landscape/input/parts';
import { session } from '#app/features/landscape/landscape-session';
import { useFormats } from '#app/i18n/language-context';
import { Notice } from '#app/ui/notice';
import { actions } from '#app/ui/panel';
import type { Landscape } from './words';

/** Questions of a page that doubts its own reading; until the answer, gaps are unknown. */
export function Questions({ view, comparison }: Landscape) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { shown, shownLandscape, landscapes, proposal } = view;
  const regions = [...(findLandscapes(shown) ?? [])];
  const apart = proposal ? [] : comparison.apart;

  // Words that would let more ids meet.
  const { words = [], gain = 0, readings = [] } = proposal ?? {};
  const own = words.filter(({ isWhole }) => !isWhole);
  const kind = own.length === 0 ? 'without' : own.length === 1 ? 'stage' : 'stages';
  const said = (own.length === 0 ? words : own).map(({ text }) => t('proposal.word', { text }));
  const apply = () => {
    for (const [key, { rules, rest }] of readings) {
      session.changeTenant(key, { rules: [...rules], openStage: rest });
    }
  };

  /** Regions with the same stages become landscapes of their own. */
  const separate = () => {
    for (const [at, [, tenants]] of regions.entries()) {
      const landscape = at === 0 ? shownLandscape : Math.max(...landscapes) + at;
      for (const { key } of tenants) session.changeTenant(key, { landscape });
    }
  };
  const named = regions.map(([region, tenants]) => region || list(tenants.map(({ name }) => name)));

  const questions = [
    proposal && {
      title: t('proposal.title'),
      text: `${t(`proposal.${kind}`, { words: list([...new Set(said)]), count: gain })} ${t('proposal.until')}`,
      answers: {
        [t('proposal.apply')]: apply,
        [t('proposal.refuse')]: () => session.answer(...words.map(({ key }) => key)),
      },
    },
    apart.length > 0 && {
      title:
        comparison.figures.shared > 0
          ? t('unmatched.hardly', { stages: list(apart) })
          : t('unmatched.title'),
      text: `${t('unmatched.none')} ${t('proposal.until')}`,
      answers: { [t('unmatched.together')]: () => session.answer(APART) },
    },
    regions.length > 0 && {
      title: t('regions.title'),
      text: t('regions.text', { regions: list(named) }),
      answers: { [t('regions.apply')]: separate },
    },
  ];
  return questions.map(
    (question) =>
      question && (
        <Notice
          key={question.title}
          tone="warning"
          title={question.title}
          action={
            <div className={actions}>
              {Object.entries(question.answers).map(([label, act]) => (
                <Action key={label} translate="no" label={label} onAct={act} />
              ))}
            </div>
          }
        >
          <p translate="no">{question.text}</p>
        </Notice>
      ),
  );
}
