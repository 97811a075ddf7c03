import '#app/theme/landscape.css';
import { ICON_MARKUP } from 'virtual:icon-sheet';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListGuide } from '#app/features/landscape/input/list-guide';
import { Code, withMouse } from '#app/features/landscape/input/parts';
import { StaticMarkup } from '#app/framework/static-markup';
import { useLanguage } from '#app/i18n/language-context';
import { findPreferredLanguage, loadOfferTexts } from '#app/i18n/language-offer';
import { getPagePath, offeredLanguages } from '#app/i18n/languages';
import { Icon, IconAddress } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { css, cx } from '#styled/css';
import { button, card, column } from '#styled/recipes';
import { type ListFile, session } from './landscape-session';
import { Workspace } from './workspace';

/** The visitor's own landscape: files in, explorer out, all in this browser (D52). */
export function LandscapePage({ example }: { example: readonly ListFile[] }) {
  const { t } = useTranslation('landscape');
  const home = getPagePath('home', useLanguage());
  const isSealed = useSealedPage();
  return (
    <div className={cx(column(), layout)}>
      <header className={head}>
        <h1 className={css({ textStyle: 'heading' })}>{t('page.title')}</h1>
        <p className={css({ textStyle: 'lead', color: 'muted' })}>{t('page.lead')}</p>
        <Notice
          className={noScripts}
          title={t('page.noScripts.title')}
          action={
            <a href={`${home}#landschaft`} className={button({ visual: 'outline', size: 'sm' })}>
              {t('page.noScripts.link')}
            </a>
          }
        >
          <p>{t('page.noScripts.text')}</p>
        </Notice>
        <p className={seal} role="status" data-sealed={isSealed || undefined}>
          <Icon name={isSealed ? 'shield-check' : 'info'} />
          <span>
            {t(isSealed ? 'page.sealed' : 'page.preparing')}{' '}
            <a href={`#${PROOF_ANCHOR}`}>{t('page.howToCheck')}</a>
          </span>
        </p>
      </header>
      <Workspace example={example} />
      <ListGuide />
      <Proof isSealed={isSealed} />
    </div>
  );
}

const layout = css({
  stack: '8',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: 'intro',
  _print: { '& > :not(header)': { display: 'none' } },
});

const head = css({ stack: '3', maxWidth: '[52rem]' });

const noScripts = css({ display: 'none', _noscript: { display: 'flex' } });

const seal = css({
  hstack: '2',
  alignItems: 'start',
  textStyle: 'small',
  color: 'muted',
  '&[data-sealed]': { color: 'aligned' },
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
  '& a': { color: 'accent', textDecoration: 'underline' },
  _noscript: { display: 'none' },
  _print: { display: 'none' },
});

/**
 * Loads everything that the page may need later and then forbids all loading, so that files are
 * accepted only by a page that the browser lets load nothing more (D52).
 * @returns whether the page is sealed
 */
function useSealedPage(): boolean {
  const [isSealed, setSealed] = useState(false);
  useEffect(() => {
    void loadRest().then(() => {
      forbidLoading();
      session.open();
      addEventListener('pagehide', session.saveNow);
      setSealed(true);
    });
  }, []);
  return isSealed;
}

/** A part that cannot be loaded now is not loaded later either. */
async function loadRest(): Promise<void> {
  // Artefact names may hold characters of fonts that no text of the page has used.
  const fonts = [...document.fonts].map((font) => font.load());
  const preferred = findPreferredLanguage(navigator.languages, offeredLanguages);
  const offer = preferred && loadOfferTexts(preferred);
  const page = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
  await Promise.allSettled([...fonts, offer, page]);
}

/** Browsers apply an added policy beside the document's own; nothing can take it back. */
function forbidLoading(): void {
  if (document.querySelector('meta[http-equiv=content-security-policy]')) return;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'content-security-policy';
  policy.content = "default-src 'none'; form-action 'none'";
  document.head.append(policy);
  // Chromium would ask for them again with each link within the page, and report the refusal.
  for (const icon of document.querySelectorAll('link[rel=icon]')) icon.removeAttribute('rel');
}

const PROOF_ANCHOR = 'proof';

/** How visitors see for themselves that nothing is sent. */
function Proof({ isSealed }: { isSealed: boolean }) {
  const { t } = useTranslation('landscape');
  // No page can ask whether `Connection-Allowlist` is applied; Chromium does from 152 on.
  const isHeld = isSealed && Number(navigator.userAgent.match(/\bChrome\/(\d+)/)?.[1] ?? 0) >= 152;
  return (
    <section id={PROOF_ANCHOR} aria-labelledby="proof-title" className={proofLayout}>
      <div>
        <h2 id="proof-title" className={css({ textStyle: 'heading' })}>
          {t('proof.title')}
        </h2>
        <p className={css({ textStyle: 'lead', color: 'muted', marginBlockStart: '2' })}>
          {t('proof.text')}
        </p>
      </div>
      <div className={ways}>
        {WAYS.map(({ way, code }) => (
          <div key={way} className={cx(card(), parts, way !== 'offline' && withMouse)}>
            <h3 className={css({ textStyle: 'title' })}>{t(`proof.ways.${way}.title`)}</h3>
            <p>{t(`proof.ways.${way}.text`)}</p>
            {code && <Code>{code}</Code>}
          </div>
        ))}
      </div>
      <div className={cx(parts, css({ maxWidth: 'text' }))}>
        <p>{t(isHeld ? 'proof.limitsHeld' : 'proof.limits')}</p>
        <p>{t('proof.notKept')}</p>
        <p>{t('proof.numbers')}</p>
      </div>
    </section>
  );
}

const WAYS = [
  { way: 'network', code: '' },
  // The browser refuses each of these lines.
  { way: 'console', code: "fetch('/')\nnew Image().src = '/?x'" },
  { way: 'offline', code: '' },
  {
    way: 'policy',
    code: "content-security-policy: … connect-src 'none'; form-action 'none'\nconnection-allowlist: (response-origin …)",
  },
] as const;

const proofLayout = css({ stack: '6', paddingBlockStart: 'section' });

const parts = css({ stack: '2', alignContent: 'start' });

const ways = css({ stack: '4', gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]' } });

const PREFIX = 'icon-';

/** The browser's scripts are built without it. */
const SERVED_ICONS = import.meta.env.SSR
  ? ICON_MARKUP.replaceAll('<g id="', `<g id="${PREFIX}`)
  : undefined;

/** Puts all icons into the document, because a sealed page cannot load their file. */
export function InlineIcons({ children }: { children: ReactNode }) {
  return (
    <IconAddress value={`#${PREFIX}`}>
      <div hidden>
        <StaticMarkup served={SERVED_ICONS} />
      </div>
      {children}
    </IconAddress>
  );
}
