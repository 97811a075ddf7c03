import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { AskDialog } from '#app/ui/ask-dialog';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { entries, entry, muted, Panel } from '#app/ui/panel';
import { addPasskey, removePasskey } from './account-steps';
import type { Account } from './answers';
import { knowsPasskeys } from './sign-in-steps';
import type { SignInContext } from './use-sign-in';
import { useStep } from './use-step';

interface PasskeyPanelProps {
  context: SignInContext;
  passkeys: Account['passkeys'];
  onNews: (news: string) => void;
}

type Passkey = PasskeyPanelProps['passkeys'][number];

/** The person's passkeys, with an offer to add one. */
export function PasskeyPanel({ context, passkeys, onNews }: PasskeyPanelProps) {
  const { t } = useTranslation('staff');
  const { isBusy, run } = useStep(context, onNews);
  const [removed, setRemoved] = useState<Passkey>();
  const head = useRef<HTMLHeadingElement>(null);
  const isOffer = passkeys.length === 0;
  const nameOf = ({ label }: Passkey) => label || t('passkeys.unnamed');
  const remove = async ({ id }: Passkey) => {
    setRemoved(undefined);
    await run(() => removePasskey(id), t('passkeys.removed'));
    head.current?.focus();
  };
  return (
    <Panel title={isOffer ? t('offer.title') : t('passkeys.title')} headRef={head}>
      {isOffer && <p>{t('offer.text')}</p>}
      {isOffer && <p className={muted}>{t('passkeys.none')}</p>}
      {passkeys.length > 0 && (
        <ul className={entries}>
          {passkeys.map((passkey) => (
            <PasskeyEntry
              key={passkey.id}
              passkey={passkey}
              name={nameOf(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button
          visual={isOffer ? 'solid' : 'outline'}
          aria-disabled={isBusy}
          onClick={() => void run(addPasskey, t('passkeys.added'))}
        >
          <Icon name="key-round" />
          {t('passkeys.add')}
        </Button>
      ) : (
        <p className={muted}>{t('waysIn.noPasskeys')}</p>
      )}
      <AskDialog
        open={removed !== undefined}
        title={t('passkeys.question', { label: removed ? nameOf(removed) : '' })}
        cancelLabel={t('account.cancel')}
        onCancel={() => setRemoved(undefined)}
        confirmLabel={t('passkeys.remove')}
        onConfirm={() => removed && void remove(removed)}
      >
        <p>{t('passkeys.consequence')}</p>
        {passkeys.length === 1 && <p>{t('passkeys.lastOne')}</p>}
      </AskDialog>
    </Panel>
  );
}

interface PasskeyEntryProps {
  passkey: Passkey;
  name: string;
  onRemove: () => void;
}

function PasskeyEntry({ passkey: { createdAt, usedAt }, name, onRemove }: PasskeyEntryProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const uses = usedAt === null ? [] : [t('passkeys.used', { date: show(usedAt) })];
  return (
    <li className={entry}>
      <div>
        <p>{name}</p>
        <p className={muted}>
          {[t('passkeys.created', { date: show(createdAt) }), ...uses].join(', ')}
        </p>
      </div>
      <Button
        visual="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('passkeys.removeOf', { label: name })}
        onClick={onRemove}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
