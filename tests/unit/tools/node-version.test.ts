import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSupported, RUNTIME_RANGE } from '#tools/node-version.mjs';
import { refuseNode } from '#tools/setup.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0'])('Node %s may build', (version) => {
  expect(() => refuseNode(version)).not.toThrow();
});

it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s may not build', (version) => {
  expect(() => refuseNode(version)).toThrow(
    `This site needs Node 20.19 or a later 20, or 22.12 or newer; this is Node ${version}.`,
  );
});

it('the build tools support the same versions, since npm skips their binaries on others', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(engines.node).toBe(packages['node_modules/@rolldown/binding-linux-x64-gnu'].engines.node);
});

it('the site is served by fewer versions', () => {
  const versions = ['18.20.8', '20.20.2', '22.17.1', '22.18.0', '24.0.0'];
  const served = versions.filter((version) => isSupported(version, RUNTIME_RANGE));
  expect(served).toEqual(['22.18.0', '24.0.0']);
});
