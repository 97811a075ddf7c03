import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible, toOneLine } from '#app/domain/plain-text';
import type { Refused } from '#app/domain/result';
import { MAX_NAME_LENGTH, RIGHTS, type Right } from '#app/domain/staff/rights';
import { useCall } from '#app/features/staff/call';
import { FailureLine } from '#app/features/staff/news-line';
import { Checkbox } from '#app/ui/fields/checkbox';
import { TextField } from '#app/ui/fields/text-field';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';
import type { TeamProblem } from './team';

interface TypedPerson {
  name: string;
  rights: Right[];
}

interface PersonFormProps<Value> {
  initial: TypedPerson;
  send: (typed: TypedPerson) => Promise<Value | Refused<TeamProblem>>;
  onDone: (name: string, value: Value) => void;
  /** The meaning of these rights. */
  describe?: (rights: readonly Right[]) => string;
  /** The buttons. */
  children: (isBusy: boolean) => ReactNode;
}

/** Name and rights of a person, as the log and published prices show them. */
export function PersonForm<Value>(props: PersonFormProps<Value>) {
  const { initial, send, onDone, describe, children } = props;
  const { t } = useTranslation('staff');
  const { isBusy, refusal, setRefusal, run } = useCall<TeamProblem>({ rereads: true });
  const [name, setName] = useState(initial.name);
  const [rights, setRights] = useState(initial.rights);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = { name: toOneLine(name).trim(), rights };
    const isBlank = !isVisible(typed.name);
    setMissing(isBlank);
    if (isBlank) return input.current?.focus();
    void run(
      () => send(typed),
      (value) => onDone(typed.name, value),
    );
  };
  const isTaken = refusal === 'name-taken';
  const error = isMissing ? t('team.invite.missing') : isTaken && t('team.problems.name-taken');
  return (
    <form noValidate onSubmit={save} className={css({ stack: '4' })}>
      <TextField
        label={t('team.invite.name')}
        hint={t('team.invite.nameHint')}
        isRequired
        live="error"
        {...(error !== false && { error })}
        maxLength={MAX_NAME_LENGTH}
        inputRef={input}
        value={name}
        onValueChange={(typed) => {
          setName(typed);
          setMissing(false);
          setRefusal(undefined);
        }}
      />
      <fieldset className={css({ stack: '2', border: 'none', padding: '0', margin: '0' })}>
        <legend className={css({ fontWeight: 'medium', marginBlockEnd: '1' })}>
          {t('team.rights.label')}
        </legend>
        {RIGHTS.map((right) => (
          <Checkbox
            key={right}
            label={t(`team.rights.${right}.name`)}
            hint={t(`team.rights.${right}.hint`)}
            checked={rights.includes(right)}
            onCheckedChange={(isGiven) =>
              setRights(RIGHTS.filter((one) => (one === right ? isGiven : rights.includes(one))))
            }
          />
        ))}
      </fieldset>
      {describe && <p className={muted}>{describe(rights)}</p>}
      <FailureLine
        refusal={isTaken ? undefined : refusal}
        describe={(why) => t(`team.problems.${why}`)}
      />
      {children(isBusy)}
    </form>
  );
}
