import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Inquiry } from '#app/features/inquiries/load';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';

/** Leads to the inquiries before and after this one in the list that it was opened from. */
export function NeighbourLinks({ neighbours }: Pick<Inquiry, 'neighbours'>) {
  const { t } = useTranslation('staff');
  const { previous, next } = neighbours;
  return (
    <nav
      aria-label={t('inquiries.neighbours.label')}
      className={css({ display: 'flex', gap: '2' })}
    >
      <NeighbourLink reference={previous}>
        <Icon name="arrow-left" />
        {t('inquiries.neighbours.previous')}
      </NeighbourLink>
      <NeighbourLink reference={next}>
        {t('inquiries.neighbours.next')}
        <Icon name="arrow-right" />
      </NeighbourLink>
    </nav>
  );
}

interface NeighbourLinkProps {
  reference: string | null;
  children: ReactNode;
}

/** At an end of the list it keeps its place, but leads nowhere. */
function NeighbourLink({ reference, children }: NeighbourLinkProps) {
  return (
    <Link
      to="/{-$locale}/admin/anfragen/$reference"
      params={{ reference: reference?.toLowerCase() ?? '' }}
      search
      disabled={reference === null}
      // The focus stays here at the end of the list.
      tabIndex={0}
      className={cx(button({ visual: 'outline', size: 'sm' }), ending)}
    >
      {children}
    </Link>
  );
}

const ending = css({ '&[aria-disabled]': { opacity: 'disabled', cursor: 'default' } });
