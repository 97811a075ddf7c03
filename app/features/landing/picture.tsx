import { findPictureLanguage } from '#app/i18n/languages';
import { css } from '#styled/css';
import { pictures } from './pictures.gen';

type Scenes = typeof pictures.scenes;

export type Scene = keyof Scenes;
/** A whole screen, or a part of it at the size of a card or phone. */
export type View = keyof typeof pictures.views;
/** Scenes with a screen, which shows more than their close-up. */
export type EnlargedScene = {
  [S in Scene]: 'screen' extends Scenes[S][number] ? S : never;
}[Scene];

export function isEnlarged(scene: Scene): scene is EnlargedScene {
  return hasView(scene, 'screen');
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * The files of a scene's view in a language, each theme in the formats in order of preference, of
 * which the browser takes the first that it can show; `src` is the fallback. `media` and `sizes`, the
 * picture's width on the page, go to each of them.
 * @throws Error if the scene has no such view
 */
export function describeScene(
  scene: Scene,
  view: View,
  language: string,
  { media, sizes }: { media?: string; sizes: string },
) {
  if (!hasView(scene, view)) throw new Error(`${scene} has no view ${view}`);
  const { suffix, widths, width, height } = pictures.views[view];
  const folder = `/pictures/${findPictureLanguage(language)}`;
  const addressOf = (theme: string, fileWidth: number, format: string) =>
    `${folder}/${scene}${suffix}-${theme}-${fileWidth}.${format}`;
  const sourceOf = (theme: string, format: string, medium?: string) => ({
    type: `image/${format}`,
    srcSet: widths.map((one) => `${addressOf(theme, one, format)} ${one}w`).join(', '),
    sizes,
    // Their ratio reserves the space.
    width,
    height,
    ...(medium !== undefined && { media: medium }),
  });
  const dark = media === undefined ? DARK : `${media} and ${DARK}`;
  return {
    sources: [
      ...pictures.formats.map((format) => sourceOf('dark', format, dark)),
      ...pictures.formats.map((format) => sourceOf('light', format, media)),
    ],
    src: addressOf('light', widths[1], 'webp'),
    width,
    height,
  };
}

function hasView(scene: Scene, wanted: View): boolean {
  return pictures.scenes[scene].some((view) => view === wanted);
}

interface PictureProps extends ReturnType<typeof describeScene> {
  alt: string;
  /** Loads with high priority, for pictures above the fold. */
  isUrgent?: boolean;
}

/** As wide as its container, in the ratio of the shown source. */
export function Picture({ sources, src, alt, isUrgent = false, ...size }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        {...size}
        alt={alt}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        // After `loading`, because setting `src` starts the download.
        src={src}
        className={css({ display: 'block', width: 'full', height: 'auto' })}
      />
    </picture>
  );
}
