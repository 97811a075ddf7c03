import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { AskDialog } from '#app/ui/dialog';
import { entries, entry, muted, Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { endOwnSession, signOutEverywhere } from './account.functions';
import type { Account } from './answers';
import type { SignInContext } from './use-sign-in';

interface SessionPanelProps {
  context: SignInContext;
  sessions: Account['sessions'];
}

/** The person's sessions. */
export function SessionPanel({ context, sessions }: SessionPanelProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { isBusy, take } = context;
  const [isAsking, setAsking] = useState(false);
  const nameOf = useBrowserName();
  const head = useRef<HTMLHeadingElement>(null);
  const end = async (id: string) => {
    await take(() => endOwnSession({ data: id }), t('sessions.ended'));
    head.current?.focus();
  };
  return (
    <Panel title={t('sessions.title')} headRef={head}>
      <ul className={entries}>
        {sessions.map(({ id, how, browser, createdAt, seenAt, isThis }) => {
          const name = nameOf(browser);
          const date = show(createdAt);
          return (
            <li key={id} className={entry}>
              <div>
                <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
                  {name}
                  {isThis && <Badge>{t('sessions.this')}</Badge>}
                </p>
                <p className={muted}>
                  {t('sessions.since', { date, how: t(`sessions.${how}`) })},{' '}
                  {t('sessions.seen', { date: show(seenAt) })}
                </p>
              </div>
              {!isThis && (
                <Button
                  visual="outline"
                  size="sm"
                  aria-disabled={isBusy}
                  aria-label={t('sessions.endOf', { browser: name, date })}
                  onClick={() => void end(id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button visual="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('account.signOutEverywhere')}
      </Button>
      <AskDialog
        open={isAsking}
        title={t('account.everywhereQuestion')}
        cancelLabel={t('account.cancel')}
        onCancel={() => setAsking(false)}
        confirmLabel={t('account.signOutEverywhere')}
        onConfirm={() => {
          setAsking(false);
          void take(signOutEverywhere, t('account.signedOut'));
        }}
      >
        {t('account.everywhereText')}
      </AskDialog>
    </Panel>
  );
}

/** Browser and system in words: the server stores "Firefox, Linux". */
function useBrowserName(): (stored: string) => string {
  const { t } = useTranslation('staff');
  return (stored) => {
    const [browser = '', system] = stored.split(', ');
    if (system !== undefined) return t('sessions.browserOn', { browser, system });
    return browser || t('sessions.unnamed');
  };
}
