import '#app/theme/admin.css';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal, type Refusal } from '#app/features/staff/call';
import { NewsLine } from '#app/features/staff/news-line';
import { PageHead } from '#app/features/staff/page-head';
import { RefusedPage } from '#app/features/staff/refused-page';
import { Notice } from '#app/ui/notice';
import { muted } from '#app/ui/panel';
import { button } from '#styled/recipes';
import { InviteForm } from './invite-form';
import { LinkPanel } from './link-panel';
import type { ShownLink, Team } from './team';
import { TeamTable } from './team-table';

/** Members of the staff with their rights; invites, renews links and removes members (D37). */
export function TeamPage({ answer }: { answer: Team | Refusal }) {
  const { t } = useTranslation('team');
  if (isRefusal(answer)) {
    return <RefusedPage refusal={answer} title={t('title')} right={t('rights.staff.name')} />;
  }
  return <OpenTeam team={answer} />;
}

function OpenTeam({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const [news, setNews] = useState('');
  const [link, setLink] = useState<ShownLink>();
  const showLink = (made: ShownLink) => {
    setNews('');
    setLink(made);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const say = (text: string) => {
    setLink(undefined);
    setNews(text);
  };
  return (
    <>
      <PageHead title={t('title')} headRef={heading}>
        <Link
          to="/{-$locale}/admin/team/protokoll"
          className={button({ visual: 'outline', size: 'sm' })}
        >
          {t('toLog')}
        </Link>
      </PageHead>
      <NewsLine>{news}</NewsLine>
      {link && <LinkPanel key={link.link} {...link} onClose={() => setLink(undefined)} />}
      {team.hasProvider && (
        <Notice title={t('provider.title')}>
          <p>{t('provider.text')}</p>
        </Notice>
      )}
      <TeamTable
        people={team.people}
        onLink={showLink}
        onNews={say}
        onRemoved={(name) => {
          say(t('removed', { name }));
          // The row with the pressed button is gone.
          heading.current?.focus();
        }}
      />
      <p className={muted}>{t('staffText')}</p>
      {!team.hasProvider && <InviteForm onLink={showLink} />}
    </>
  );
}
