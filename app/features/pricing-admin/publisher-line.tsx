import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTextMarks } from '#app/i18n/text-marks';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { PublishingState } from './use-publishing';

/** The way to publishing for who has none yet. */
export function PublisherLine({ state }: { state: PublishingState }) {
  const { t } = useTranslation('admin');
  const mark = useTextMarks('admin');
  switch (state.is) {
    case 'visitor':
      return (
        // A document of its own: only the door's address allows passkeys.
        <Link
          to="/{-$locale}/admin/anmelden"
          reloadDocument
          className={button({ visual: 'link', size: 'sm' })}
        >
          {mark('publisher.signIn', t('publisher.signIn'))}
        </Link>
      );
    case 'no-right':
      return (
        <p className={quiet}>
          {mark('publisher.noRight', t('publisher.noRight', { name: state.name }))}
        </p>
      );
    case 'failed':
      return (
        <p className={quiet}>
          {mark('publisher.failed', t('publisher.failed'))}{' '}
          <Button visual="link" size="sm" onClick={state.retry}>
            {mark('publisher.retry', t('publisher.retry'))}
          </Button>
        </p>
      );
    case 'unknown':
    case 'ready':
      return null;
  }
}

const quiet = css({ textStyle: 'small', color: 'muted' });
