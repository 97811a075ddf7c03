import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { definePart, prepare } from '#app/later/define-part';
import { LaterPart } from '#app/later/later-part';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { screenshot } from '#styled/recipes';
import { describeScene, isEnlarged, Picture, type Scene } from './picture';

// The view from a window width on, and the picture's width on the page. `auto` would spare us the
// sizes, but Chromium loads twice.
const SLOTS = {
  full: {
    view: 'screen',
    media: '(min-width: 768px)',
    sizes: '(min-width: 1264px) 75rem, calc(100vw - 4rem)',
  },
  double: {
    view: 'wide',
    media: '(min-width: 768px)',
    sizes: '(min-width: 1280px) 37rem, (min-width: 1024px) 48vw, calc(100vw - 4rem)',
  },
  single: {
    view: 'tall',
    media: '(min-width: 1024px)',
    sizes: '(min-width: 1280px) 18rem, 23vw',
  },
} as const;

const CLOSE_UP = { sizes: '(min-width: 768px) 46vw, calc(100vw - 2rem)' };

interface ScreenshotProps {
  scene: Scene;
  /** As wide as the content, or in a card of two columns or one; phones show a close-up. */
  slot: 'full' | 'double' | 'single';
}

/** A picture of the product. A click shows the whole screen if that shows more. */
export function Screenshot({ scene, slot }: ScreenshotProps) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const title = t(`pictures.${scene}.title`);
  const alt = t('pictures.alt', { title });
  const { view, ...placed } = SLOTS[slot];
  const large = describeScene(scene, view, language.code, placed);
  const closeUp = describeScene(scene, 'closeUp', language.code, CLOSE_UP);
  // On hover and focus; a failure shows when the dialog is opened.
  const loadAhead = () => void prepare({ language }, dialog);
  return (
    <figure className={classes.root} data-slot={slot}>
      <div className={classes.frame}>
        <div className={css({ _print: { display: 'none' } })}>
          <Picture {...closeUp} sources={[...large.sources, ...closeUp.sources]} alt={alt} />
        </div>
        {/* On white paper a light one. A print waits for pictures that it sees for the first time,
            but not for a <picture> that changes with the medium. */}
        <img
          alt={alt}
          loading="lazy"
          src={closeUp.src}
          width={closeUp.width}
          height={closeUp.height}
          className={classes.onPaper}
        />
      </div>
      {isEnlarged(scene) && (
        <LaterPart
          part={dialog}
          when="pressed"
          opener={(open) => (
            <button
              type="button"
              className={classes.enlarge}
              aria-haspopup="dialog"
              aria-label={t('pictures.enlarge', { title })}
              onPointerEnter={loadAhead}
              onFocus={loadAhead}
              onClick={open}
            >
              <Icon name="maximize-2" />
            </button>
          )}
        >
          {({ ScreenshotDialog }, { isOpen, close }) => (
            <ScreenshotDialog scene={scene} open={isOpen} onClose={close} />
          )}
        </LaterPart>
      )}
    </figure>
  );
}

/** The descriptions of the screens load with the dialog, when a picture is first enlarged. */
const dialog = definePart({ load: () => import('./screenshot-dialog'), area: 'details' });

const classes = screenshot();
