import sharp, { type Sharp } from 'sharp';
import { FORMATS, SCENE_SIZE, type Scene, THEMES, WIDTHS } from '../catalogue.ts';
import type { Studio } from './studio.ts';

/** Full colour resolution: small coloured letters stay sharp. The larger, the less is needed. */
const ENCODERS = {
  avif: (image: Sharp, width: number) =>
    image.avif({ quality: width > 1500 ? 48 : 56, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp, width: number) =>
    image.webp({ quality: width > 1500 ? 72 : 80, effort: 4, smartSubsample: true }),
} as const;

/** Twice the pixels of the largest width, so that every width is made by scaling down. */
const DENSITY = (2 * Math.max(...WIDTHS)) / SCENE_SIZE.width;

/** @returns each theme, width and format of a scene, by file name */
export async function renderScene(
  studio: Studio,
  picture: Scene,
  language: string,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const theme of THEMES) {
    const shot = { picture, language, theme, size: SCENE_SIZE, density: DENSITY };
    const png = await studio.photograph(shot);
    for (const width of WIDTHS) {
      const height = (width * SCENE_SIZE.height) / SCENE_SIZE.width;
      const scaled = await sharp(png).resize(width, height).removeAlpha().png().toBuffer();
      for (const format of FORMATS) {
        const file = await ENCODERS[format](sharp(scaled), width).toBuffer();
        files.set(`${picture}-${theme}-${width}.${format}`, file);
      }
    }
  }
  return files;
}

/** Few colours, so a palette suffices and the file stays small. */
export async function compressCard(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().png({ palette: true, quality: 90, effort: 10 }).toBuffer();
}
