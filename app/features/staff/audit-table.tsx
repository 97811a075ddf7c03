import { useTranslation } from 'react-i18next';
import { createAuditTexts } from '#app/i18n/audit-texts';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { useFormats } from '#app/i18n/language-context';
import type { readAuditLog } from '#app/server/staff/audit-log.server';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { denseTable } from './dense-table';

type ShownEntry = Awaited<ReturnType<typeof readAuditLog>>['entries'][number];

export function AuditTable({ entries }: { entries: readonly ShownEntry[] }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { nameOf, nameKnownBy, describe } = useAuditTexts();
  return (
    <table className={cx(denseTable, table)} aria-label={t('log.title')}>
      <thead>
        <tr>
          <th scope="col" className={whenColumn}>
            {t('log.when')}
          </th>
          <th scope="col" className={whoColumn}>
            {t('log.who')}
          </th>
          <th scope="col" className={whatColumn}>
            {t('log.what')}
          </th>
          <th scope="col">{t('log.about')}</th>
        </tr>
      </thead>
      <tbody>
        {withKeys(entries, ({ at, event }) => `${at} ${event}`).map(({ key, item: entry }) => (
          <tr key={key}>
            <td>
              <time dateTime={new Date(entry.at).toISOString()}>{show(entry.at)}</time>
            </td>
            <td>
              <bdi className={css({ fontWeight: 'semibold' })} translate="no">
                {entry.who}
              </bdi>
              <Known parts={[nameKnownBy(entry.knownBy), entry.subject, shorten(entry.id)]} />
            </td>
            <td>{nameOf(entry.event)}</td>
            <td>
              <bdi>{describe(entry.event, entry.about)}</bdi>
              <Known parts={[shorten(entry.aboutId)]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Texts of the audit log in the page's language. */
export function useAuditTexts() {
  const { t } = useTranslation('staff');
  const { list } = useFormats();
  return createAuditTexts(t, list);
}

/** Enough of an id to tell people with one name apart; the export has all of it. */
export function shorten(id: string): string {
  return id.slice(0, 8);
}

/** Distinguishes people with the same name. */
function Known({ parts }: { parts: readonly string[] }) {
  const text = parts.filter(Boolean).join(' · ');
  return (
    text !== '' && (
      <bdi className={known} translate="no">
        {text}
      </bdi>
    )
  );
}

const table = css({ sm: { tableLayout: 'fixed' } });
const whenColumn = css({ sm: { width: '[9.5rem]' } });
const whoColumn = css({ sm: { width: '[22%]' } });
const whatColumn = css({ sm: { width: '[26%]' } });

const known = css({ display: 'block', color: 'muted', textStyle: 'caption' });
