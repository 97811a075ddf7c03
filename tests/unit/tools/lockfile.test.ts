import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lockfile {
  packages: Record<string, { dependencies?: object; optionalDependencies?: object }>;
}

// npm sometimes leaves out the builds for other platforms, and npm ci fails on such a lockfile.
it('the lockfile contains every dependency of its packages, including optional ones', () => {
  const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const isNamed = (from: string, name: string): boolean => {
    if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true;
    return from !== '' && isNamed(from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
  };
  const holes = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isNamed(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(holes).toEqual([]);
});

it('npm and Renovate do not use versions younger than a week', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^min-release-age=7$/m);
  const renovate = JSON.parse(readFileSync('renovate.json', 'utf8'));
  expect(renovate.minimumReleaseAge).toBe('7 days');
});
