import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice';
import { button } from '#styled/recipes';
import type { Problem } from './messages';
import { problemKey } from './problem-key';

/** Why something was not done. */
export function ProblemNotice({ problem }: { problem: Problem }) {
  const { t } = useTranslation('inquiries');
  const why = problem === 'gone' ? problem : problemKey(problem);
  return (
    <Notice
      tone="danger"
      action={
        why === 'signed-out' && (
          // Beside this page, which stays as it is.
          <Link
            to="/{-$locale}/admin/anmelden"
            target="_blank"
            reloadDocument
            className={button({ visual: 'outline', size: 'sm' })}
          >
            {t('signInBeside')}
          </Link>
        )
      }
    >
      {t(`notDone.${why}`)}
    </Notice>
  );
}
