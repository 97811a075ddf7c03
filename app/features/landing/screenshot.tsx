import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFailed } from '#app/catalog/load-failed';
import { useLanguage } from '#app/i18n/language-context';
import { LazyPart } from '#app/ui/lazy-part';
import { Picture } from '#app/ui/picture';
import { css } from '#styled/css';
import { describeScene, type Scene } from './picture-sources';

/** Ark comes with the dialog, when a picture is first enlarged. */
const loadDialog = async () => (await import('./screenshot-dialog')).ScreenshotDialog;
/** On hover and focus; a failure shows when the dialog is opened. */
const loadDialogAhead = () => void loadDialog().catch(() => undefined);

// How wide the picture stands on the page. `auto` would spare us this, but Chromium loads twice.
const SIZES = {
  wide: '(min-width: 1280px) 44rem, (min-width: 1024px) 58vw, calc(100vw - 2rem)',
  card: '(min-width: 1280px) 29rem, (min-width: 1024px) 38vw, (min-width: 768px) 55vw, calc(100vw - 4.5rem)',
} as const;

interface ScreenshotProps {
  scene: Scene;
  size?: keyof typeof SIZES;
  /** Seen without scrolling. */
  isUrgent?: boolean;
}

/** A picture of the product with its caption; a click shows it large. */
export function Screenshot({ scene, size = 'wide', isUrgent = false }: ScreenshotProps) {
  const { t } = useTranslation('landing');
  const { code } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <figure className={figure}>
      <div className={frame}>
        <Picture
          {...describeScene(scene, code)}
          sizes={SIZES[size]}
          alt={t(`pictures.${scene}.alt`)}
          isUrgent={isUrgent}
        />
      </div>
      <figcaption className={caption}>
        {t(`pictures.${scene}.caption`)}
        <Maximize2 aria-hidden="true" />
      </figcaption>
      <button
        type="button"
        className={enlarge}
        aria-haspopup="dialog"
        aria-label={t('pictures.enlarge', { title: t(`pictures.${scene}.title`) })}
        onPointerEnter={loadDialogAhead}
        onFocus={loadDialogAhead}
        onClick={open}
      />
      {wasOpened && (
        <LazyPart load={loadDialog} whenFailed={(retry) => <DialogFailed onRetry={retry} />}>
          {(ScreenshotDialog) => (
            <ScreenshotDialog scene={scene} open={isOpen} onOpenChange={setOpen} />
          )}
        </LazyPart>
      )}
    </figure>
  );
}

const figure = css({ position: 'relative', minWidth: '0' });

// The line lies over the picture, or the picture's corners would show outside it.
const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'md',
  backgroundColor: 'surfaceSunken',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    borderRadius: 'md',
    boxShadow: '[inset 0 0 0 1px {colors.line}]',
  },
});

const caption = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockStart: '3',
  color: 'muted',
  textStyle: 'caption',
  '& > svg': { flexShrink: '0', width: '3.5', height: '3.5', translate: '[0 0.1em]' },
});

// Picture and caption together are what can be clicked.
const enlarge = css({
  position: 'absolute',
  inset: '0',
  border: 'none',
  borderRadius: 'md',
  background: '[transparent]',
  cursor: 'zoom-in',
  _print: { display: 'none' },
});
