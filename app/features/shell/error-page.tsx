import { Hydrate } from '@tanstack/react-start';
import { onceAwake } from '#app/hydration/once-awake';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import { Texts } from '#app/i18n/texts';
import { ErrorMessage } from './error-message';
import { PageFrame } from './page-frame';

/** Shown when rendering a page fails; its heading is there even if nothing more can be loaded. */
export function ErrorPage() {
  const texts = useTranslations().dictionariesFor(useLanguage()).common;
  return (
    <PageFrame>
      <Hydrate when={onceAwake} fallback={<h1>{texts?.error.title}</h1>}>
        <Texts namespaces={['common']}>
          <ErrorMessage />
        </Texts>
      </Hydrate>
    </PageFrame>
  );
}
