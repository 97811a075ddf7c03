import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSupported, RUNTIME_RANGE } from '#tools/node-version.mjs';
import { refuseNode } from '#tools/setup.mjs';

describe('the Node version for installing and building', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0'])('may be %s', (version) => {
    expect(() => refuseNode(version)).not.toThrow();
  });

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('may not be %s', (version) => {
    expect(() => refuseNode(version)).toThrow(
      `This site needs Node 20.19 or a later 20, or 22.12 or newer; this is Node ${version}.`,
    );
  });

  it('matches the versions that the build tools support, since npm skips their binaries on others', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(engines.node).toBe(
      packages['node_modules/@rolldown/binding-linux-x64-gnu'].engines.node,
    );
  });
});

describe('the Node version for serving the site', () => {
  it.each([
    ['18.20.8', false],
    ['20.20.2', false],
    ['22.17.1', false],
    ['22.18.0', true],
    ['24.0.0', true],
  ])('%s: %s', (version, expected) => {
    expect(isSupported(version, RUNTIME_RANGE)).toBe(expected);
  });
});
