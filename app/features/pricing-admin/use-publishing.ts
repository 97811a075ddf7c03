import { useEffect, useState } from 'react';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import type { Parts } from './publishing/parts';

export type PublishingState =
  | { is: 'unknown' | 'visitor' }
  | { is: 'no-right'; name: string }
  | { is: 'failed'; retry: () => void }
  | { is: 'ready'; parts: Parts };

/** Whether this browser's person may publish; only then its code and texts are loaded. */
export function usePublishing(): PublishingState {
  const language = useLanguage();
  const translations = useTranslations();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PublishingState>({ is: 'unknown' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, whatever language follows
  useEffect(() => {
    let isCurrent = true;
    const retry = () => setAttempt((count) => count + 1);
    const load = async (): Promise<PublishingState> => {
      const { findPublisher } = await import('./publishing.functions');
      // Without an answer the editor is as it is for everyone.
      const publisher = await findPublisher().catch(() => null);
      if (!publisher) return { is: 'visitor' };
      if (!publisher.mayPublish) return { is: 'no-right', name: publisher.name };
      try {
        const [{ createParts }] = await Promise.all([
          import('./publishing/parts'),
          translations.load(language, ['publishing']),
        ]);
        const parts = createParts();
        void parts.publications.load();
        return { is: 'ready', parts };
      } catch {
        return { is: 'failed', retry };
      }
    };
    void load().then(
      (found) => isCurrent && setState(found),
      () => isCurrent && setState({ is: 'visitor' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return state;
}
