import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/badge';
import { css } from '#styled/css';
import type { ListedInquiry } from './load';

/** Badges for answered or open, and for failed deliveries. */
export function StateBadges({
  inquiry,
}: {
  inquiry: Pick<ListedInquiry, 'answeredAt' | 'deliveries'>;
}) {
  const { t } = useTranslation('inquiries');
  const { answeredAt, deliveries } = inquiry;
  const has = (state: string) => deliveries.some((delivery) => delivery.state === state);
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })}>
      <Badge tone={answeredAt === null ? 'accent' : 'neutral'}>
        {t(answeredAt === null ? 'states.open' : 'states.answered')}
      </Badge>
      {has('waiting') && <Badge tone="deviation">{t('states.undelivered')}</Badge>}
      {has('dead') && <Badge tone="deviation">{t('states.dead')}</Badge>}
    </div>
  );
}
