import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsLine } from '#app/features/staff/news-line';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { AccountPanels } from './account-panels';
import { ErrorNotice } from './error-notice';
import { OneTimeLink } from './one-time-link';
import { SignInMethods } from './sign-in-methods';
import { type SignInContext, useSignIn } from './use-sign-in';

/** The sign-in methods, or the account of the person who is signed in. */
export function SignIn({ loading }: { loading: ReactNode }) {
  const context = useSignIn();
  const [news, setNews] = useState('');
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <NewsLine>{news}</NewsLine>
      {/* That the server is not there stands below, with the way on. */}
      <ErrorNotice error={context.state.is === 'unreachable' ? undefined : context.error} />
      <View context={context} loading={loading} onNews={setNews} />
    </div>
  );
}

interface ViewProps {
  context: SignInContext;
  loading: ReactNode;
  onNews: (news: string) => void;
}

function View({ context, loading, onNews }: ViewProps) {
  const { t } = useTranslation('staff');
  const { state, secret } = context;
  const retry = () => {
    context.setError(undefined);
    void context.refresh();
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
      if (secret !== undefined)
        return <OneTimeLink context={context} secret={secret} onNews={onNews} />;
      return state.facts.account ? (
        <AccountPanels context={context} account={state.facts.account} onNews={onNews} />
      ) : (
        <SignInMethods context={context} facts={state.facts} onNews={onNews} />
      );
  }
}

/** The page as it was opened, a one-time link included. */
function addressAt(origin: string, secret: string | undefined): string {
  return `${origin}${location.pathname}${secret === undefined ? '' : `#link=${secret}`}`;
}
