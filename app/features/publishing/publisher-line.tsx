import '#app/theme/admin.css';
import { SignInLink } from '#app/features/staff/sign-in-link';
import { TranslatedText } from '#app/i18n/translated-text';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { PublishingState } from './use-publishing';

/** Link to sign in, or the reason why this person cannot publish. */
export function PublisherLine({ state }: { state: PublishingState }) {
  switch (state.is) {
    case 'visitor':
      return (
        <SignInLink className={button({ visual: 'link', size: 'sm' })}>
          <TranslatedText i18nKey="admin:publisher.signIn" />
        </SignInLink>
      );
    case 'no-right':
      return (
        <p className={quiet}>
          <TranslatedText i18nKey="admin:publisher.noRight" values={{ name: state.name }} />
        </p>
      );
    case 'failed':
      return (
        <p className={quiet}>
          <TranslatedText i18nKey="admin:publisher.failed" />{' '}
          <Button visual="link" size="sm" onClick={state.retry}>
            <TranslatedText i18nKey="admin:publisher.retry" />
          </Button>
        </p>
      );
    case 'unknown':
    case 'ready':
      return null;
  }
}

const quiet = css({ textStyle: 'small', color: 'muted' });
