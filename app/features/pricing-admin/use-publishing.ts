import { useState } from 'react';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import type { Translations } from '#app/i18n/translations';
import type { Parts } from './publishing/parts';
import { useAnswer } from './use-answer';

export type PublishingState =
  | { is: 'unknown' | 'visitor' }
  | { is: 'no-right'; name: string }
  | { is: 'failed'; retry: () => void }
  | { is: 'ready'; parts: Parts };

type Found = Exclude<PublishingState, { is: 'failed' }> | { is: 'failed' };

/** Whether this browser's person may publish; only then its code and texts are loaded. */
export function usePublishing(): PublishingState {
  const language = useLanguage();
  const translations = useTranslations();
  // Asked once, whatever language follows.
  const [ask] = useState(() => () => findPublishing(translations, language));
  const { answer, askAgain } = useAnswer(ask);
  if (answer?.is === 'failed') return { is: 'failed', retry: askAgain };
  return answer ?? { is: 'unknown' };
}

async function findPublishing(
  translations: Translations,
  language: ReturnType<typeof useLanguage>,
): Promise<Found> {
  // Without an answer the editor is as it is for everyone.
  const publisher = await askForPublisher().catch(() => null);
  if (!publisher) return { is: 'visitor' };
  if (!publisher.mayPublish) return { is: 'no-right', name: publisher.name };
  try {
    const [{ createParts }] = await Promise.all([
      import('./publishing/parts'),
      translations.load(language, ['publishing']),
    ]);
    const parts = createParts(publisher.name);
    void parts.publications.load();
    return { is: 'ready', parts };
  } catch {
    return { is: 'failed' };
  }
}

async function askForPublisher() {
  const { findPublisher } = await import('./publisher.functions');
  return findPublisher();
}
