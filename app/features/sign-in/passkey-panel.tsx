import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '#app/features/staff/call';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { AskDialog } from '#app/ui/dialog';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { Icon } from '#app/ui/icon';
import { actions, entries, entry, muted, Panel } from '#app/ui/panel';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import {
  beginPasskeyRegistration,
  finishPasskeyRegistration,
  removeOwnPasskey,
  renameOwnPasskey,
} from './account.functions';
import { describePasskeyFailure } from './passkey-failure';
import type { Account, SignInContext, Step } from './use-sign-in';

export interface AccountPartProps {
  context: SignInContext;
  account: Account;
}

type Passkey = Account['passkeys'][number];

/** The person's passkeys, with an offer to add one. */
export function PasskeyPanel({ context, account: { passkeys } }: AccountPartProps) {
  const { t } = useTranslation('staff');
  const { isBusy, take } = context;
  const [removed, setRemoved] = useState<Passkey>();
  const [renamed, setRenamed] = useState<string>();
  const head = useRef<HTMLHeadingElement>(null);
  const isOffer = passkeys.length === 0;
  const nameOf = ({ label }: Passkey) => label || t('passkeys.unnamed');
  const remove = async ({ id }: Passkey) => {
    setRemoved(undefined);
    await take(() => removeOwnPasskey({ data: id }), t('passkeys.removed'));
    head.current?.focus();
  };
  const rename = (id: string, label: string) =>
    take(
      () => renameOwnPasskey({ data: { id, label } }),
      t('passkeys.renamed'),
      () => {
        setRenamed(undefined);
        head.current?.focus();
      },
    );
  return (
    <Panel title={isOffer ? t('offer.title') : t('passkeys.title')} headRef={head}>
      {isOffer && <p>{t('offer.text')}</p>}
      {isOffer && <p className={muted}>{t('passkeys.none')}</p>}
      {passkeys.length > 0 && (
        <ul className={entries}>
          {passkeys.map((passkey) =>
            passkey.id === renamed ? (
              <li key={passkey.id} className={entry}>
                <PasskeyName
                  name={nameOf(passkey)}
                  isBusy={isBusy}
                  onSave={(label) => void rename(passkey.id, label)}
                  onCancel={() => setRenamed(undefined)}
                />
              </li>
            ) : (
              <PasskeyEntry
                key={passkey.id}
                passkey={passkey}
                name={nameOf(passkey)}
                onRename={() => setRenamed(passkey.id)}
                onRemove={() => setRemoved(passkey)}
              />
            ),
          )}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <Button
          visual={isOffer ? 'solid' : 'outline'}
          aria-disabled={isBusy}
          onClick={() => void take(addPasskey, t('passkeys.added'))}
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
        confirmVisual="danger"
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
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyEntry({ passkey, name, onRename, onRemove }: PasskeyEntryProps) {
  const { createdAt, usedAt } = passkey;
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const uses = usedAt === null ? [] : [t('passkeys.used', { date: show(usedAt) })];
  return (
    <li className={entry}>
      <div>
        <p>
          <bdi translate="no">{name}</bdi>
        </p>
        <p className={muted}>
          {[t('passkeys.created', { date: show(createdAt) }), ...uses].join(', ')}
        </p>
      </div>
      <div className={actions}>
        <Button
          visual="outline"
          size="sm"
          aria-label={t('passkeys.renameOf', { label: name })}
          onClick={onRename}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          visual="dangerOutline"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('passkeys.removeOf', { label: name })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

interface PasskeyNameProps {
  name: string;
  isBusy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Renames a passkey, in its place in the list. */
function PasskeyName({ name, isBusy, onSave, onCancel }: PasskeyNameProps) {
  const { t } = useTranslation('staff');
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The pressed button is gone.
  useEffect(() => input.current?.select(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    setEmpty(typed === '');
    if (typed === '') input.current?.focus();
    else onSave(typed);
  };
  return (
    <form noValidate onSubmit={save} className={layout}>
      <FieldFrame
        label={t('passkeys.name')}
        isRequired
        {...(isEmpty && { error: t('passkeys.nameMissing') })}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={60}
            autoComplete="off"
            dir="auto"
            ref={input}
            defaultValue={name}
            className={field().control}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onCancel();
            }}
          />
        )}
      </FieldFrame>
      <div className={cx(actions, css({ justifyContent: 'end' }))}>
        <Button visual="outline" size="sm" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
        <Button type="submit" size="sm" aria-disabled={isBusy}>
          {t('passkeys.save')}
        </Button>
      </div>
    </form>
  );
}

const layout = css({ stack: '3', width: 'full', maxWidth: '[24rem]' });

const NOT_ADDED = { kind: 'refused', refusal: { kind: 'notAdded' } } as const;

async function addPasskey(): ReturnType<Step> {
  const begun = await beginPasskeyRegistration();
  if (!begun) return NOT_ADDED;
  const made = await startRegistration({ optionsJSON: begun }).catch((error: unknown) =>
    describePasskeyFailure('adding', error),
  );
  if (isRefused(made)) return made;
  const outcome = await finishPasskeyRegistration({ data: made });
  return outcome === 'added' ? undefined : { kind: 'refused', refusal: { kind: outcome } };
}
