import { describe, expect, it } from 'vitest';
import { packagesOf, packagesWithoutChangeset } from './changesets.mjs';

const changeset = (...names: string[]) =>
  `---\n${names.map((name) => `"@naungan/${name}": minor\n`).join('')}---\n\nA change.\n`;

describe('the check of changesets', () => {
  it.each([
    ['a source file', 'packages/ui/src/primitives/button/Button.tsx'],
    ['the manifest', 'packages/ui/package.json'],
    ['a build script', 'packages/ui/build-tokens.ts'],
  ])('requires a changeset for the package of %s', (_kind, file) => {
    expect(packagesWithoutChangeset({ files: [file], changesets: [] })).toEqual(['ui']);
    expect(packagesWithoutChangeset({ files: [file], changesets: [changeset('domain')] })).toEqual(['ui']);
    expect(packagesWithoutChangeset({ files: [file], changesets: [changeset('domain', 'ui')] })).toEqual([]);
  });

  it.each([
    'packages/ui/src/primitives/button/Button.stories.tsx',
    'packages/ui/src/primitives/button/Button.guide.ts',
    'packages/domain/src/fee/fee.test.ts',
    'packages/domain/src/lines/order-form.fixture.ts',
    'packages/ui/README.md',
    'server/src/app.ts',
  ])('the file %s requires no changeset', (file) => {
    expect(packagesWithoutChangeset({ files: [file], changesets: [] })).toEqual([]);
  });

  it('an empty changeset is enough for every package', () => {
    const files = ['packages/ui/src/a.ts', 'packages/api/src/b.ts'];
    expect(packagesWithoutChangeset({ files, changesets: ['---\n---\n'] })).toEqual([]);
  });

  it('a release, which writes changelogs, requires no changeset', () => {
    const files = ['packages/ui/package.json', 'packages/ui/CHANGELOG.md', '.changeset/old.md'];
    expect(packagesWithoutChangeset({ files, changesets: [] })).toEqual([]);
  });

  it('the packages of a changeset are read from its front matter only', () => {
    expect(packagesOf(`${changeset('ui')}\n"@naungan/api": minor\n`)).toEqual(['ui']);
    expect(packagesOf('---\n---\n')).toBeNull();
  });
});
