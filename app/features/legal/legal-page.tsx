import type { ReactNode } from 'react';
import { PageFrame } from '#app/features/shell/page-frame';
import type { TextPage } from '#app/pages';
import { LegalArticle } from './legal-article';

/** A page written in Markdown. */
export function LegalPage({ page, children }: { page: TextPage; children?: ReactNode }) {
  return (
    <PageFrame isPrintedAlone>
      <LegalArticle page={page}>{children}</LegalArticle>
    </PageFrame>
  );
}
