import sharp, { type Sharp } from 'sharp';
import { FORMATS, type PICTURES, THEMES, VIEWS } from '#studio/catalogue.ts';
import type { Studio } from './studio.ts';

/** Full colour resolution: small coloured letters stay sharp. The larger, the less is needed. */
const ENCODERS = {
  avif: (image: Sharp, width: number) =>
    image.avif({ quality: width > 1500 ? 48 : 56, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp, width: number) =>
    image.webp({ quality: width > 1500 ? 72 : 80, effort: 4, smartSubsample: true }),
} as const;

/** @returns each theme, width and format of a picture, by file name */
export async function renderPicture(
  studio: Studio,
  { view, picture }: (typeof PICTURES)[number],
  language: string,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const { size, widths } = VIEWS[view];
  // The largest width is captured as it is, the others are scaled down from it.
  const density = Math.max(...widths) / size.width;
  for (const theme of THEMES) {
    const png = await studio.photograph({ picture, language, theme, size, density });
    for (const width of widths) {
      const height = (width * size.height) / size.width;
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
