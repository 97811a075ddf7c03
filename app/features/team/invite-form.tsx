import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible, toOneLine } from '#app/domain/plain-text';
import type { Right } from '#app/domain/staff/rights';
import { Button } from '#app/ui/button';
import { Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { NameField } from './name-field';
import { RightsFields } from './rights-fields';
import type { ShownLink } from './team';
import { inviteToTeam } from './team.functions';
import { TeamFailureAlert, useTeamAction } from './team-action';

/** Makes a sign-in link for a new person. */
export function InviteForm({ onLink }: { onLink: (link: ShownLink) => void }) {
  const { t } = useTranslation('staff');
  const { isBusy, failure, setFailure, act } = useTeamAction();
  const [name, setName] = useState('');
  const [rights, setRights] = useState<readonly Right[]>([]);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const person = { name: toOneLine(name).trim(), rights: [...rights] };
    const isBlank = !isVisible(person.name);
    setMissing(isBlank);
    if (isBlank) return input.current?.focus();
    await act(
      () => inviteToTeam({ data: person }),
      (made) => {
        setName('');
        setRights([]);
        onLink({ name: person.name, ...made });
      },
    );
  };
  const isTaken = failure === 'name-taken';
  return (
    <Panel title={t('team.invite.title')}>
      <form noValidate onSubmit={(event) => void invite(event)} className={layout}>
        <NameField
          ref={input}
          name={name}
          problem={isMissing ? 'missing' : isTaken ? 'taken' : undefined}
          onChange={(typed) => {
            setName(typed);
            setMissing(false);
            setFailure(undefined);
          }}
        />
        <RightsFields rights={rights} onChange={setRights} />
        <TeamFailureAlert failure={isTaken ? undefined : failure} />
        <Button type="submit" aria-disabled={isBusy} className={css({ justifySelf: 'start' })}>
          {t('team.invite.submit')}
        </Button>
      </form>
    </Panel>
  );
}

const layout = css({ display: 'grid', gap: '4', width: 'full', maxWidth: '[32rem]' });
