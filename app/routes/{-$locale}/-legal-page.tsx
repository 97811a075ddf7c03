import { LegalArticle } from '#app/features/legal/legal-article';
import { PageFrame } from '#app/features/shell/page-frame';
import type { LegalPage as Page } from '#app/pages';

export function LegalPage({ page }: { page: Page }) {
  return (
    <PageFrame texts={['legal']} isPrintedAlone>
      <LegalArticle page={page} />
    </PageFrame>
  );
}
