import { useState } from 'react';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import { loadStaffMember } from '#app/features/staff/member';
import { useLanguage } from '#app/i18n/language-context';
import { loadTexts } from '#app/i18n/texts';
import type { PublishingSlots } from './publishing-slots';
import { useAnswer } from './use-answer';

export type PublishingState =
  | { kind: 'unknown' | 'visitor' }
  | { kind: 'no-right'; name: string }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; slots: PublishingSlots };

type Found = Exclude<PublishingState, { kind: 'failed' }> | { kind: 'failed' };

type OnPublished = (published: PublishedList | undefined) => void;

/** Whether this browser's person may publish; only then the code and texts for it are loaded. */
export function usePublishing(onPublished: OnPublished): PublishingState {
  const language = useLanguage();
  // Asked once, also when the language changes.
  const [ask] = useState(() => () => loadPublishing(language, onPublished));
  const { answer, askAgain } = useAnswer(ask);
  if (answer?.kind === 'failed') return { kind: 'failed', retry: askAgain };
  return answer ?? { kind: 'unknown' };
}

async function loadPublishing(
  language: ReturnType<typeof useLanguage>,
  onPublished: OnPublished,
): Promise<Found> {
  // Without an answer the editor works as it does for visitors.
  const member = await loadStaffMember().catch(() => null);
  if (!member) return { kind: 'visitor' };
  if (!member.rights.includes('prices')) return { kind: 'no-right', name: member.name };
  try {
    const [{ createPublishingSlots }] = await Promise.all([
      import('./publishing-slots'),
      loadTexts(language, ['staff']),
    ]);
    return { kind: 'ready', slots: createPublishingSlots(onPublished) };
  } catch {
    return { kind: 'failed' };
  }
}
