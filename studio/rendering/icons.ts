import sharp from 'sharp';
import { site } from '#app/site.ts';
import { palette } from '#app/theme/palette.ts';
import { toHex } from '#app/theme/srgb.ts';
import type { Studio } from './studio.ts';

/** The mark is drawn on a grid of this many units. */
const GRID = 24;

/** @returns the site's icons and the manifest that names them, by path in `public/` */
export async function renderIcons(studio: Pick<Studio, 'readMark'>): Promise<Map<string, Buffer>> {
  const shapes = readShapes(await studio.readMark());
  const favicon = drawFavicon(shapes, {
    mark: { light: toHex(palette.accent.light), dark: toHex(palette.accent.dark) },
    deviation: {
      light: toHex(palette.deviationMark.light),
      dark: toHex(palette.deviationMark.dark),
    },
  });
  const colors = {
    ground: toHex(palette.accent.light),
    mark: toHex(palette.onAccent.light),
    deviation: toHex(palette.deviationMark.dark),
  };
  const tile = (size: number, share: number, radius: number) =>
    rasterize(drawTile(shapes, colors, share, radius), size);
  return new Map([
    ['favicon.svg', Buffer.from(favicon)],
    ['favicon.ico', wrapIco(await rasterize(favicon, 32), 32)],
    ['apple-touch-icon.png', await tile(180, 0.64, 0)],
    ['icon-192.png', await tile(192, 0.64, 0.22)],
    ['icon-512.png', await tile(512, 0.64, 0.22)],
    // Whatever shape the system cuts out, a circle of 80 % is always seen.
    ['icon-maskable-512.png', await tile(512, 0.52, 0)],
    ['manifest.webmanifest', Buffer.from(writeManifest(toHex(palette.canvas.light)))],
  ]);
}

/** The mark's shapes; the one that has a colour of its own becomes the class `deviation`. */
function readShapes(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/ class="[^"]*"/g, ' class="deviation"')
    .replace(/><\/(path|rect)>/g, '/>');
}

interface Adaptive {
  light: string;
  dark: string;
}

function drawFavicon(shapes: string, colors: { mark: Adaptive; deviation: Adaptive }): string {
  const style = (theme: keyof Adaptive) =>
    `svg{color:${colors.mark[theme]}}.deviation{fill:${colors.deviation[theme]}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" fill="none">` +
    `<style>${style('light')}@media (prefers-color-scheme:dark){${style('dark')}}</style>` +
    `${shapes}</svg>\n`
  );
}

interface TileColors {
  ground: string;
  mark: string;
  deviation: string;
}

/** The mark on a tile; `share` and `radius` are fractions of the tile's side. */
function drawTile(shapes: string, colors: TileColors, share: number, radius: number): string {
  const side = GRID / share;
  const inset = (side - GRID) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none">` +
    `<style>.deviation{fill:${colors.deviation}}</style>` +
    `<rect width="${side}" height="${side}" rx="${side * radius}" fill="${colors.ground}"/>` +
    `<g color="${colors.mark}" transform="translate(${inset} ${inset})">${shapes}</g></svg>`
  );
}

/** Drawn four times as large and scaled down, for smooth edges at every size. */
async function rasterize(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size * 4) / GRID;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** One PNG in an icon file: header, one entry of the directory, the picture. */
function wrapIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits for a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function writeManifest(ground: string): string {
  const icon = (size: number, file = `icon-${size}`) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [icon(192), icon(512), { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
