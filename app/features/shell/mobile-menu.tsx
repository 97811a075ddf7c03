import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { ExternalLink } from './external-link';
import { LanguageLinks } from './languages/language-links';
import { Popup } from './popup';
import { SectionLink } from './section-link';
import { SECTIONS, sectionLabels } from './sections';

/** The header's links below 768 px. */
export function MobileMenu({ activeSection }: { activeSection: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <Popup
      className={css({ display: { md: 'none' }, _print: { display: 'none' } })}
      summaryClassName={cx(button({ visual: 'ghost', size: 'md' }), summary)}
      panelClassName={panel}
      summary={
        <>
          <Icon name="menu" className={closedIcon} />
          <Icon name="x" className={openIcon} />
          <span className={css({ _fewLetters: { srOnly: true } })}>{t('navigation.menu')}</span>
        </>
      }
    >
      <nav aria-label={t('navigation.label')}>
        <ul className={css({ listStyle: 'none' })}>
          {SECTIONS.map((section) => (
            <li key={section}>
              <SectionLink section={section} isCurrent={section === activeSection} className={row}>
                {t(sectionLabels[section])}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={foot}>
        <LanguageLinks className={languageList} itemClassName={languageItem} />
        <ExternalLink href={site.supportUrl} className={button({ visual: 'outline' })}>
          {t('navigation.support')}
        </ExternalLink>
      </div>
    </Popup>
  );
}

const summary = css({
  listStyle: 'none',
  marginInlineEnd: '-3',
  paddingInline: '3',
  '&::-webkit-details-marker': { display: 'none' },
});

const closedIcon = css({ '[open] > * > &': { display: 'none' } });
const openIcon = css({ display: 'none', '[open] > * > &': { display: 'block' } });

const panel = css({
  position: 'absolute',
  insetBlockStart: '[100%]',
  insetInline: '0',
  maxHeight: '[calc(100dvh - {sizes.header})]',
  overflowY: 'auto',
  paddingInline: 'gutter',
  paddingBlockEnd: '5',
  backgroundColor: 'canvas',
  borderBlock: 'line',
  boxShadow: 'float',
});

const row = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '14',
  borderBlockEnd: 'line',
  fontSize: 'lg',
  fontWeight: 'medium',
  '&[aria-current]': { color: 'accent' },
});

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlockStart: '5',
});

const languageList = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', listStyle: 'none' });

const languageItem = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  color: 'muted',
  '&[aria-current]': { color: 'ink', fontWeight: 'semibold' },
});
