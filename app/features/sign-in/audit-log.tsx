import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditTable } from '#app/features/staff/audit-table';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { muted, Panel } from '#app/ui/panel';
import { readOwnEntries } from './account.functions';
import { errorOfRefusal } from './answers';
import type { SignInContext } from './use-sign-in';

type Entries = Exclude<Awaited<ReturnType<typeof readOwnEntries>>, { refused: string }>;

/** The person's own entries of the audit log, loaded on demand. */
export function AuditLog({ context }: { context: SignInContext }) {
  const { t } = useTranslation('staff');
  const [entries, setEntries] = useState<Entries>();
  const load = async () => {
    const answer = await readOwnEntries().catch(() => undefined);
    if (!answer) return context.setError({ code: 'unreachable' });
    if ('refused' in answer) {
      context.setError(errorOfRefusal(answer));
      return void context.refresh();
    }
    setEntries(answer);
  };
  return (
    <Panel title={t('log.title')}>
      <p className={muted}>{t('log.text', { days: site.auditRetentionDays })}</p>
      {entries ? (
        <>
          <p className={muted}>{t('log.newest', { count: entries.length })}</p>
          <AuditTable entries={entries} />
        </>
      ) : (
        <Button visual="outline" onClick={() => void load()}>
          {t('log.show')}
        </Button>
      )}
    </Panel>
  );
}
