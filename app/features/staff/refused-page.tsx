import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { actions } from '#app/ui/panel';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { getCallFailure, type Refusal } from './call';
import { SignInLink } from './sign-in-link';

interface RefusedPageProps {
  refusal: Refusal;
  /** The page's title. */
  title: string;
  /** Name of the right that the page needs. */
  right: string;
}

/** Says why the server refused the page, with a link to sign in. */
export function RefusedPage({ refusal, title, right }: RefusedPageProps) {
  const { t } = useTranslation('staff');
  const router = useRouter();
  const failure = getCallFailure(refusal);
  const why = failure === 'stale' ? 'signed-out' : failure;
  // The person may have signed in meanwhile and returned, also from the back/forward cache.
  useEffect(() => {
    const askAgain = () => {
      if (document.visibilityState === 'visible') void router.invalidate();
    };
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, [router]);
  return (
    <>
      <h1 className={css({ textStyle: 'heading' })}>{title}</h1>
      <Notice
        tone={why === 'unreachable' ? 'danger' : 'info'}
        title={t(`office.refused.${why}.title`)}
      >
        <p>{t(`office.refused.${why}.text`, { right })}</p>
      </Notice>
      <div className={actions}>
        {refusal.kind === 'other-origin' ? (
          // Another origin: no router leads there.
          <a href={`${refusal.origin}/admin/anmelden`} className={button()}>
            {t('office.refused.other-origin.link', { origin: refusal.origin })}
          </a>
        ) : (
          why === 'signed-out' && (
            <SignInLink className={button()}>{t('office.refused.signIn')}</SignInLink>
          )
        )}
        <Button visual="outline" onClick={() => void router.invalidate()}>
          {t('office.refused.retry')}
        </Button>
      </div>
    </>
  );
}
