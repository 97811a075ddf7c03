import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countInquiriesOfAddress,
  eraseInquiriesOfAddress,
} from '#app/features/inquiries/inquiries.functions';
import { useMessages } from '#app/features/inquiries/inquiries-frame';
import { useCall } from '#app/features/staff/call';
import { FailureLine } from '#app/features/staff/news-line';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { field } from '#styled/recipes';

/** Erases all inquiries from an e-mail address (right to erasure). */
export function EraseByAddress() {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button visual="dangerOutline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="trash-2" />
        {t('inquiries.eraseAddress.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('inquiries.eraseAddress.title')}
        description={t('inquiries.eraseAddress.text')}
        closeLabel={t('inquiries.eraseAddress.close')}
      >
        <AddressForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Counts the inquiries first, then asks for confirmation. */
function AddressForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const router = useRouter();
  const { say, fail } = useMessages();
  const { isBusy, refusal, setRefusal, run } = useCall();
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<{ email: string; count: number }>();
  const [isInvalid, setInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const count = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    fail(undefined);
    setRefusal(undefined);
    setInvalid(!address.includes('@'));
    if (!address.includes('@')) return input.current?.focus();
    await run(
      () => countInquiriesOfAddress({ data: address }),
      (number) => setFound({ email: address, count: number }),
    );
  };
  const erase = (address: string) =>
    run(
      () => eraseInquiriesOfAddress({ data: address }),
      async (number) => {
        onClose();
        say(t('inquiries.actions.erased', { count: number }));
        await router.invalidate();
      },
    );
  return (
    <form noValidate onSubmit={(event) => void count(event)} className={layout}>
      <FieldFrame
        label={t('inquiries.eraseAddress.email')}
        isRequired
        {...(isInvalid && { error: t('inquiries.eraseAddress.invalid') })}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            autoComplete="off"
            dir="ltr"
            data-autofocus=""
            ref={input}
            value={email}
            className={field().control}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setFound(undefined);
              setInvalid(false);
            }}
          />
        )}
      </FieldFrame>
      <div role="status" className={css({ stack: '2', overflowWrap: 'anywhere' })}>
        {found &&
          (found.count === 0 ? (
            <p>{t('inquiries.eraseAddress.none', { email: found.email })}</p>
          ) : (
            <>
              <p>{t('inquiries.eraseAddress.found', found)}</p>
              <p>{t('inquiries.eraseAddress.elsewhere')}</p>
            </>
          ))}
      </div>
      <FailureLine<never> refusal={refusal} describe={(why) => t(`inquiries.notDone.${why}`)} />
      <div className={css({ wrap: '3', justifyContent: 'end' })}>
        <Button visual="outline" onClick={onClose}>
          {t('inquiries.cancel')}
        </Button>
        {found && found.count > 0 ? (
          <Button visual="danger" aria-disabled={isBusy} onClick={() => void erase(found.email)}>
            {t('inquiries.eraseAddress.confirm', { count: found.count })}
          </Button>
        ) : (
          <Button type="submit" aria-disabled={isBusy}>
            {t('inquiries.eraseAddress.count')}
          </Button>
        )}
      </div>
    </form>
  );
}

const layout = css({ stack: '4' });
