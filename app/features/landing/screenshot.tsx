import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFailed } from '#app/catalog/load-failed';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import { Icon } from '#app/ui/icon';
import { LazyPart } from '#app/ui/lazy-part';
import { Picture } from '#app/ui/picture';
import { css } from '#styled/css';
import { screenshot } from '#styled/recipes';
import { describeScene, type Scene } from './picture-sources';

// How wide a picture stands on the page. `auto` would spare us this, but Chromium loads twice.
const SIZES = {
  screen: '(min-width: 1280px) 44rem, (min-width: 1024px) 58vw, calc(100vw - 2rem)',
  phone: 'calc(100vw - 2rem)',
  card: '(min-width: 1280px) 21rem, (min-width: 1024px) 26vw, (min-width: 768px) 40vw, calc(100vw - 4.5rem)',
} as const;

interface ScreenshotProps {
  scene: Scene;
  /** In a card it is a close-up; else the whole screen, and a close-up on phones. */
  isInCard?: boolean;
}

/** A picture of the product with its caption; a click shows the whole screen, large. */
export function Screenshot({ scene, isInCard = false }: ScreenshotProps) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const loadDialog = useLoadDialog();
  const title = t(`pictures.${scene}.title`);
  const alt = t('pictures.alt', { title });
  const closeUp = describeScene(scene, 'closeUp', language.code, {
    sizes: isInCard ? SIZES.card : SIZES.phone,
    ...(!isInCard && { media: '(max-width: 767px)' }),
  });
  const screen = describeScene(scene, 'screen', language.code, { sizes: SIZES.screen });
  const shown = isInCard
    ? closeUp
    : { ...screen, sources: [...closeUp.sources, ...screen.sources] };
  const open = () => {
    setPresses((before) => before + 1);
    setOpen(true);
  };
  // On hover and focus; a failure shows when the dialog is opened.
  const loadAhead = () => void loadDialog().catch(() => undefined);
  return (
    <figure className={classes.root}>
      <div className={classes.frame}>
        <div className={css({ _print: { display: 'none' } })}>
          <Picture {...shown} alt={alt} />
        </div>
        {/* On white paper a light one. A print waits for pictures that it sees for the first time,
            but not for a <picture> that changes with the medium. */}
        <img
          alt={alt}
          loading="lazy"
          {...{ src: closeUp.src, width: closeUp.width, height: closeUp.height }}
          className={classes.onPaper}
        />
      </div>
      <figcaption className={classes.caption}>
        {t(`pictures.${scene}.caption`)}
        <Icon name="maximize-2" />
      </figcaption>
      <button
        type="button"
        className={classes.enlarge}
        aria-haspopup="dialog"
        aria-label={t('pictures.enlarge', { title })}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={open}
      />
      {presses > 0 && (
        <LazyPart
          load={loadDialog}
          presses={presses}
          whenFailed={(retry) => <DialogFailed onRetry={retry} />}
        >
          {(ScreenshotDialog) => (
            <ScreenshotDialog scene={scene} open={isOpen} onOpenChange={setOpen} />
          )}
        </LazyPart>
      )}
    </figure>
  );
}

/** Ark and what describes the screens come with the dialog, when a picture is first enlarged. */
function useLoadDialog() {
  const language = useLanguage();
  const translations = useTranslations();
  return useCallback(async () => {
    const [{ ScreenshotDialog }] = await Promise.all([
      import('./screenshot-dialog'),
      translations.load(language, ['screens']),
    ]);
    return ScreenshotDialog;
  }, [language, translations]);
}

const classes = screenshot();
