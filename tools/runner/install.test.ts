import { expect, test } from 'vitest';
import { neededInstallation, outdatedPackages, withAddresses } from './install.mjs';

const lockedPackages = {
  '': { name: 'naungan' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/binary-for-another-platform': { version: '1.0.0', optional: true },
  'node_modules/@naungan/domain': { link: true },
};
const installedPackages = {
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/@naungan/domain': { link: true },
};

test('the check of the installation accepts an installation that equals the lock except for binaries of other platforms', () => {
  expect(outdatedPackages(lockedPackages, installedPackages, { dev: true })).toEqual([]);
});

test.each([
  ['a package that is missing', { ...installedPackages, 'node_modules/zod': undefined }, 'node_modules/zod'],
  [
    'a package whose version differs from the lock',
    { ...installedPackages, 'node_modules/zod': { version: '4.6.6' } },
    'node_modules/zod',
  ],
  [
    'a workspace package that is a copy and not a link',
    { ...installedPackages, 'node_modules/@naungan/domain': {} },
    'node_modules/@naungan/domain',
  ],
])('the check of the installation reports %s', (_name, actualPackages, folder) => {
  expect(outdatedPackages(lockedPackages, actualPackages, { dev: true })).toEqual([folder]);
});

test('the check of the installation reports missing development packages only when they are required', () => {
  const actualPackages = { ...installedPackages, 'node_modules/vitest': undefined };
  expect(outdatedPackages(lockedPackages, actualPackages, { dev: false })).toEqual([]);
  expect(outdatedPackages(lockedPackages, actualPackages, { dev: true })).toEqual(['node_modules/vitest']);
});

const { 'node_modules/vitest': _vitest, ...sitePackages } = installedPackages;
const options = { dev: false, hasRemovedFiles: false, platform: 'linux' };

test('a first start installs the packages of the site, and all packages on Windows', () => {
  expect(neededInstallation(lockedPackages, {}, options)).toBe('site');
  expect(neededInstallation(lockedPackages, {}, { ...options, platform: 'win32' })).toBe('all');
});

test('a start installs nothing after an installation of all packages or of the packages of the site', () => {
  expect(neededInstallation(lockedPackages, installedPackages, options)).toBe('none');
  expect(neededInstallation(lockedPackages, sitePackages, { ...options, hasRemovedFiles: true })).toBe(
    'none',
  );
});

test('a command for development installs all packages if only the packages of the site are installed', () => {
  expect(neededInstallation(lockedPackages, sitePackages, { ...options, dev: true })).toBe('all');
  expect(neededInstallation(lockedPackages, installedPackages, { ...options, dev: true })).toBe('none');
});

test('a command for development installs all packages again if files of the packages were removed', () => {
  expect(
    neededInstallation(lockedPackages, installedPackages, { ...options, dev: true, hasRemovedFiles: true }),
  ).toBe('all');
});

test('a start after a change of the lock file installs development packages only if they were installed before', () => {
  const changedLock = { ...lockedPackages, 'node_modules/zod': { version: '4.6.8' } };
  expect(neededInstallation(changedLock, installedPackages, options)).toBe('all');
  expect(neededInstallation(changedLock, sitePackages, options)).toBe('site');
});

const addressesOf = (packages: Record<string, object>) =>
  Object.values(withAddresses({ packages }).packages).map(({ resolved }) => resolved);
const published = { version: '1.2.3', integrity: 'sha512-a' };

test.each([
  ['a package', 'node_modules/zod', published, '/zod/-/zod-1.2.3.tgz'],
  ['a package of a scope', 'node_modules/@base-ui/react', published, '/@base-ui/react/-/react-1.2.3.tgz'],
  ['a package inside another package', 'node_modules/a/node_modules/@b/c', published, '/@b/c/-/c-1.2.3.tgz'],
  [
    'a package under another name',
    'node_modules/typescript-7',
    { ...published, name: 'typescript' },
    '/typescript/-/typescript-1.2.3.tgz',
  ],
])('the lock with addresses has the path of %s at the registry', (_name, folder, entry, path) => {
  expect(addressesOf({ [folder]: entry })).toEqual([`https://registry.invalid${path}`]);
});

test.each([
  ['the project', '', { name: 'naungan' }],
  ['a workspace', 'node_modules/@naungan/domain', { resolved: 'packages/domain', link: true }],
  ['a package that is a part of another package', 'node_modules/a', { ...published, inBundle: true }],
])('the lock with addresses does not change the entry of %s', (_name, folder, entry) => {
  expect(withAddresses({ packages: { [folder]: entry } }).packages).toEqual({ [folder]: entry });
});
