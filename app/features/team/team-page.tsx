import '#app/theme/admin.css';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IN_BACKGROUND } from '#app/domain/staff/background';
import type { Answer } from '#app/features/staff/call';
import { NewsLine } from '#app/features/staff/news-line';
import { PageHead } from '#app/features/staff/page-head';
import { ListNews, useFreshRows } from '#app/features/staff/refresh';
import { RefusedPage } from '#app/features/staff/refused-page';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { actions, muted, Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { button, field } from '#styled/recipes';
import { PersonForm } from './person-form';
import type { ShownLink, Team } from './team';
import { fetchTeam, inviteToTeam } from './team.functions';
import { TeamTable } from './team-table';

/** Members of the staff with their rights; invites, renews links and removes members (D37). */
export function TeamPage({ answer }: { answer: Answer<Team> }) {
  const { t } = useTranslation('staff');
  if (answer.kind === 'refused') {
    return (
      <RefusedPage
        refusal={answer.refusal}
        title={t('team.title')}
        right={t('team.rights.staff.name')}
      />
    );
  }
  return <OpenTeam team={answer.value} />;
}

function OpenTeam({ team }: { team: Team }) {
  const { t } = useTranslation('staff');
  const [news, setNews] = useState('');
  const [link, setLink] = useState<ShownLink>();
  const showLink = (made: ShownLink) => {
    setNews('');
    setLink(made);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows: people, news: newPeople } = useFreshRows({
    loaded: team.people,
    getKey: ({ id }) => id,
    fetch: async () => (await fetchTeam(IN_BACKGROUND)).people,
  });
  const say = (text: string) => {
    setLink(undefined);
    setNews(text);
  };
  return (
    <>
      <PageHead title={t('team.title')} headRef={heading}>
        <div className={css({ wrap: '3', alignItems: 'center' })}>
          <ListNews news={newPeople} headRef={heading} />
          <Link
            to="/{-$locale}/admin/team/protokoll"
            className={button({ visual: 'link', size: 'sm' })}
          >
            {t('team.toLog')}
          </Link>
        </div>
      </PageHead>
      <NewsLine>{news}</NewsLine>
      {link && <LinkPanel key={link.link} {...link} onClose={() => setLink(undefined)} />}
      {team.hasProvider && (
        <Notice title={t('team.provider.title')}>
          <p>{t('team.provider.text')}</p>
        </Notice>
      )}
      <TeamTable
        people={people}
        onLink={showLink}
        onNews={say}
        onRemoved={(name) => {
          say(t('team.removed', { name }));
          // The row with the pressed button is gone.
          heading.current?.focus();
        }}
      />
      <p className={muted}>{t('team.staffText')}</p>
      {!team.hasProvider && <InviteForm onLink={showLink} />}
    </>
  );
}

/** A new sign-in link. The server has only its hash, so it cannot be shown again. */
function LinkPanel(props: ShownLink & { onClose: () => void }) {
  const { name, link, expiresAt, onClose } = props;
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const [copied, setCopied] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    const isCopied = await copyText(link);
    setCopied(isCopied);
    if (!isCopied) input.current?.select();
  };
  return (
    <Panel title={t('team.link.title', { name })} headRef={heading}>
      <p>{t('team.link.text', { time: show(expiresAt) })}</p>
      <FieldFrame label={t('team.link.label')} className={css({ width: 'full' })}>
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            readOnly
            dir="ltr"
            value={link}
            className={field().control}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </FieldFrame>
      <div className={actions}>
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          {t('team.link.copy')}
        </Button>
        <Button visual="outline" onClick={onClose}>
          {t('team.link.close')}
        </Button>
      </div>
      <div role="status" className={css({ _empty: { srOnly: true } })}>
        {copied !== undefined && t(copied ? 'team.link.copied' : 'team.link.notCopied')}
      </div>
    </Panel>
  );
}

/** Makes a sign-in link for a new person. */
function InviteForm({ onLink }: { onLink: (link: ShownLink) => void }) {
  const { t } = useTranslation('staff');
  const [invited, setInvited] = useState(0);
  return (
    <Panel title={t('team.invite.title')}>
      <div className={css({ width: 'full', maxWidth: '[32rem]' })}>
        <PersonForm
          key={invited}
          initial={{ name: '', rights: [] }}
          send={(person) => inviteToTeam({ data: person })}
          onDone={(name, made) => {
            // Empties the form.
            setInvited(invited + 1);
            onLink({ name, ...made });
          }}
        >
          {(isBusy) => (
            <Button type="submit" aria-disabled={isBusy} className={css({ justifySelf: 'start' })}>
              {t('team.invite.submit')}
            </Button>
          )}
        </PersonForm>
      </div>
    </Panel>
  );
}
