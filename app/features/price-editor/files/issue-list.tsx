import { useTranslation } from 'react-i18next';
import { truncate } from '#app/catalog/price-changes/format-change';
import type { ConfigIssue } from '#app/domain/pricing/read-config';
import { css } from '#styled/css';

const MAX_SHOWN = 5;

/** The first errors of a configuration, with their paths. */
export function IssueList({ issues }: { issues: readonly ConfigIssue[] }) {
  const { t } = useTranslation('editor');
  return (
    <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', overflowWrap: 'anywhere' })}>
      {issues.slice(0, MAX_SHOWN).map(({ path, kind }) => (
        <li key={path}>
          {t(`issues.${kind}`, { path: path === '' ? t('issues.whole') : truncate(path) })}
        </li>
      ))}
      {issues.length > MAX_SHOWN && <li>{t('issues.more')}</li>}
    </ul>
  );
}
