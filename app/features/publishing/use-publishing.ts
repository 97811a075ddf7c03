import { useState } from 'react';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import { loadStaffMember } from '#app/features/staff/member';
import { useLanguage } from '#app/i18n/language-context';
import { loadTexts } from '#app/i18n/texts';
import type { PublishingSlots } from './publishing-slots';
import { useAnswer } from './use-answer';

export type PublishingState =
  | { is: 'unknown' | 'visitor' }
  | { is: 'no-right'; name: string }
  | { is: 'failed'; retry: () => void }
  | { is: 'ready'; slots: PublishingSlots };

type Found = Exclude<PublishingState, { is: 'failed' }> | { is: 'failed' };

type OnPublished = (published: PublishedList | undefined) => void;

/** Whether this browser's person may publish; only then the code and texts for it are loaded. */
export function usePublishing(onPublished: OnPublished): PublishingState {
  const language = useLanguage();
  // Asked once, also when the language changes.
  const [ask] = useState(() => () => loadPublishing(language, onPublished));
  const { answer, askAgain } = useAnswer(ask);
  if (answer?.is === 'failed') return { is: 'failed', retry: askAgain };
  return answer ?? { is: 'unknown' };
}

async function loadPublishing(
  language: ReturnType<typeof useLanguage>,
  onPublished: OnPublished,
): Promise<Found> {
  // Without an answer the editor works as it does for visitors.
  const member = await loadStaffMember().catch(() => null);
  if (!member) return { is: 'visitor' };
  if (!member.rights.includes('prices')) return { is: 'no-right', name: member.name };
  try {
    const [{ createPublishingSlots }] = await Promise.all([
      import('./publishing-slots'),
      loadTexts(language, ['staff']),
    ]);
    return { is: 'ready', slots: createPublishingSlots(onPublished) };
  } catch {
    return { is: 'failed' };
  }
}
