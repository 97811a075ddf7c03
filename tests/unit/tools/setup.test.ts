import { expect, it } from 'vitest';
import { refuseFolder } from '#tools/setup.mjs';

it.each([
  '/projects/ada/stage#map',
  '/projects/ada/what?/stagemap',
  "/projects/ada's/stagemap",
  '/projects/12:30',
  '/projects/a*b',
])('a project in %s is told so in a sentence', (folder) => {
  const [sign] = /[#?':*]/.exec(folder) ?? [];
  expect(() => refuseFolder(folder)).toThrow(
    `The site cannot be built in ${folder}: a folder on the way is named with "${sign}". Rename it, or move the project.`,
  );
});

it.each([
  '/projects/ada/my site (2)',
  '/projects/zoë/stage-map_1.0',
  '/projects/ada/a & b',
  '/projects/100%/[x]',
])('a project in %s is built', (folder) => {
  expect(() => refuseFolder(folder)).not.toThrow();
});
