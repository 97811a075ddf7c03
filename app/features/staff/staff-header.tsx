import '#app/theme/admin.css';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { Icon } from '#app/ui/icon';
import { Popup } from '#app/ui/popup';
import { css, cx } from '#styled/css';
import { button, column, siteHeader, siteMenu } from '#styled/recipes';
import { countInquiriesAgain, type StaffMember, useStaffMember } from './member';
import { useRefresh } from './refresh';
import { listStaffPages } from './staff-pages';

interface StaffHeaderProps {
  /** This page in the other languages, as a menu and as a list. */
  renderLanguageMenu: (className: string) => ReactNode;
  renderLanguageList: (classes: { className: string; itemClassName: string }) => ReactNode;
}

/** The header of staff pages, as high as the site's: pages, person, way to the site, languages. */
export function StaffHeader({ renderLanguageMenu, renderLanguageList }: StaffHeaderProps) {
  const { t } = useTranslation('staff');
  const member = useStaffMember();
  useRefresh(countInquiriesAgain);
  useTitleCount(member?.openInquiries ?? 0);
  const toSite = (className: string) => (
    <Link
      to="/{-$locale}"
      search={{}}
      hash=""
      activeOptions={{ exact: true }}
      activeProps={{}}
      className={className}
    >
      {t('office.toSite')}
    </Link>
  );
  return (
    <header className={header.root} data-solid="">
      <div className={cx(column(), header.row)}>
        <span className={cx(header.brand, brand)}>
          <BrandMark />
          <span className={name}>{site.brand}</span>
        </span>
        <nav aria-label={t('office.navigation')} className={pages}>
          {member && <StaffPages member={member} />}
        </nav>
        {member && (
          <p className={person}>
            <span className={css({ srOnly: true })}>{t('office.signedInAs')} </span>
            <bdi translate="no">{member.name}</bdi>
          </p>
        )}
        {toSite(cx(button({ visual: 'ghost', size: 'sm' }), wide))}
        {renderLanguageMenu(cx(wide, css({ position: 'relative' })))}
        <Popup
          className={css({ display: { md: 'none' }, position: 'relative', flexShrink: '0' })}
          summaryClassName={cx(button({ visual: 'ghost', size: 'md' }), narrow)}
          panelClassName={menu.panel}
          summary={
            <>
              <Icon name="menu" className={menu.closed} />
              <Icon name="x" className={menu.opened} />
              <span className={css({ srOnly: true })}>{t('office.menu')}</span>
            </>
          }
        >
          {member && (
            <p className={inMenu}>
              {t('office.signedInAs')} <bdi translate="no">{member.name}</bdi>
            </p>
          )}
          {toSite(menu.item)}
          {renderLanguageList({ className: list, itemClassName: menu.item })}
        </Popup>
      </div>
    </header>
  );
}

function StaffPages({ member }: { member: StaffMember }) {
  const { t } = useTranslation('staff');
  return (
    <ul className={header.links}>
      {listStaffPages(member.rights).map((page) => (
        <li key={page.name}>
          <Link
            to={page.to}
            search={{}}
            reloadDocument={'isDocument' in page}
            className={cx(header.entry, entry)}
          >
            {t(`office.pages.${page.name}`)}
            {page.name === 'inquiries' && <OpenInquiries count={member.openInquiries ?? 0} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function OpenInquiries({ count }: { count: number }) {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={figure}>
        {number(count)}
      </span>
      <span className={css({ srOnly: true })}>{t('office.openInquiries', { count })}</span>
    </>
  );
}

const header = siteHeader();
const menu = siteMenu();

const wide = css({ display: { base: 'none', md: 'inline-flex' }, flexShrink: '0' });

const narrow = css({ width: '11', paddingInline: '0', marginInlineEnd: '-3' });

const brand = css({ marginInlineEnd: '0', flexShrink: '0' });

/** On a phone the pages need the place. */
const name = css({ display: { base: 'none', lg: 'inline' } });

const pages = css({
  alignSelf: 'stretch',
  flexGrow: '1',
  minWidth: '0',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  _print: { display: 'none' },
});

const entry = css({
  '--entry-inset': {
    base: '{spacing.1.5}',
    sm: '{spacing.3}',
    md: '{spacing.2}',
    lg: '{spacing.3}',
  },
  gap: '1.5',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  // The row cuts off what stands below its edge.
  _after: { insetBlockEnd: '0' },
});

const figure = css({
  minWidth: '5',
  paddingInline: '1.5',
  borderRadius: 'full',
  backgroundColor: 'accentSoft',
  color: 'accent',
  textAlign: 'center',
  textStyle: 'figure',
  fontSize: 'xs',
  lineHeight: '[1.25rem]',
  fontWeight: 'semibold',
});

const person = css({
  display: { base: 'none', md: 'block' },
  maxWidth: '[14rem]',
  truncate: true,
  textStyle: 'small',
  color: 'muted',
});

const list = css({ listStyle: 'none' });

const inMenu = css({
  paddingInline: '3',
  paddingBlock: '2',
  borderBlockEnd: 'line',
  marginBlockEnd: '1',
  textStyle: 'caption',
  color: 'muted',
  overflowWrap: 'anywhere',
});

/** Puts a count before the tab's title: "(3) Anfragen". Nothing for 0. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const write = (prefix: string) => {
      const title = prefix + document.title.replace(/^\(\d+\) /, '');
      if (title !== document.title) document.title = title;
    };
    const show = () => write(count > 0 ? `(${count}) ` : '');
    show();
    // Another page brings another title.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      write('');
    };
  }, [count]);
}
