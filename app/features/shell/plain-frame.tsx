import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '#app/features/shell/languages/language-menu';
import { css, cx } from '#styled/css';
import { column, siteFooter, siteHeader } from '#styled/recipes';
import { imprint, LegalItems } from './footer';
import { HomeLink } from './home-link';

/** The header of a tool, as high as the site's: ways out and languages. */
export function PlainHeader() {
  return (
    <header className={header.root} data-solid="">
      <div className={cx(column(), header.row)}>
        <HomeLink />
        <LanguageMenu className={css({ position: 'relative' })} />
      </div>
    </header>
  );
}

/** Who is responsible, in one line. */
export function PlainFooter() {
  const { t } = useTranslation('common');
  return (
    <footer
      className={cx(
        column(),
        css({ paddingBlockStart: '8', paddingBlockEnd: '4', textStyle: 'small' }),
      )}
    >
      <div className={footer.last}>
        <p>{imprint}</p>
        <nav aria-label={t('footer.legal')}>
          <ul className={footer.languages}>
            <LegalItems />
          </ul>
        </nav>
      </div>
    </footer>
  );
}

const header = siteHeader();
const footer = siteFooter();
