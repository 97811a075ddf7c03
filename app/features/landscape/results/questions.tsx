import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findLandscapes } from '#app/domain/landscape/find-landscapes';
import { findMeeting } from '#app/domain/landscape/find-meeting';
import type { LandscapeSession } from '#app/features/landscape/landscape-session';
import type { LandscapeView } from '#app/features/landscape/view-landscape';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';

interface QuestionProps {
  view: LandscapeView;
  session: LandscapeSession;
}

/** Says that no id stands on two stages, and what would bring ids together. */
export function Unmatched({ view, session }: QuestionProps) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { shown } = view;
  const whole = useMemo(() => shown.filter((one) => !one.separation), [shown]);
  const meeting = useMemo(() => findMeeting(whole.flatMap(({ stages }) => stages)), [whole]);
  const apply = () => {
    for (const { stage, position, token } of meeting?.words ?? []) {
      const tenant = whole.find(({ stages }) => stages[0]?.stage === stage);
      const typed = tenant?.stages[0]?.typed ?? stage;
      const rules = [{ position, token, stage: typed, isOn: true }];
      if (tenant) session.changeTenant(tenant.key, { rules, openStage: typed });
    }
  };
  const words = meeting?.words.map(({ position, token, stage }) =>
    t(`unmatched.${position}`, { token, stage }),
  );
  const text = words
    ? t('unmatched.proposal', { words: list(words), count: meeting?.shared ?? 0 })
    : t('unmatched.none');
  const action = meeting && { label: t('unmatched.apply'), apply };
  return <Question title={t('unmatched.title')} text={text} action={action} />;
}

/** Proposes landscapes of their own for regions with the same stages. */
export function Regions({ view, session }: QuestionProps) {
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
  const action = { label: t('regions.apply'), apply };
  return <Question title={t('regions.title')} text={text} action={action} />;
}

interface QuestionParts {
  title: string;
  text: string;
  action: { label: string; apply: () => void } | undefined;
}

function Question({ title, text, action }: QuestionParts) {
  const button = action && (
    <Button visual="outline" size="sm" onClick={action.apply}>
      {action.label}
    </Button>
  );
  return (
    <Notice tone="warning" title={title} action={button}>
      <p>{text}</p>
    </Notice>
  );
}
