import { findPictureLanguage } from '#app/i18n/picture-language';
import type { PictureSource } from '#app/ui/picture';
import { pictures } from './pictures.gen';

export type Scene = (typeof pictures.scenes)[number];
/** A scene is a whole screen and a close-up of one finding. */
export type View = keyof typeof pictures.views;

interface SceneFiles {
  sources: PictureSource[];
  src: string;
  width: number;
  height: number;
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * The files of a scene's view in a language, each theme in the formats in order of preference.
 * `media` and `sizes` go to each of them.
 */
export function describeScene(
  scene: Scene,
  view: View,
  language: string,
  { media, sizes }: { media?: string; sizes: string },
): SceneFiles {
  const { widths, width, height } = pictures.views[view];
  const folder = `/pictures/${findPictureLanguage(language)}`;
  const name = view === 'closeUp' ? `${scene}-close-up` : scene;
  const addressOf = (theme: string, fileWidth: number, format: string) =>
    `${folder}/${name}-${theme}-${fileWidth}.${format}`;
  const sourceOf = (theme: string, format: string, medium?: string): PictureSource => ({
    type: `image/${format}`,
    srcSet: widths.map((one) => `${addressOf(theme, one, format)} ${one}w`).join(', '),
    sizes,
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
