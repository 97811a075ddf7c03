import { useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  eraseInquiry,
  sendInquiryAgain,
  setInquiryAnswered,
} from '#app/features/inquiries/inquiries.functions';
import { useMessages } from '#app/features/inquiries/inquiries-frame';
import { KeyHint, SEARCH_ID } from '#app/features/inquiries/keys';
import type { Inquiry } from '#app/features/inquiries/load';
import { useCall } from '#app/features/staff/call';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { AskDialog } from '#app/ui/dialog';
import { Icon } from '#app/ui/icon';
import { actions } from '#app/ui/panel';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { composeReplyAddress } from './reply-address';

interface ActionsProps {
  inquiry: Inquiry;
  /** Gets the focus when the next inquiry is shown. */
  headRef: RefObject<HTMLHeadingElement | null>;
}

/** Actions on an inquiry. The focus stays on the pressed button while the inquiry does. */
export function Actions({ inquiry, headRef }: ActionsProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const navigate = useNavigate();
  const router = useRouter();
  const { say, fail } = useMessages();
  const { isBusy, run } = useCall({ report: fail });
  const [isAsking, setAsking] = useState(false);
  const { reference, answeredAt, deliveries } = inquiry;
  const { nextOpen, next, previous } = inquiry.neighbours;
  const name = inquiry.name || t('inquiries.nameless');
  const isAnswered = answeredAt !== null;
  const isDelivered = deliveries.every(({ state }) => state === 'delivered');

  const goTo = async (one: string) => {
    await navigate({
      to: '/{-$locale}/admin/anfragen/$reference',
      params: { reference: one.toLowerCase() },
      search: true,
    });
    headRef.current?.focus();
  };
  /** @param isLeaving whether the next open inquiry follows, also if another person was faster */
  const toggleAnswered = (isLeaving: boolean) =>
    run(
      () => setInquiryAnswered({ data: { reference, isAnswered: !isAnswered } }),
      async (answering) => {
        if (isLeaving && nextOpen !== null && answering?.answeredAt) {
          await goTo(nextOpen);
          const { isDone, answeredAt, answeredBy } = answering;
          if (isDone) return say(t('inquiries.actions.answeredOf', { name }));
          const before = { name, time: show(answeredAt), by: answeredBy };
          return say(
            t(
              answeredBy === null
                ? 'inquiries.actions.answeredBeforeOfUnknown'
                : 'inquiries.actions.answeredBeforeOf',
              before,
            ),
          );
        }
        await router.invalidate();
        if (answering === null) return fail('gone');
        const { isDone, answeredAt: at, answeredBy } = answering;
        if (isDone)
          return say(t(isAnswered ? 'inquiries.actions.reopened' : 'inquiries.actions.answered'));
        if (at === null) return say(t('inquiries.actions.reopenedBefore'));
        say(
          answeredBy === null
            ? t('inquiries.actions.answeredBeforeUnknown', { time: show(at) })
            : t('inquiries.actions.answeredBefore', { time: show(at), name: answeredBy }),
        );
      },
    );
  const resend = () =>
    run(
      () => sendInquiryAgain({ data: reference }),
      async (count) => {
        await router.invalidate();
        say(
          count > 0
            ? t('inquiries.actions.resent', { count })
            : t('inquiries.actions.nothingToResend'),
        );
      },
    );
  const erase = () => {
    setAsking(false);
    return run(
      () => eraseInquiry({ data: reference }),
      async (count) => {
        // Replaces the history entry of the erased inquiry.
        await navigate({ to: '/{-$locale}/admin/anfragen', search: true, replace: true });
        if (count === 0) fail('gone');
        else say(t('inquiries.actions.erased', { count }));
      },
    );
  };
  const canGoOn = !isAnswered && nextOpen !== null;
  return (
    <div className={actions}>
      {inquiry.email !== '' && (
        <a href={composeReplyAddress(inquiry)} className={button({ visual: 'outline' })}>
          <Icon name="mail" />
          {t('inquiries.actions.reply')}
        </a>
      )}
      {canGoOn && (
        <Button aria-disabled={isBusy} onClick={onFirstClick(() => void toggleAnswered(true))}>
          <Icon name="check" />
          {t('inquiries.actions.answerAndNext')}
        </Button>
      )}
      <Button
        visual={isAnswered || nextOpen !== null ? 'outline' : 'solid'}
        aria-disabled={isBusy}
        onClick={onFirstClick(() => void toggleAnswered(false))}
      >
        {isAnswered ? <Icon name="rotate-ccw" /> : <Icon name="check" />}
        {t(isAnswered ? 'inquiries.actions.reopen' : 'inquiries.actions.answer')}
      </Button>
      {!isDelivered && (
        <Button visual="outline" aria-disabled={isBusy} onClick={() => void resend()}>
          <Icon name="send" />
          {t('inquiries.actions.resend')}
        </Button>
      )}
      <div className={apart}>
        <Button
          visual="dangerOutline"
          aria-disabled={isBusy}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          <Icon name="trash-2" />
          {t('inquiries.actions.erase')}
        </Button>
      </div>
      <AskDialog
        open={isAsking}
        title={t('inquiries.erase.title', { reference, name })}
        cancelLabel={t('inquiries.cancel')}
        onCancel={() => setAsking(false)}
        confirmLabel={t('inquiries.erase.confirm')}
        confirmVisual="danger"
        onConfirm={() => void erase()}
      >
        {t('inquiries.erase.text')}
      </AskDialog>
      <KeyHint
        actions={{
          next: next === null ? undefined : () => void goTo(next),
          previous: previous === null ? undefined : () => void goTo(previous),
          answered: isAnswered ? undefined : () => void toggleAnswered(canGoOn),
          search: () =>
            void navigate({ to: '/{-$locale}/admin/anfragen', search: true, hash: SEARCH_ID }),
        }}
      />
    </div>
  );
}

/** The second click of a double click must not answer the next inquiry, or open this one again. */
function onFirstClick(answer: () => void) {
  return ({ detail }: MouseEvent) => detail < 2 && answer();
}

/** Away from what is pressed often. */
const apart = css({ marginInlineStart: 'auto' });
