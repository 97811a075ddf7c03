import '#app/theme/admin.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadStaffMember } from '#app/features/staff/member';
import { line } from '#app/features/staff/page-head';
import { readPreviewName } from '#app/state/browser-storage';
import { endPreview } from '#app/state/pricing-config';
import { Button } from '#app/ui/button';
import { css, cx } from '#styled/css';
import { column } from '#styled/recipes';

/** Bar that names the prices of this tab, with a way back. */
export function PreviewBar({ isPreview }: { isPreview: boolean }) {
  const { t } = useTranslation('staff');
  const bar = useRef<HTMLElement>(null);
  const [name] = useState(readPreviewName);
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    loadStaffMember().then(
      (member) => {
        if (member?.rights.includes('prices')) return;
        setSignedOut(true);
        leave();
      },
      () => {},
    );
  }, []);
  useRoomAbove(bar, isPreview);
  if (!isPreview && !isSignedOut) return null;
  const label =
    name === ''
      ? t('publishing.preview.barOfDraft')
      : t('publishing.preview.bar', { version: name });
  return (
    <section ref={bar} data-preview-bar="" aria-label={label} className={strip}>
      <div className={column()}>
        <div className={cx(line, css({ paddingBlock: '2' }))}>
          {isPreview ? (
            <p role="status">
              <strong>{label}</strong>{' '}
              <span className={css({ smDown: { srOnly: true } })}>
                {t('publishing.preview.barText')}
              </span>
            </p>
          ) : (
            <p role="status">{t('publishing.preview.signedOut')}</p>
          )}
          {isPreview && (
            <Button visual="outline" size="sm" onClick={leave}>
              {t('publishing.preview.end')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Where the other prices cannot be read, the page says so. */
function leave(): void {
  endPreview().catch(() => undefined);
}

/** Scroll padding, so that the bar covers no link target or focused element. */
function useRoomAbove(bar: { current: HTMLElement | null }, isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (!isShown || !bar.current) return;
    const padding = getComputedStyle(document.documentElement).scrollPaddingBlockStart;
    const before = style.scrollPaddingBlockStart;
    const known = padding === 'auto' ? '0px' : padding;
    style.scrollPaddingBlockStart = `calc(${known} + ${bar.current.offsetHeight}px)`;
    return () => {
      style.scrollPaddingBlockStart = before;
    };
  }, [bar, isShown]);
}

const strip = css({
  position: 'sticky',
  zIndex: 'floating',
  insetBlockStart: 'header',
  backgroundColor: 'surfaceRaised',
  borderBlockEnd: 'strong',
  textStyle: 'small',
  _print: { display: 'none' },
});
