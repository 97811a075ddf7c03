import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { muted, Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { readAuditLog } from './account.functions';
import { problemOfRefusal } from './answers';
import type { DoorRoom } from './use-door';
import { useTimes } from './use-times';

const EVENTS = [
  'invited',
  'link-made',
  'rights-changed',
  'removed',
  'signed-in',
  'signed-out',
  'signed-out-everywhere',
  'passkey-added',
  'passkey-removed',
  'prices-published',
  'prices-planned',
  'prices-activated',
  'prices-called-off',
  'inquiry-answered',
  'inquiry-reopened',
  'inquiry-resent',
  'inquiries-erased',
  'inquiries-exported',
] as const;

const WAYS_IN = ['link', 'passkey', 'provider'] as const;

type Entries = Exclude<Awaited<ReturnType<typeof readAuditLog>>, { refused: string }>;

/** Who did what; fetched when it is asked for. */
export function AuditLog({ room }: { room: DoorRoom }) {
  const { t } = useTranslation('staff');
  const [entries, setEntries] = useState<Entries>();
  const load = async () => {
    const answer = await readAuditLog().catch(() => undefined);
    if (!answer) return room.setProblem({ code: 'unreachable' });
    if ('refused' in answer) {
      room.setProblem(problemOfRefusal(answer));
      return void room.refresh();
    }
    setEntries(answer);
  };
  return (
    <Panel title={t('log.title')}>
      <p className={muted}>{t('log.text', { days: site.auditRetentionDays })}</p>
      {entries ? (
        <LogTable entries={entries} />
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
  const { show } = useTimes();
  const nameOf = (event: string) => {
    const known = EVENTS.find((name) => name === event);
    return known ? t(`log.events.${known}`) : event;
  };
  const describeWay = (about: string) => {
    const known = WAYS_IN.find((way) => way === about);
    return known ? t(`sessions.${known}`) : about;
  };
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
        {entries.map(({ at, who, event, about }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and the list is never changed
          <tr key={index}>
            <td>{show(at)}</td>
            <td dir="auto">{who}</td>
            <td>{nameOf(event)}</td>
            <td dir="auto">{event === 'signed-in' ? describeWay(about) : about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '& th': { textAlign: 'start', fontWeight: 'semibold', color: 'muted' },
  '& th, & td': { paddingBlock: '2', paddingInlineEnd: '4', verticalAlign: 'top' },
  '& tbody tr': { borderBlockStart: 'line' },
  smDown: {
    '& thead': { srOnly: true },
    '& tbody tr': { display: 'grid', gap: '1', paddingBlock: '2' },
    '& tbody td': { padding: '0' },
  },
});
