import { LegalArticle } from '#app/features/legal/legal-article';
import { PageFrame } from '#app/features/shell/page-frame';
import { Texts } from '#app/i18n/texts';
import type { LegalPage as Page } from '#app/pages';

export function LegalPage({ page }: { page: Page }) {
  return (
    <PageFrame isPrintedAlone>
      <Texts namespaces={['legal']}>
        <LegalArticle page={page} />
      </Texts>
    </PageFrame>
  );
}
