import { Hydrate } from '@tanstack/react-start';
import { condition } from '@tanstack/react-start/hydration';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import { Texts } from '#app/i18n/texts';
import { ErrorMessage } from './error-message';
import { PageFrame } from './page-frame';
import { useAwake } from './use-awake';

/** Shown when rendering a page fails; its heading is there even if nothing more can be loaded. */
export function ErrorPage() {
  const isAwake = useAwake();
  const texts = useTranslations().dictionariesFor(useLanguage()).common;
  return (
    <PageFrame>
      <Hydrate when={condition(isAwake)} fallback={<h1>{texts?.error.title}</h1>}>
        <Texts namespaces={['common']}>
          <ErrorMessage />
        </Texts>
      </Hydrate>
    </PageFrame>
  );
}
