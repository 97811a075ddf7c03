import { useTranslation } from 'react-i18next';
import '#app/theme/admin.css';
import { SignInLink } from '#app/features/staff/sign-in-link';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { PublishingState } from './use-publishing';

/** Link to sign in, or the reason why this person cannot publish. */
export function PublisherLine({ state }: { state: PublishingState }) {
  const { t } = useTranslation('editor');
  switch (state.kind) {
    case 'visitor':
      return (
        <SignInLink className={button({ visual: 'link', size: 'sm' })}>
          {t('publisher.signIn')}
        </SignInLink>
      );
    case 'no-right':
      return <p className={quiet}>{t('publisher.noRight', { name: state.name })}</p>;
    case 'failed':
      return (
        <p className={quiet}>
          {t('publisher.failed')}{' '}
          <Button visual="link" size="sm" onClick={state.retry}>
            {t('publisher.retry')}
          </Button>
        </p>
      );
    case 'unknown':
    case 'ready':
      return null;
  }
}

const quiet = css({ textStyle: 'small', color: 'muted' });
