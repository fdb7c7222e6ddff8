import { describe, expect, it } from 'vitest';
import {
  actionProblems,
  advisoryProblems,
  integrityProblems,
  licenceProblems,
  listAgeProblems,
  preliminaryProblems,
} from './rules.mjs';

const HASH = 'sha512-abc=';
const lockOf = (packages: Record<string, object>) => ({ packages });
const one = (entry: object) =>
  lockOf({ 'node_modules/paket': { version: '1.2.3', integrity: HASH, ...entry } });

describe('the check of the supply chain', () => {
  it.each([
    ['2026-11-29', '2026-11-29T10:00:00Z', 0],
    ['2026-11-29', '2026-12-06T23:59:59Z', 0],
    ['2026-11-29', '2026-12-07T00:00:00Z', 1],
    ['2026-11-30', '2026-11-29T10:00:00Z', 1],
    ['', '2026-11-29T10:00:00Z', 1],
  ])(
    'a list of advisories of %j has %#: a release at %s needs a list of the last week',
    (updated, now, problems) => {
      expect(listAgeProblems(updated, new Date(now))).toHaveLength(problems);
    },
  );

  it.each([
    ['without a hash', undefined],
    ['with a SHA-1', 'sha1-abc='],
  ])(
    'rejects a locked package %s, also one inside another package and one for another platform',
    (_case, integrity) => {
      const lock = lockOf({
        'node_modules/a/node_modules/@b/c': { version: '1.0.0', integrity, optional: true },
        'node_modules/@naungan/api': { link: true },
        'packages/api': { version: '1.0.0' },
      });
      expect(integrityProblems(lock, {})).toEqual([
        'package-lock.json has no SHA-512 of node_modules/a/node_modules/@b/c',
      ]);
      expect(integrityProblems(lock, { '@b/c@1.0.0': 'not on the registry' })).toEqual([]);
    },
  );

  const licences = { accepted: ['MIT', 'ISC'], acceptedForDevelopment: ['CC-BY-4.0'], byPackage: {} };
  it.each(['MIT', 'GPL-3.0 OR MIT', '(MIT AND ISC)'])('accepts the licence %s', (license) => {
    expect(licenceProblems(one({ license }), licences)).toEqual([]);
  });
  it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'CC-BY-4.0', undefined])('rejects the licence %s', (license) => {
    expect(licenceProblems(one({ license }), licences)).toHaveLength(1);
  });
  it('takes the licence of a binary without one from the package that requires it', () => {
    const lockWith = (license: string) =>
      lockOf({
        'node_modules/a': { version: '1.0.0', license, optionalDependencies: { '@a/win32': '1.0.0' } },
        'node_modules/@a/win32': { version: '1.0.0', optional: true },
      });
    expect(licenceProblems(lockWith('MIT'), licences)).toEqual([]);
    expect(licenceProblems(lockWith('GPL-3.0'), licences)).toHaveLength(2);
  });
  it('accepts further licences of packages for development, and of packages that the policy names', () => {
    expect(licenceProblems(one({ license: 'CC-BY-4.0', dev: true }), licences)).toEqual([]);
    const byPackage = { paket: { license: 'LGPL-3.0', reason: 'a separate library' } };
    expect(licenceProblems(one({ license: 'LGPL-3.0' }), { ...licences, byPackage })).toEqual([]);
  });

  it.each(['1.0.0-beta.2', '7.0.0-dev.20251101', '1.0.0-rc.1'])(
    'rejects the preliminary version %s, except for development',
    (version) => {
      expect(preliminaryProblems(one({ version }), {})).toHaveLength(1);
      expect(preliminaryProblems(one({ version, devOptional: true }), {})).toHaveLength(1);
      expect(preliminaryProblems(one({ version, dev: true }), {})).toEqual([]);
      expect(preliminaryProblems(one({ version }), { [`paket@${version}`]: 'a reason' })).toEqual([]);
    },
  );

  it('rejects a version with a published vulnerability, also one for development', () => {
    const advisory = {
      id: 'GHSA-1',
      package: 'paket',
      vulnerable: '<1.0.1 || >=2.0.0 <2.1.0',
      severity: 'high',
      title: 'reveals files',
    };
    const problemsOf = (version: string, accepted = {}) =>
      advisoryProblems(one({ version, dev: true }), [advisory], accepted);
    expect(problemsOf('1.0.0')).toEqual(['paket@1.0.0 is affected by GHSA-1 (high): reveals files']);
    expect(problemsOf('2.1.0-beta.1')).toHaveLength(1);
    expect([...problemsOf('1.0.1'), ...problemsOf('2.1.0')]).toEqual([]);
    expect(problemsOf('1.0.0', { 'GHSA-1': 'the function is not used' })).toEqual([]);
  });

  it.each(['actions/checkout@v5', 'actions/checkout@main', 'actions/checkout@08c6903', 'docker://node:24'])(
    'rejects the action %s, which names no commit',
    (action) => {
      const text = `steps:\n  - uses: ${action}\n  - name: a\n    uses: '${action}' # v5\n`;
      expect(actionProblems({ 'check.yml': text })).toHaveLength(2);
    },
  );
  it('accepts an action with a commit, and a workflow of this repository', () => {
    const text = `jobs:\n  a:\n    uses: ./.github/workflows/b.yml\n    steps:\n      - uses: a/b@${'0a'.repeat(20)} # v1\n`;
    expect(actionProblems({ 'check.yml': text })).toEqual([]);
  });
});
