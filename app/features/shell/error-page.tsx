import { ErrorMessage } from './error-message';
import { PageFrame } from './page-frame';

/** Shown when a page cannot be loaded or rendered. */
export function ErrorPage() {
  return (
    <PageFrame>
      <ErrorMessage />
    </PageFrame>
  );
}
