import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { muted, Panel } from '#app/ui/panel';
import { withKeys } from '#app/ui/with-keys';
import { css } from '#styled/css';
import { readAuditLog } from './account.functions';
import { errorOfRefusal } from './answers';
import { useLogTexts } from './use-log-texts';
import type { SignInContext } from './use-sign-in';

type Entries = Exclude<Awaited<ReturnType<typeof readAuditLog>>, { refused: string }>;

interface AuditLogProps {
  context: SignInContext;
  /** People without the right `staff` read only what concerns themselves. */
  isWhole: boolean;
}

/** Audit log, loaded on demand. */
export function AuditLog({ context, isWhole }: AuditLogProps) {
  const { t } = useTranslation('staff');
  const [entries, setEntries] = useState<Entries>();
  const load = async () => {
    const answer = await readAuditLog().catch(() => undefined);
    if (!answer) return context.setError({ code: 'unreachable' });
    if ('refused' in answer) {
      context.setError(errorOfRefusal(answer));
      return void context.refresh();
    }
    setEntries(answer);
  };
  return (
    <Panel title={t('log.title')}>
      <p className={muted}>
        {t(isWhole ? 'log.text' : 'log.ownText', { days: site.auditRetentionDays })}
      </p>
      {entries ? (
        <>
          <p className={muted}>{t('log.newest', { count: entries.length })}</p>
          <LogTable entries={entries} />
        </>
      ) : (
        <Button visual="outline" onClick={() => void load()}>
          {t('log.show')}
        </Button>
      )}
    </Panel>
  );
}

/** Rows become cards on a phone. */
function LogTable({ entries }: { entries: Entries }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { nameOf, nameKnownBy, describe } = useLogTexts();
  return (
    <table className={table} aria-label={t('log.title')}>
      <thead>
        <tr>
          <th scope="col">{t('log.when')}</th>
          <th scope="col">{t('log.who')}</th>
          <th scope="col">{t('log.what')}</th>
          <th scope="col">{t('log.about')}</th>
        </tr>
      </thead>
      <tbody>
        {withKeys(entries, ({ at, event }) => `${at} ${event}`).map(({ key, item: entry }) => (
          <tr key={key}>
            <td>{show(entry.at)}</td>
            <td>
              <bdi>{entry.who}</bdi>
              <Known facts={[nameKnownBy(entry.knownBy), entry.subject, entry.id]} />
            </td>
            <td>{nameOf(entry.event)}</td>
            <td>
              <bdi>{describe(entry.event, entry.about)}</bdi>
              <Known facts={[entry.aboutId]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Distinguishes people with the same name. */
function Known({ facts }: { facts: (string | undefined)[] }) {
  const text = facts.filter(Boolean).join(' · ');
  return text !== '' && <bdi className={known}>{text}</bdi>;
}

const known = css({ display: 'block', color: 'muted', fontWeight: 'normal' });

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '& th': { textAlign: 'start', fontWeight: 'semibold', color: 'muted' },
  '& th, & td': { paddingBlock: '2', paddingInlineEnd: '4', verticalAlign: 'top' },
  '& tbody tr': { borderBlockStart: 'line' },
  '& td:first-child': { whiteSpace: 'nowrap', color: 'muted' },
  smDown: {
    '& thead': { srOnly: true },
    '& tbody tr': { display: 'grid', paddingBlock: '3' },
    '& tbody td': { padding: '0' },
    '& td:nth-child(2)': { fontWeight: 'semibold' },
  },
});
