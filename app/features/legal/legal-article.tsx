import { useTranslation } from 'react-i18next';
import type { LegalPage } from '#app/i18n/legal-texts';
import { css } from '#styled/css';
import { column } from '#styled/recipes';

/** One legal page: heading, table of contents, text. */
export function LegalArticle({ page }: { page: LegalPage }) {
  const { t } = useTranslation('legal');
  return (
    <div className={column()}>
      <h1 className={css({ textStyle: 'heading' })}>{t(`${page}.title`)}</h1>
    </div>
  );
}
