import { startOnce } from '#app/domain/start-once';
import { getLanguageOfPath, type Language } from '#app/i18n/languages';
import { type CachedPage, createCachedPage } from './cached-page';

/** Enough for the queue to be worked off. */
const RETRY_SECONDS = 5;

/** The 503 page if the render queue is full, rendered once per language. */
export function createBusyResponses(renderBusyPage: (language: Language) => Promise<string>) {
  const answers = new Map<string, Promise<CachedPage>>();

  async function make(language: Language): Promise<CachedPage> {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': `${RETRY_SECONDS}`,
    };
    return createCachedPage(new Response(await renderBusyPage(language), { status: 503, headers }));
  }

  return (pathname: string): Promise<CachedPage> => {
    const language = getLanguageOfPath(pathname);
    return startOnce(answers, language.code, () => make(language));
  };
}
