import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Right } from '#app/domain/staff/rights';
import { useCall } from '#app/features/staff/call';
import { denseTable, TableFrame } from '#app/features/staff/dense-table';
import { FailureLine } from '#app/features/staff/news-line';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { useFormats } from '#app/i18n/language-context';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { AskDialog, Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';
import { PersonForm } from './person-form';
import type { ShownLink, TeamPerson, TeamProblem } from './team';
import { changeTeamPerson, removeFromTeam, renewTeamLink } from './team.functions';

interface TeamTableProps {
  people: readonly TeamPerson[];
  onLink: (link: ShownLink) => void;
  onNews: (news: string) => void;
  onRemoved: (name: string) => void;
}

/** Members with rights, time of last use and actions. */
export function TeamTable({ people, onLink, onNews, onRemoved }: TeamTableProps) {
  const { t } = useTranslation('staff');
  const { isBusy, refusal, run } = useCall<TeamProblem>({ rereads: true });
  const [changing, setChanging] = useState<TeamPerson>();
  const [removing, setRemoving] = useState<TeamPerson>();
  const closeForm = () => setChanging(undefined);
  const renew = ({ id, name }: TeamPerson) =>
    run(
      () => renewTeamLink({ data: id }),
      (made) => onLink({ name, ...made }),
    );
  const remove = ({ id, name }: TeamPerson) =>
    run(
      () => removeFromTeam({ data: id }),
      () => onRemoved(name),
    );
  return (
    <>
      <FailureLine refusal={refusal} describe={(why) => t(`team.problems.${why}`)} />
      <TableFrame>
        <table className={denseTable} aria-label={t('team.title')}>
          <thead>
            <tr>
              <th scope="col">{t('team.columns.name')}</th>
              <th scope="col">{t('team.columns.rights')}</th>
              <th scope="col">{t('team.columns.signIn')}</th>
              <th scope="col">{t('team.columns.lastSeen')}</th>
              <th scope="col">{t('team.columns.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <PersonCells person={person} />
                <td>
                  <div className={buttons}>
                    {person.subject === null && (
                      <>
                        <Button
                          visual="outline"
                          size="sm"
                          aria-haspopup="dialog"
                          aria-label={t('team.changeOf', { name: person.name })}
                          onClick={() => setChanging(person)}
                        >
                          {t('team.change')}
                        </Button>
                        <Button
                          visual="outline"
                          size="sm"
                          aria-disabled={isBusy}
                          aria-label={t('team.renewLinkOf', { name: person.name })}
                          aria-describedby={person.linkUntil === null ? undefined : linkId(person)}
                          onClick={() => void renew(person)}
                        >
                          {t('team.renewLink')}
                        </Button>
                      </>
                    )}
                    {!person.isSelf && (
                      <Button
                        visual="dangerOutline"
                        size="sm"
                        aria-haspopup="dialog"
                        aria-label={t('team.removeOf', { name: person.name })}
                        onClick={() => setRemoving(person)}
                      >
                        {t('team.remove')}
                      </Button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <Dialog
        open={changing !== undefined}
        onClose={closeForm}
        title={t('team.changing.title', { name: changing?.name })}
        closeLabel={t('team.cancel')}
      >
        {changing && (
          <PersonForm
            initial={changing}
            send={(person) => changeTeamPerson({ data: { id: changing.id, ...person } })}
            describe={(rights) =>
              t(losesOwn(changing, rights) ? 'team.changing.own' : 'team.changing.text')
            }
            onDone={(name) => {
              closeForm();
              onNews(t('team.changing.done', { name }));
            }}
          >
            {(isBusy) => (
              <div className={css({ wrap: '3', justifyContent: 'end' })}>
                <Button visual="outline" onClick={closeForm}>
                  {t('team.cancel')}
                </Button>
                <Button type="submit" aria-disabled={isBusy}>
                  {t('team.changing.save')}
                </Button>
              </div>
            )}
          </PersonForm>
        )}
      </Dialog>
      <AskDialog
        open={removing !== undefined}
        title={t('team.removing.title', { name: removing?.name })}
        cancelLabel={t('team.cancel')}
        onCancel={() => setRemoving(undefined)}
        confirmLabel={t('team.removing.confirm')}
        confirmVisual="danger"
        onConfirm={() => {
          setRemoving(undefined);
          if (removing) void remove(removing);
        }}
      >
        <p>{t('team.removing.text')}</p>
        {removing && removing.subject !== null && <p>{t('team.removing.provided')}</p>}
      </AskDialog>
    </>
  );
}

/** Whether people take from themselves what they are using. */
function losesOwn({ isSelf, rights: before }: TeamPerson, rights: readonly Right[]): boolean {
  return isSelf && before.includes('staff') && !rights.includes('staff');
}

function PersonCells({ person }: { person: TeamPerson }) {
  const { name, rights, subject, isSelf, passkeys, lastSeenAt, linkUntil } = person;
  const { t } = useTranslation('staff');
  const { list } = useFormats();
  const { show } = useBerlinTimes();
  return (
    <>
      <th scope="row">
        <bdi className={css({ fontWeight: 'semibold' })} translate="no">
          {name}
        </bdi>{' '}
        {isSelf && <Badge>{t('team.self')}</Badge>}
      </th>
      <td data-label={t('team.columns.rights')}>
        <span>
          {rights.length > 0
            ? list(rights.map((right) => t(`team.rights.${right}.name`)))
            : t('team.rights.none')}
        </span>
      </td>
      <td data-label={t('team.columns.signIn')}>
        {subject === null ? (
          <span>
            {passkeys > 0 ? t('team.passkeys', { count: passkeys }) : t('team.noPasskey')}
          </span>
        ) : (
          <span>
            {t('team.provided')}{' '}
            <bdi className={css({ color: 'muted' })} translate="no">
              {subject}
            </bdi>
          </span>
        )}
        {linkUntil !== null && (
          <span id={linkId(person)} className={css({ display: 'block', color: 'muted' })}>
            {t('team.linkUntil', { time: show(linkUntil) })}
          </span>
        )}
      </td>
      <td data-label={t('team.columns.lastSeen')}>
        {lastSeenAt === null ? (
          <span>{t('team.never')}</span>
        ) : (
          <time dateTime={new Date(lastSeenAt).toISOString()}>{show(lastSeenAt)}</time>
        )}
      </td>
    </>
  );
}

const linkId = ({ id }: TeamPerson) => `link-of-${id}`;

const buttons = css({
  wrap: '2',
  // Two in a row on a tablet, all on a laptop.
  minWidth: { sm: '[12rem]', lg: '[max-content]' },
  '& > button': { flexShrink: '0', whiteSpace: 'nowrap', overflowWrap: 'normal' },
});
