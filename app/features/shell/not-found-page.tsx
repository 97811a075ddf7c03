import { Hydrate } from '@tanstack/react-start';
import { condition } from '@tanstack/react-start/hydration';
import { Texts } from '#app/i18n/texts';
import { NotFound } from './not-found';
import { PageFrame } from './page-frame';
import { useAwake } from './use-awake';

/** In the page's language; an unknown language prefix gets it in German (D31). */
export function NotFoundPage() {
  const isAwake = useAwake();
  return (
    <PageFrame>
      <Hydrate when={condition(isAwake)}>
        <Texts namespaces={['common']}>
          <NotFound />
        </Texts>
      </Hydrate>
    </PageFrame>
  );
}
