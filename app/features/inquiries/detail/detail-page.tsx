import '#app/theme/admin.css';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DELIVERY_TARGETS } from '#app/domain/contact/fields';
import type { Inquiry } from '#app/features/inquiries/load';
import { StateBadges } from '#app/features/inquiries/state-badges';
import { useAuditTexts } from '#app/features/staff/audit-table';
import type { Answer } from '#app/features/staff/call';
import { line } from '#app/features/staff/page-head';
import { RefusedPage } from '#app/features/staff/refused-page';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { useFormats } from '#app/i18n/language-context';
import { Badge } from '#app/ui/badge';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { entries, entry, muted, Panel } from '#app/ui/panel';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { Actions } from './actions';
import { ContactPanel, OfferPanel, StoredPanel, StoredRow } from './panels';

interface OnePageProps {
  answer: Answer<Inquiry | null>;
  /** The reference as written in the address. */
  reference: string;
}

/** One inquiry with all that is known of it. */
export function OnePage({ answer, reference }: OnePageProps) {
  const { t } = useTranslation('staff');
  const title = t('inquiries.title');
  const heading = useRef<HTMLHeadingElement>(null);
  if (answer.kind === 'refused') {
    return <RefusedPage refusal={answer.refusal} title={title} right={title} />;
  }
  const inquiry = answer.value;
  const back = (
    <Link to="/{-$locale}/admin/anfragen" search className={button({ visual: 'link', size: 'sm' })}>
      {t('inquiries.back')}
    </Link>
  );
  if (!inquiry) {
    return (
      <>
        <header>
          {back}
          <h1 className={css({ textStyle: 'heading' })}>{t('inquiries.one.missingTitle')}</h1>
        </header>
        <Notice title={reference.toUpperCase()}>
          <p>{t('inquiries.one.missing')}</p>
        </Notice>
      </>
    );
  }
  return (
    <>
      <header className={css({ stack: '2', justifyItems: 'start' })}>
        <div className={cx(line, css({ width: 'full' }))}>
          {back}
          <NeighbourLinks neighbours={inquiry.neighbours} />
        </div>
        <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'heading' })}>
          <bdi translate="no">
            {inquiry.name || (inquiry.unreadable ? inquiry.reference : t('inquiries.nameless'))}
          </bdi>
        </h1>
        <Received inquiry={inquiry} />
        <StateBadges inquiry={inquiry} />
      </header>
      {inquiry.unreadable && (
        <Notice title={t('inquiries.unreadable.title')}>
          <p>{t('inquiries.unreadable.text')}</p>
        </Notice>
      )}
      <Actions inquiry={inquiry} headRef={heading} />
      <div className={parts}>
        <div className={part}>
          <ContactPanel inquiry={inquiry} />
          <OfferPanel inquiry={inquiry} />
        </div>
        <div className={part}>
          <Deliveries deliveries={inquiry.deliveries} />
          <History events={inquiry.events} />
          <StoredPanel inquiry={inquiry} />
          {inquiry.unreadable && <StoredRow columns={inquiry.unreadable} />}
        </div>
      </div>
    </>
  );
}

function Received({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { reference, receivedAt, answeredAt, answeredBy } = inquiry;
  const when = answeredAt === null ? '' : show(answeredAt);
  return (
    <div className={css({ color: 'muted' })}>
      <p>{t('inquiries.one.received', { reference, time: show(receivedAt) })}</p>
      {answeredAt !== null && (
        <p>
          {answeredBy === null
            ? t('inquiries.one.answeredAt', { time: when })
            : t('inquiries.one.answeredBy', { time: when, name: answeredBy })}
        </p>
      )}
    </div>
  );
}

const part = css({ stack: '5' });

const parts = css({
  stack: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
});

/** Leads to the inquiries before and after this one in the list that it was opened from. */
function NeighbourLinks({ neighbours }: Pick<Inquiry, 'neighbours'>) {
  const { t } = useTranslation('staff');
  const { previous, next } = neighbours;
  return (
    <nav
      aria-label={t('inquiries.neighbours.label')}
      className={css({ display: 'flex', gap: '2' })}
    >
      <NeighbourLink reference={previous}>
        <Icon name="arrow-left" />
        {t('inquiries.neighbours.previous')}
      </NeighbourLink>
      <NeighbourLink reference={next}>
        {t('inquiries.neighbours.next')}
        <Icon name="arrow-right" />
      </NeighbourLink>
    </nav>
  );
}

interface NeighbourLinkProps {
  reference: string | null;
  children: ReactNode;
}

/** At an end of the list it keeps its place, but leads nowhere. */
function NeighbourLink({ reference, children }: NeighbourLinkProps) {
  return (
    <Link
      to="/{-$locale}/admin/anfragen/$reference"
      params={{ reference: reference?.toLowerCase() ?? '' }}
      search
      disabled={reference === null}
      // The focus stays here at the end of the list.
      tabIndex={0}
      className={cx(button({ visual: 'outline', size: 'sm' }), ending)}
    >
      {children}
    </Link>
  );
}

const ending = css({ '&[aria-disabled]': { opacity: 'disabled', cursor: 'default' } });

/** Actions on the inquiry, from the audit log. */
function History({ events }: Pick<Inquiry, 'events'>) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { nameOf, nameKnownBy } = useAuditTexts();
  if (events.length === 0) return null;
  return (
    <Panel title={t('log.title')}>
      <ul className={entries}>
        {withKeys(events, ({ at, event }) => `${at} ${event}`).map(({ key, item }) => (
          <li key={key} className={entry}>
            <div>
              <p>
                <bdi className={css({ fontWeight: 'medium' })} translate="no">
                  {item.who}
                </bdi>{' '}
                {nameOf(item.event)}
              </p>
              <p className={muted}>
                {[show(item.at), nameKnownBy(item.knownBy)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Deliveries of an inquiry by target, with state and error. */
function Deliveries({ deliveries }: Pick<Inquiry, 'deliveries'>) {
  const { t } = useTranslation('staff');
  return (
    <Panel title={t('inquiries.deliveries.title')}>
      {deliveries.length === 0 ? (
        <p className={muted}>{t('inquiries.deliveries.none')}</p>
      ) : deliveries.every(({ state }) => state === 'delivered') ? (
        <Delivered deliveries={deliveries} />
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

/** All have succeeded: there is nothing to do. */
function Delivered({ deliveries }: Pick<Inquiry, 'deliveries'>) {
  const { t } = useTranslation('staff');
  const { list } = useFormats();
  const { show } = useBerlinTimes();
  const nameTarget = useTargetNames();
  const last = deliveries
    .flatMap(({ settledAt }) => settledAt ?? [])
    .toSorted()
    .at(-1);
  const targets = list(deliveries.map(({ target }) => nameTarget(target)));
  return (
    <p>
      {last === undefined
        ? t('inquiries.deliveries.all', { targets })
        : t('inquiries.deliveries.allAt', { targets, time: show(last) })}
    </p>
  );
}

/** A target that is no longer known has the name that is stored. */
function useTargetNames(): (target: string) => string {
  const { t } = useTranslation('staff');
  return (target) => {
    const known = DELIVERY_TARGETS.find((name) => name === target);
    return known ? t(`inquiries.targets.${known}`) : target;
  };
}

function DeliveryEntry({ delivery }: { delivery: Inquiry['deliveries'][number] }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { target, state, attempts, reason, nextAttemptAt, settledAt } = delivery;
  const nameTarget = useTargetNames();
  const time = settledAt ?? nextAttemptAt;
  return (
    <li className={entry}>
      <div className={css({ stack: '1' })}>
        <div className={css({ wrap: '2', alignItems: 'center' })}>
          <p className={css({ fontWeight: 'medium' })}>{nameTarget(target)}</p>
          <Badge tone={state === 'delivered' ? 'neutral' : 'danger'}>
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
  const [, status, host] = /^answered (\d+)(?: to (\S+))?$/.exec(reason) ?? [];
  const words = /^did not answer$/.test(reason)
    ? t('inquiries.reasons.no-answer')
    : host !== undefined
      ? t('inquiries.reasons.redirected', { status, host })
      : status !== undefined && t('inquiries.reasons.answered', { status });
  return (
    <p className={muted}>
      {t('inquiries.deliveries.reason')}{' '}
      {words || (
        <code lang="en" translate="no" className={css({ textStyle: 'code' })}>
          {reason}
        </code>
      )}
    </p>
  );
}
