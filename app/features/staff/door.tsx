import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { AccountPanels } from './account-panels';
import { OneTimeLink } from './one-time-link';
import { ProblemNotice } from './problem-notice';
import { type DoorRoom, useDoor } from './use-door';
import { WaysIn } from './ways-in';

/** What the person before it sees: the ways in, or the own account. */
export function Door({ loading }: { loading: ReactNode }) {
  const room = useDoor();
  const [news, setNews] = useState('');
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <p
        role="status"
        className={css({ textStyle: 'small', color: 'muted', _empty: { srOnly: true } })}
      >
        {news}
      </p>
      {/* That the server is not there stands below, with the way on. */}
      <ProblemNotice problem={room.state.is === 'unreachable' ? undefined : room.problem} />
      <View room={room} loading={loading} onNews={setNews} />
    </div>
  );
}

interface ViewProps {
  room: DoorRoom;
  loading: ReactNode;
  onNews: (news: string) => void;
}

function View({ room, loading, onNews }: ViewProps) {
  const { t } = useTranslation('staff');
  const { state, secret } = room;
  const retry = () => {
    room.setProblem(undefined);
    void room.refresh();
  };
  switch (state.is) {
    case 'loading':
      return loading;
    case 'finishing':
      return <p role="status">{t('finishing')}</p>;
    case 'unreachable':
      return (
        <Notice tone="danger" role="alert" action={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('unreachable')}
        </Notice>
      );
    case 'elsewhere':
      return (
        <Notice tone="warning" title={t('elsewhere.title')}>
          <p>{t('elsewhere.text')}</p>
          {/* Another origin: no router leads there. */}
          <a href={addressAt(state.origin, secret)} className={button({ visual: 'link' })}>
            {t('elsewhere.link', { origin: state.origin })}
          </a>
        </Notice>
      );
    case 'open':
      if (secret !== undefined) return <OneTimeLink room={room} secret={secret} onNews={onNews} />;
      return state.facts.account ? (
        <AccountPanels room={room} account={state.facts.account} onNews={onNews} />
      ) : (
        <WaysIn room={room} facts={state.facts} onNews={onNews} />
      );
  }
}

/** The page as it was opened, a one-time link included. */
function addressAt(origin: string, secret: string | undefined): string {
  return `${origin}${location.pathname}${secret === undefined ? '' : `#link=${secret}`}`;
}
