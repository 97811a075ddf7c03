import type { ReactNode } from 'react';
import { LegalArticle } from '#app/features/legal/legal-article';
import { PageFrame } from '#app/features/shell/page-frame';
import type { TextPage } from '#app/pages';

interface LegalPageProps {
  page: TextPage;
  /** Between the heading and the text. */
  children?: ReactNode;
  /** Below the text. */
  end?: ReactNode;
}

/** A page written in Markdown. */
export function LegalPage({ page, children, end }: LegalPageProps) {
  return (
    <PageFrame isPrintedAlone>
      <LegalArticle page={page}>{children}</LegalArticle>
      {end}
    </PageFrame>
  );
}
