import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { Dialog } from '#app/ui/dialog';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { describeScene, type EnlargedScene, Picture } from './picture';

interface ScreenshotDialogProps {
  scene: EnlargedScene;
  open: boolean;
  onClose: () => void;
}

/** A picture as large as the screen allows, on a small one larger; a click changes its size. */
export function ScreenshotDialog({ scene, open, onClose }: ScreenshotDialogProps) {
  const { t } = useTranslation('landing');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`pictures.${scene}.title`)}
      description={t(`pictures.${scene}.caption`)}
      closeLabel={t('pictures.close')}
      size="picture"
    >
      <LargePicture scene={scene} />
    </Dialog>
  );
}

/** A part of the dialog of its own, so that every opening begins anew. */
function LargePicture({ scene }: { scene: EnlargedScene }) {
  const { t } = useTranslation(['landing', 'details']);
  const { code } = useLanguage();
  const view = useRef<HTMLDivElement>(null);
  // On a small screen the whole picture would be smaller than the part on the page.
  const [target, setTarget] = useState(() =>
    matchMedia('(min-width: 1024px)').matches ? undefined : CENTER,
  );
  const isZoomed = target !== undefined;

  // The clicked place stays in sight.
  useLayoutEffect(() => {
    const { current } = view;
    if (!current || !target) return;
    current.scrollTo({
      left: target.x * current.scrollWidth - current.clientWidth / 2,
      top: target.y * current.scrollHeight - current.clientHeight / 2,
    });
  }, [target]);

  return (
    <div ref={view} className={frame}>
      <div className={canvas} data-zoomed={isZoomed || undefined}>
        <Picture
          {...describeScene(scene, 'screen', code, { sizes: '120rem' })}
          alt={t(`details:screens.${scene}`)}
          isUrgent
        />
        <button
          type="button"
          className={zoomButton}
          aria-pressed={isZoomed}
          aria-label={t('pictures.fullSize')}
          onClick={(event) => setTarget(isZoomed ? undefined : locateClick(event))}
        >
          {!isZoomed && <Icon name="maximize-2" className={zoomSign} />}
        </button>
      </div>
    </div>
  );
}

const CENTER = { x: 0.5, y: 0.5 };

/** As shares of the picture; a click by key has no place of its own. */
function locateClick({ clientX, clientY, detail, currentTarget }: MouseEvent) {
  if (detail === 0) return CENTER;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const frame = css({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: { base: '[calc(100dvh - 8rem)]', md: '[calc(100dvh - 11.5rem)]' },
  borderRadius: 'sm',
  boxShadow: '[0 0 0 1px {colors.line}]',
});

const canvas = css({
  position: 'relative',
  width: 'full',
  '&[data-zoomed]': { width: { base: '[60rem]', lg: '[120rem]' } },
});

const zoomButton = css({
  position: 'absolute',
  inset: '0',
  border: 'none',
  background: '[transparent]',
  cursor: 'zoom-in',
  '&[aria-pressed=true]': { cursor: 'zoom-out' },
  _focusVisible: { outlineOffset: '[-2px]' },
});

/** A finger has no cursor that says it. */
const zoomSign = css({
  display: { base: 'none', _coarse: 'block' },
  position: 'absolute',
  insetBlockEnd: '1',
  insetInlineEnd: '1',
  width: '8',
  height: '8',
  padding: '2',
  borderRadius: 'md',
  backgroundColor: 'surfaceRaised',
  color: 'accent',
});
