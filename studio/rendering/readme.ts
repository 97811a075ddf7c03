import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder } from '#tools/run.mjs';
import { build, isBuilt } from '#tools/site-build.mjs';
import type { Studio } from './studio.ts';

const PAGES = ['/', '/preiskalkulator/pro?yearly=true&users=45&systems=4&addons=reporting'];
const SIZE = { width: 1200, height: 1000 };
const WIDTH = 760;
const GAP = 24;

/** Landing page and calculator of the built site side by side, for README.md. */
export async function renderReadmePicture({ photographPage }: Studio): Promise<Buffer> {
  if (!isBuilt('node') && (await build('node')).status !== 0) throw new Error('The build failed');
  const cwd = await mkdtemp(join(tmpdir(), 'stagemap-'));
  const env = { ...process.env, NODE_ENV: 'production', HOST: 'localhost', PORT: '0' };
  const server = spawn(process.execPath, [join(projectFolder, 'dist/node/server.js')], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await readAddress(server.stdout);
    const pages = await Promise.all(PAGES.map((path) => photographPage(origin + path, SIZE)));
    return await placeSideBySide(pages);
  } finally {
    server.kill();
    await rm(cwd, { recursive: true });
  }
}

async function readAddress(output: NodeJS.EventEmitter): Promise<string> {
  for await (const [text] of on(output, 'data', { close: ['end'] })) {
    const [address] = /http:\/\/\S+:\d+/.exec(String(text)) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The site did not start');
}

async function placeSideBySide(pages: readonly Buffer[]): Promise<Buffer> {
  const shown = await Promise.all(
    pages.map(async (png, index) => ({
      input: await sharp(png).resize(WIDTH).png().toBuffer(),
      left: index * (WIDTH + GAP),
      top: 0,
    })),
  );
  const height = Math.round((WIDTH * SIZE.height) / SIZE.width);
  const width = pages.length * (WIDTH + GAP) - GAP;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } })
    .composite(shown)
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toBuffer();
}
