import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { paramsFor } from '#app/i18n/languages';
import { useTextLanguage } from '#app/i18n/text-language';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';
import { ExternalLink } from './external-link';
import { LanguageMenu } from './languages/language-menu';
import { LanguageOffer } from './languages/language-offer';
import { MobileMenu } from './mobile-menu';
import { SectionLink } from './section-link';
import { SECTIONS, sectionLabels } from './sections';
import { useActiveSection } from './use-active-section';
import { useScrolled } from './use-scrolled';

interface HeaderProps {
  /** Clear until the page is scrolled, and following its sections; elsewhere always solid. */
  isLanding: boolean;
}

export function Header({ isLanding }: HeaderProps) {
  const { t } = useTranslation('common');
  const params = paramsFor(useLanguage());
  const activeSection = useActiveSection(isLanding ? SECTIONS : NO_SECTIONS);
  const isScrolled = useScrolled(20);
  return (
    <header
      className={bar}
      data-solid={!isLanding || isScrolled ? '' : undefined}
      {...useTextLanguage('common', 'navigation')}
    >
      <div className={cx(column(), row)}>
        <Link
          to="/{-$locale}"
          params={params}
          activeProps={{}}
          aria-label={`${site.brand}, ${t('navigation.home')}`}
          className={brand}
        >
          <BrandMark />
          {site.brand}
        </Link>
        <nav aria-label={t('navigation.label')} className={navigation}>
          <ul className={list}>
            {SECTIONS.map((section) => (
              <li key={section} className={css({ display: 'flex', minWidth: '0' })}>
                <SectionLink
                  section={section}
                  isCurrent={section === activeSection}
                  className={entry}
                >
                  {t(sectionLabels[section])}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu className={wide} />
        <ExternalLink
          href={site.supportUrl}
          className={cx(button({ visual: 'outline', size: 'sm' }), wideButton)}
        >
          {t('navigation.support')}
        </ExternalLink>
        <MobileMenu activeSection={activeSection} />
      </div>
      <LanguageOffer />
    </header>
  );
}

const NO_SECTIONS: readonly string[] = [];

const bar = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'header',
  borderBlockEnd: '[1px solid transparent]',
  transition: '[background-color 200ms, border-color 200ms]',
  '&[data-solid]': { backgroundColor: 'canvas', borderBlockEndColor: 'line' },
  // An open menu needs a ground to stand on, wherever the page is scrolled to.
  '&:has([open])': { backgroundColor: 'canvas' },
  _print: { position: 'static' },
});

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', lg: '3' },
  minHeight: '[calc({sizes.header} - 1px)]',
  '--entry-inset': { base: '{spacing.2.5}', lg: '{spacing.4}' },
  // A page may have a button of its own fixed at the end of this line (spec §2 "Admin button").
  'body:has([data-beside-header]) &': {
    paddingInlineEnd: {
      // The menu's button reaches beyond the line's end.
      base: '[calc({spacing.gutter} + 3.75rem)]',
      md: '[calc({spacing.gutter} + 3.25rem)]',
      lg: '[calc({spacing.gutter} + 6.75rem)]',
    },
    '--entry-inset': { base: '{spacing.1.5}', lg: '{spacing.4}' },
  },
});

const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: '11',
  marginInlineEnd: 'auto',
  borderRadius: 'sm',
  fontSize: 'lg',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
  // The mark alone: its name would stand letter below letter and fill the window.
  _fewLetters: { fontSize: '[0]', gap: '0' },
});

const navigation = css({
  display: { base: 'none', md: 'block' },
  alignSelf: 'stretch',
  minWidth: '0',
  _print: { display: 'none' },
});

const list = css({ display: 'flex', height: 'full', listStyle: 'none' });

const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: '[var(--entry-inset)]',
  color: 'muted',
  minWidth: '0',
  fontSize: 'sm',
  fontWeight: 'medium',
  lineHeight: 'snug',
  // Longer words than ours may break, but never push the rest off the page.
  overflowWrap: 'anywhere',
  transition: '[color 120ms]',
  // The section in view is marked on the header's own hairline.
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: '[var(--entry-inset)]',
    insetBlockEnd: '[-1px]',
    height: '0.5',
    backgroundColor: 'accent',
    scale: '[0 1]',
    transition: '[scale 200ms {easings.out}]',
  },
  _hover: { color: 'ink' },
  '&[aria-current]': { color: 'ink', _after: { scale: '[1]' } },
  _focusVisible: { outlineOffset: '[-4px]' },
});

const wide = css({ display: { base: 'none', md: 'block' }, _print: { display: 'none' } });
const wideButton = css({
  display: { base: 'none', md: 'inline-flex' },
  _print: { display: 'none' },
});
