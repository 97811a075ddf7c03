import type { ReactNode } from 'react';
import { LegalArticle } from '#app/features/legal/legal-article';
import { PageFrame } from '#app/features/shell/page-frame';
import type { TextPage } from '#app/pages';

/** A page written in Markdown. */
export function LegalPage({ page, children }: { page: TextPage; children?: ReactNode }) {
  return (
    <PageFrame isPrintedAlone>
      <LegalArticle page={page}>{children}</LegalArticle>
    </PageFrame>
  );
}
