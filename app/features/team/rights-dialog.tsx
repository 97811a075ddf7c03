import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Right } from '#app/domain/staff/rights';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { actions, muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { RightsFields } from './rights-fields';
import type { TeamPerson } from './team';
import { setTeamRights } from './team.functions';
import { TeamFailureAlert, useTeamAction } from './team-action';

interface RightsDialogProps {
  /** Closed without a person. */
  person: TeamPerson | undefined;
  onClose: () => void;
  onNews: (news: string) => void;
}

/** Changes a person's rights. */
export function RightsDialog({ person, onClose, onNews }: RightsDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      open={person !== undefined}
      onClose={onClose}
      title={t('team.changing.title', { name: person?.name })}
      closeLabel={t('team.cancel')}
    >
      {person && <RightsForm person={person} onClose={onClose} onNews={onNews} />}
    </Dialog>
  );
}

function RightsForm({ person, onClose, onNews }: RightsDialogProps & { person: TeamPerson }) {
  const { t } = useTranslation('staff');
  const { isBusy, failure, act } = useTeamAction();
  const [rights, setRights] = useState<readonly Right[]>(person.rights);
  const losesOwn = person.isSelf && person.rights.includes('staff') && !rights.includes('staff');
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(
      () => setTeamRights({ data: { id: person.id, rights: [...rights] } }),
      () => {
        onClose();
        onNews(t('team.changing.done', { name: person.name }));
      },
    );
  };
  return (
    <form onSubmit={save} className={css({ display: 'grid', gap: '4' })}>
      <RightsFields rights={rights} onChange={setRights} />
      <p className={muted}>{t(losesOwn ? 'team.changing.own' : 'team.changing.text')}</p>
      <TeamFailureAlert failure={failure} />
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
