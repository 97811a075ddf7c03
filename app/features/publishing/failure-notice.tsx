import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { Failure } from './publication-store';

/** Why something was not done, said as soon as it appears; nothing that was edited is lost. */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation('publishing');
  return (
    <div role="alert" className={css({ _empty: { srOnly: true } })}>
      {failure && (
        <Notice
          tone="danger"
          action={
            failure === 'signed-out' && (
              // Beside this page, whose draft stays.
              <Link
                to="/{-$locale}/admin/anmelden"
                target="_blank"
                reloadDocument
                className={button({ visual: 'outline', size: 'sm' })}
              >
                {t('problems.signIn')}
              </Link>
            )
          }
        >
          {t(`problems.${failure}`)}
        </Notice>
      )}
    </div>
  );
}
