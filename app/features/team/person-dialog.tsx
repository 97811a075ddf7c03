import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible, toOneLine } from '#app/domain/plain-text';
import type { Right } from '#app/domain/staff/rights';
import { useCall } from '#app/features/staff/call';
import { FailureLine } from '#app/features/staff/news-line';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { actions, muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { NameField } from './name-field';
import { RightsFields } from './rights-fields';
import type { TeamPerson, TeamProblem } from './team';
import { changeTeamPerson } from './team.functions';

interface PersonDialogProps {
  /** Closed without a person. */
  person: TeamPerson | undefined;
  onClose: () => void;
  onNews: (news: string) => void;
}

/** Changes a person's name and rights. */
export function PersonDialog({ person, onClose, onNews }: PersonDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      open={person !== undefined}
      onClose={onClose}
      title={t('team.changing.title', { name: person?.name })}
      closeLabel={t('team.cancel')}
    >
      {person && <PersonForm person={person} onClose={onClose} onNews={onNews} />}
    </Dialog>
  );
}

function PersonForm({ person, onClose, onNews }: PersonDialogProps & { person: TeamPerson }) {
  const { t } = useTranslation('staff');
  const { isBusy, refusal, setRefusal, run } = useCall<TeamProblem>({ rereads: true });
  const [name, setName] = useState(person.name);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [rights, setRights] = useState<readonly Right[]>(person.rights);
  const losesOwn = person.isSelf && person.rights.includes('staff') && !rights.includes('staff');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const change = { id: person.id, name: toOneLine(name).trim(), rights: [...rights] };
    const isBlank = !isVisible(change.name);
    setMissing(isBlank);
    if (isBlank) return input.current?.focus();
    void run(
      () => changeTeamPerson({ data: change }),
      () => {
        onClose();
        onNews(t('team.changing.done', { name: change.name }));
      },
    );
  };
  const isTaken = refusal === 'name-taken';
  return (
    <form noValidate onSubmit={save} className={css({ display: 'grid', gap: '4' })}>
      <NameField
        ref={input}
        name={name}
        problem={isMissing ? 'missing' : isTaken ? 'taken' : undefined}
        onChange={(typed) => {
          setName(typed);
          setMissing(false);
          setRefusal(undefined);
        }}
      />
      <RightsFields rights={rights} onChange={setRights} />
      <p className={muted}>{t(losesOwn ? 'team.changing.own' : 'team.changing.text')}</p>
      <FailureLine
        refusal={isTaken ? undefined : refusal}
        describe={(why) => t(`team.problems.${why}`)}
      />
      <div className={actions}>
        <Button visual="outline" onClick={onClose}>
          {t('team.cancel')}
        </Button>
        <Button type="submit" aria-disabled={isBusy}>
          {t('team.changing.save')}
        </Button>
      </div>
    </form>
  );
}
