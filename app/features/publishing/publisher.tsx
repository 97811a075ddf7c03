import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#app/theme/admin.css';
import { loadStaffMember } from '#app/features/staff/member';
import { SignInLink } from '#app/features/staff/sign-in-link';
import { useLanguage } from '#app/i18n/language-context';
import { definePart } from '#app/later/define-part';
import { Button } from '#app/ui/button';
import { muted } from '#app/ui/panel';
import { button } from '#styled/recipes';
import type { PublishingContext } from './publication-store';
import type { createPublishingSlots } from './publishing-slots';

type PublishingState =
  | { kind: 'unknown' | 'visitor' | 'failed' }
  | { kind: 'no-right'; name: string }
  | { kind: 'ready'; slots: ReturnType<typeof createPublishingSlots> };

type OnPublished = PublishingContext['onPublished'];

/** Whether this browser's person may publish; only then the code and texts for it are loaded. */
export function usePublishing(onPublished: OnPublished) {
  const language = useLanguage();
  const [state, setState] = useState<PublishingState>({ kind: 'unknown' });
  // Asked once, also when the language changes.
  const [load] = useState(() => async () => setState(await loadPublishing(language, onPublished)));
  useEffect(() => void load(), [load]);
  return { state, load };
}

const slots = definePart({ load: () => import('./publishing-slots'), area: 'staff' });

async function loadPublishing(
  language: ReturnType<typeof useLanguage>,
  onPublished: OnPublished,
): Promise<PublishingState> {
  // Without an answer the editor works as it does for visitors.
  const member = await loadStaffMember().catch(() => null);
  if (!member) return { kind: 'visitor' };
  if (!member.rights.includes('prices')) return { kind: 'no-right', name: member.name };
  try {
    const { createPublishingSlots } = await slots.load(language);
    return { kind: 'ready', slots: createPublishingSlots(onPublished) };
  } catch {
    return { kind: 'failed' };
  }
}

/** Link to sign in, or the reason why this person cannot publish. */
export function PublisherLine({ state, load }: ReturnType<typeof usePublishing>) {
  const { t } = useTranslation('editor');
  if (state.kind === 'visitor') {
    return (
      <SignInLink className={button({ visual: 'link', size: 'sm' })}>
        {t('publisher.signIn')}
      </SignInLink>
    );
  }
  if (state.kind === 'no-right') {
    return <p className={muted}>{t('publisher.noRight', { name: state.name })}</p>;
  }
  if (state.kind !== 'failed') return null;
  return (
    <p className={muted}>
      {t('publisher.failed')}{' '}
      <Button visual="link" size="sm" onClick={() => void load()}>
        {t('publisher.retry')}
      </Button>
    </p>
  );
}
