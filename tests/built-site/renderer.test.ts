import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../tools/process/fingerprint.mjs';
import { currentRelease, releaseFolder, siteFolder } from '../../tools/site-build/releases.mjs';

const site = siteFolder('dist');
const folder = join(releaseFolder(site, currentRelease(site)), 'server');
const require = createRequire(import.meta.url);

/** Returns the names of the packages that the server-side scripts of the built site import. */
function importedPackages(): string[] {
  const scripts = filesUnder(['.'], folder).filter((file) => file.endsWith('.mjs'));
  const modules = scripts.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*\(?["']([^"'.][^"']*)["']/g),
    ].map(([, name = '']) => name),
  );
  const names = modules
    .filter((name) => /^(@[a-z]|[a-z])[\w./-]*$/.test(name) && !name.startsWith('node:'))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(names)].toSorted();
}

/** Returns the packages that an installed package needs or expects in its host. */
function dependenciesOf(name: string): string[] {
  const folders = require.resolve.paths(name) ?? [];
  for (const packages of folders) {
    try {
      const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
      return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    } catch {
      // The package is in another folder.
    }
  }
  return [];
}

test('the server-side scripts of the built site import Preact, and no package that would load React', () => {
  const packages = importedPackages();
  expect(packages).toContain('preact');
  const withReact = packages.filter((name) =>
    [name, ...dependenciesOf(name)].some((dependency) => /^react(-dom)?$/.test(dependency)),
  );
  expect(withReact).toEqual([]);
});
