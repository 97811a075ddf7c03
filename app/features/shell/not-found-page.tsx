import { Hydrate } from '@tanstack/react-start';
import { onceAwake } from '#app/hydration/once-awake';
import { Texts } from '#app/i18n/texts';
import { NotFound } from './not-found';
import { PageFrame } from './page-frame';

/** In the page's language; an unknown language prefix gets it in German (D31). */
export function NotFoundPage() {
  return (
    <PageFrame>
      <Hydrate when={onceAwake}>
        <Texts namespaces={['common']}>
          <NotFound />
        </Texts>
      </Hydrate>
    </PageFrame>
  );
}
