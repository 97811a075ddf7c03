import { useTranslation } from 'react-i18next';
import type { ConfigIssue } from '#app/domain/pricing/read-config';
import { clip } from '#app/features/pricing-admin/names';
import { css } from '#styled/css';

const MAX_SHOWN = 5;

/** Where a configuration is wrong, the first places of it. */
export function IssueList({ issues }: { issues: readonly ConfigIssue[] }) {
  const { t } = useTranslation('admin');
  return (
    <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', overflowWrap: 'anywhere' })}>
      {issues.slice(0, MAX_SHOWN).map(({ path, code }) => (
        <li key={path}>
          {t(`issues.${code}`, { path: path === '' ? t('issues.whole') : clip(path) })}
        </li>
      ))}
      {issues.length > MAX_SHOWN && <li>{t('issues.more')}</li>}
    </ul>
  );
}
