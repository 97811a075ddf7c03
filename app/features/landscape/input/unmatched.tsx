import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findMeeting } from '#app/domain/landscape/find-meeting';
import type { LandscapeSession } from '#app/features/landscape/landscape-session';
import type { LandscapeView } from '#app/features/landscape/view-landscape';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Says that no id stands on two stages, and what would bring ids together. */
export function Unmatched({ view, session }: { view: LandscapeView; session: LandscapeSession }) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { tenants, shownLandscape } = view;
  const whole = useMemo(
    () => tenants.filter((one) => one.landscape === shownLandscape && !one.separation),
    [tenants, shownLandscape],
  );
  const meeting = useMemo(() => findMeeting(whole.flatMap(({ stages }) => stages)), [whole]);
  const apply = () => {
    for (const { stage, position, token } of meeting?.words ?? []) {
      const tenant = whole.find(({ stages }) => stages[0]?.stage === stage);
      const typed = tenant?.stages[0]?.typed ?? stage;
      const rules = [{ position, token, stage: typed, isOn: true }];
      if (tenant) session.changeTenant(tenant.key, { rules, openStage: typed });
    }
  };
  const words = meeting?.words.map(({ position, token, stage }) =>
    t(`unmatched.${position}`, { token, stage }),
  );
  return (
    <Notice
      tone="warning"
      title={t('unmatched.title')}
      className={css({ marginBlockEnd: '4', _print: { display: 'none' } })}
      {...(meeting && {
        action: (
          <Button visual="outline" size="sm" onClick={apply}>
            {t('unmatched.apply')}
          </Button>
        ),
      })}
    >
      <p>
        {meeting && words
          ? t('unmatched.proposal', { words: list(words), count: meeting.shared })
          : t('unmatched.none')}
      </p>
    </Notice>
  );
}
