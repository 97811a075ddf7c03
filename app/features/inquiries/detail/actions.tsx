import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  eraseInquiry,
  sendInquiryAgain,
  setInquiryAnswered,
} from '#app/features/inquiries/inquiries.functions';
import { useMessages } from '#app/features/inquiries/inquiries-frame';
import type { Inquiry } from '#app/features/inquiries/load';
import { useCall } from '#app/features/staff/call';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { AskDialog } from '#app/ui/dialog';
import { Icon } from '#app/ui/icon';
import { actions } from '#app/ui/panel';
import { css } from '#styled/css';

/** Actions on an inquiry. The focus stays on the pressed button. */
export function Actions({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const navigate = useNavigate();
  const router = useRouter();
  const { say, fail } = useMessages();
  const { isBusy, run } = useCall({ report: fail });
  const [isAsking, setAsking] = useState(false);
  const { reference, name, answeredAt, deliveries } = inquiry;
  const isAnswered = answeredAt !== null;
  const isDelivered = deliveries.every(({ state }) => state === 'delivered');

  const toggleAnswered = () =>
    run(
      () => setInquiryAnswered({ data: { reference, isAnswered: !isAnswered } }),
      async (answering) => {
        await router.invalidate();
        if (answering === null) return fail('gone');
        const { isDone, answeredAt: at, answeredBy: name } = answering;
        if (isDone)
          return say(t(isAnswered ? 'inquiries.actions.reopened' : 'inquiries.actions.answered'));
        if (at === null) return say(t('inquiries.actions.reopenedBefore'));
        say(
          name === null
            ? t('inquiries.actions.answeredBeforeUnknown', { time: show(at) })
            : t('inquiries.actions.answeredBefore', { time: show(at), name }),
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
  return (
    <div className={actions}>
      <Button
        visual={isAnswered ? 'outline' : 'solid'}
        aria-disabled={isBusy}
        onClick={() => void toggleAnswered()}
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
        title={t('inquiries.erase.title', { reference, name: name || t('inquiries.nameless') })}
        cancelLabel={t('inquiries.cancel')}
        onCancel={() => setAsking(false)}
        confirmLabel={t('inquiries.erase.confirm')}
        confirmVisual="danger"
        onConfirm={() => void erase()}
      >
        {t('inquiries.erase.text')}
      </AskDialog>
    </div>
  );
}

/** Away from what is pressed often. */
const apart = css({ marginInlineStart: 'auto' });
