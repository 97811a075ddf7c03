import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/badge';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import type { ListedInquiry } from './load';

interface StateBadgesProps {
  inquiry: Pick<ListedInquiry, 'answeredAt' | 'deliveries' | 'isUnverified' | 'unreadable'>;
  /** Without room for both badges in a line, a sign stands for a failed delivery. */
  isCompact?: boolean;
}

/** Badges for answered or open, without a verified CAPTCHA, and for failed deliveries. */
export function StateBadges({ inquiry, isCompact = false }: StateBadgesProps) {
  const { t } = useTranslation('staff');
  const { answeredAt, deliveries, isUnverified, unreadable } = inquiry;
  const has = (state: string) => deliveries.some((delivery) => delivery.state === state);
  return (
    <div className={css({ wrap: '1' })}>
      <Badge tone={answeredAt === null ? 'accent' : 'neutral'}>
        {t(answeredAt === null ? 'inquiries.states.open' : 'inquiries.states.answered')}
      </Badge>
      {unreadable && <Badge tone="danger">{t('inquiries.unreadable.badge')}</Badge>}
      {isUnverified && <Badge>{t('inquiries.unverified')}</Badge>}
      {(['waiting', 'dead'] as const).filter(has).map((name) => (
        <Badge key={name} tone="danger">
          {isCompact && (
            <Icon
              name={name === 'dead' ? 'octagon-alert' : 'triangle-alert'}
              className={css({ xl: { display: 'none' } })}
            />
          )}
          <span className={isCompact ? css({ xlDown: { srOnly: true } }) : undefined}>
            {t(name === 'dead' ? 'inquiries.states.dead' : 'inquiries.states.undelivered')}
          </span>
        </Badge>
      ))}
    </div>
  );
}
