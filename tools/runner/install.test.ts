import { expect, test } from 'vitest';
import { outdatedPackages } from './install.mjs';

const locked = {
  '': { name: 'naungan' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/binary-for-another-platform': { version: '1.0.0', optional: true },
  'node_modules/@naungan/domain': { link: true },
};
const installed = {
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/@naungan/domain': { link: true },
};

test('the check of the installation accepts an installation that equals the lock except for binaries of other platforms', () => {
  expect(outdatedPackages(locked, installed, { dev: true })).toEqual([]);
});

test.each([
  ['a package that is missing', { ...installed, 'node_modules/zod': undefined }, 'node_modules/zod'],
  [
    'a package whose version differs from the lock',
    { ...installed, 'node_modules/zod': { version: '4.6.6' } },
    'node_modules/zod',
  ],
  [
    'a workspace package that is a copy and not a link',
    { ...installed, 'node_modules/@naungan/domain': {} },
    'node_modules/@naungan/domain',
  ],
])('the check of the installation reports %s', (_name, installedPackages, folder) => {
  expect(outdatedPackages(locked, installedPackages, { dev: true })).toEqual([folder]);
});

test('the check of the installation reports missing development packages only when they are required', () => {
  const installedPackages = { ...installed, 'node_modules/vitest': undefined };
  expect(outdatedPackages(locked, installedPackages, { dev: false })).toEqual([]);
  expect(outdatedPackages(locked, installedPackages, { dev: true })).toEqual(['node_modules/vitest']);
});
