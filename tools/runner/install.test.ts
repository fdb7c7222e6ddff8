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

test('accepts an installation that equals the lock, without binaries of other platforms', () => {
  expect(outdatedPackages(locked, installed, { dev: true })).toEqual([]);
});

test.each([
  ['a missing package', { ...installed, 'node_modules/zod': undefined }, 'node_modules/zod'],
  ['another version', { ...installed, 'node_modules/zod': { version: '4.6.6' } }, 'node_modules/zod'],
  [
    'a copy in place of a link',
    { ...installed, 'node_modules/@naungan/domain': {} },
    'node_modules/@naungan/domain',
  ],
])('reports %s', (_name, installedPackages, folder) => {
  expect(outdatedPackages(locked, installedPackages, { dev: true })).toEqual([folder]);
});

test('requires development packages only on request', () => {
  const installedPackages = { ...installed, 'node_modules/vitest': undefined };
  expect(outdatedPackages(locked, installedPackages, { dev: false })).toEqual([]);
  expect(outdatedPackages(locked, installedPackages, { dev: true })).toEqual(['node_modules/vitest']);
});
