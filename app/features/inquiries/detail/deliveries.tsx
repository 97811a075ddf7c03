import { useTranslation } from 'react-i18next';
import { DELIVERY_TARGETS } from '#app/domain/contact/fields';
import type { Inquiry } from '#app/features/inquiries/load';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Badge } from '#app/ui/badge';
import { entries, entry, muted, Panel } from '#app/ui/panel';
import { css } from '#styled/css';

type Delivery = Inquiry['deliveries'][number];

/** Deliveries of an inquiry by target, with state and error. */
export function Deliveries({ deliveries }: Pick<Inquiry, 'deliveries'>) {
  const { t } = useTranslation('staff');
  return (
    <Panel title={t('inquiries.deliveries.title')}>
      {deliveries.length === 0 ? (
        <p className={muted}>{t('inquiries.deliveries.none')}</p>
      ) : (
        <ul className={entries}>
          {deliveries.map((delivery) => (
            <DeliveryEntry key={delivery.target} delivery={delivery} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DeliveryEntry({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { target, state, attempts, reason, nextAttemptAt, settledAt } = delivery;
  const known = DELIVERY_TARGETS.find((name) => name === target);
  const time = settledAt ?? nextAttemptAt;
  return (
    <li className={entry}>
      <div className={css({ stack: '1' })}>
        <div className={css({ wrap: '2', alignItems: 'center' })}>
          <p className={css({ fontWeight: 'medium' })}>
            {known ? t(`inquiries.targets.${known}`) : target}
          </p>
          <Badge tone={state === 'delivered' ? 'neutral' : 'deviation'}>
            {t(`inquiries.deliveryStates.${state}`)}
          </Badge>
        </div>
        <p className={muted}>
          {time !== undefined && `${t(`inquiries.deliveries.${state}`, { time: show(time) })}, `}
          {t('inquiries.deliveries.attempts', { count: attempts })}
        </p>
        {reason !== undefined && <Reason reason={reason} />}
        {state === 'dead' && <p className={muted}>{t('inquiries.deliveries.deadHint')}</p>}
      </div>
    </li>
  );
}

/** In words where it is one of the usual ones; else as the log has it. */
function Reason({ reason }: { reason: string }) {
  const { t } = useTranslation('staff');
  const [, status] = /^answered (\d+)$/.exec(reason) ?? [];
  const words = /^did not answer$/.test(reason)
    ? t('inquiries.reasons.no-answer')
    : status !== undefined && t('inquiries.reasons.answered', { status });
  return (
    <p className={muted}>
      {t('inquiries.deliveries.reason')}{' '}
      {words || (
        <code lang="en" className={css({ textStyle: 'code' })}>
          {reason}
        </code>
      )}
    </p>
  );
}
