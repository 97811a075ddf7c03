import { NotFound } from './not-found';
import { PageFrame } from './page-frame';

/** In the page's language; an unknown language prefix gets it in German (D31). */
export function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
