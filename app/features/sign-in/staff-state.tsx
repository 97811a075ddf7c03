import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsLine } from '#app/features/staff/news-line';
import { SignInAgainLink } from '#app/features/staff/sign-in-link';
import { StaffColumn } from '#app/features/staff/staff-column';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { type SignInContext, type SignInError, type SignInOptions, useSignIn } from './use-sign-in';

interface StaffStateProps {
  heading: ReactNode;
  /** The page once the server has said who is signed in. */
  children: (context: SignInContext, options: SignInOptions) => ReactNode;
}

/** Frame of sign-in and account. The server's HTML is the same for everyone. */
export function StaffState({ heading, children }: StaffStateProps) {
  const { t } = useTranslation('staff');
  const context = useSignIn();
  const describe = useErrorText();
  const { news, error, state } = context;
  return (
    <StaffColumn isNarrow>
      {heading}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <NewsLine>{news}</NewsLine>
      {/* That the server is not there stands below, with the way on. */}
      <NewsLine isFailure action={error?.kind === 'stale' ? <SignInAgainLink /> : undefined}>
        {error && state.kind !== 'unreachable' && describe(error)}
      </NewsLine>
      <View context={context}>{children}</View>
    </StaffColumn>
  );
}

interface ViewProps extends Pick<StaffStateProps, 'children'> {
  context: SignInContext;
}

function View({ context, children }: ViewProps) {
  const { t } = useTranslation('staff');
  const { state, secret } = context;
  const retry = () => {
    context.setError(undefined);
    void context.refresh();
  };
  switch (state.kind) {
    case 'loading':
      return (
        <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
          {t('loading')}
        </p>
      );
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
      return children(context, state.options);
  }
}

/** The page as it was opened, a one-time link included. */
function addressAt(origin: string, secret: string | undefined): string {
  return `${origin}${location.pathname}${secret === undefined ? '' : `#link=${secret}`}`;
}

const MAX_IN_SECONDS = 90;

/** Why a step did not work. */
function useErrorText(): (error: SignInError) => string {
  const { t } = useTranslation('staff');
  return (error) => {
    switch (error.kind) {
      case 'too-many': {
        const { retryAfterSeconds: seconds } = error;
        return seconds > MAX_IN_SECONDS
          ? t('problems.tooManyMinutes', { count: Math.ceil(seconds / 60) })
          : t('problems.tooMany', { count: seconds });
      }
      case 'stale':
        return t('office.stale.text');
      case 'no-right':
      case 'other-origin':
      case 'unreadable':
      case 'unavailable':
        return t('unreachable');
      default:
        return t(`problems.${error.kind}`);
    }
  };
}
