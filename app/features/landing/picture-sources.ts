import { findPictureLanguage } from '#app/i18n/picture-language';
import type { PictureSource } from '#app/ui/picture';
import { pictures } from './pictures.gen';

export type Scene = (typeof pictures.scenes)[number];

interface SceneFiles {
  sources: PictureSource[];
  src: string;
  width: number;
  height: number;
}

/** The files of a scene in a language, each theme in the formats in order of preference. */
export function describeScene(scene: Scene, language: string): SceneFiles {
  const folder = `/pictures/${findPictureLanguage(language)}`;
  const addressOf = (theme: string, width: number, format: string) =>
    `${folder}/${scene}-${theme}-${width}.${format}`;
  const sourceOf = (theme: string, format: string): PictureSource => ({
    type: `image/${format}`,
    srcSet: pictures.widths
      .map((width) => `${addressOf(theme, width, format)} ${width}w`)
      .join(', '),
  });
  const media = '(prefers-color-scheme: dark)';
  return {
    sources: [
      ...pictures.formats.map((format) => ({ ...sourceOf('dark', format), media })),
      ...pictures.formats.map((format) => sourceOf('light', format)),
    ],
    src: addressOf('light', pictures.widths[1], 'webp'),
    width: pictures.width,
    height: pictures.height,
  };
}
