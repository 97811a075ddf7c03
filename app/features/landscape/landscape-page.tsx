import '#app/theme/landscape.css';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/page-paths';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';
import { AddressGuide } from './input/address-guide';
import { PROOF_ANCHOR, Proof } from './proof';
import { useSealedPage } from './use-sealed-page';
import { Workspace } from './workspace';

/** The visitor's own landscape: files in, explorer out, all in this browser (D52). */
export function LandscapePage() {
  const { t } = useTranslation('landscape');
  const isSealed = useSealedPage();
  return (
    <div className={cx(column(), layout)}>
      <header className={head}>
        <h1 className={css({ textStyle: 'heading' })}>{t('page.title')}</h1>
        <p className={css({ textStyle: 'lead', color: 'muted' })}>{t('page.lead')}</p>
        <NoScripts />
        <p className={seal} role="status" data-sealed={isSealed || undefined}>
          <Icon name={isSealed ? 'shield-check' : 'info'} />
          <span>
            {t(isSealed ? 'page.sealed' : 'page.preparing')}{' '}
            <a href={`#${PROOF_ANCHOR}`}>{t('page.howToCheck')}</a>
          </span>
        </p>
      </header>
      <Workspace isSealed={isSealed} />
      <AddressGuide />
      <Proof />
    </div>
  );
}
/** Notice for browsers without scripts; it stands in the server's markup only. */
function NoScripts() {
  const { t } = useTranslation('landscape');
  const home = getPagePath('home', useLanguage());
  return (
    <div className={noScripts}>
      <Notice
        title={t('page.noScripts.title')}
        action={
          <a href={`${home}#landschaft`} className={button({ visual: 'outline', size: 'sm' })}>
            {t('page.noScripts.link')}
          </a>
        }
      >
        <p>{t('page.noScripts.text')}</p>
      </Notice>
    </div>
  );
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  paddingBlockStart: 'intro',
});

const head = css({ display: 'grid', gap: '3', maxWidth: '[52rem]' });

const noScripts = css({ display: 'none', _noscript: { display: 'block' } });

const seal = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  color: 'muted',
  '&[data-sealed]': { color: 'aligned' },
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
  '& a': { color: 'accent', textDecoration: 'underline' },
  _noscript: { display: 'none' },
  _print: { display: 'none' },
});
